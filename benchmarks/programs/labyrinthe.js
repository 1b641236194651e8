const T = 401;
let random = 12345;
function draw(n) {
  random = (random * 16807) % 2147483647;
  return random % n;
}
function dig() {
  const cells = [];
  for (let i = 1; i <= T * T; i++) cells.push(1);
  const stack = [T + 1];
  cells[T + 1] = 0;
  const steps = [-2, 2, -2 * T, 2 * T];
  while (stack.length > 0) {
    const here = stack[stack.length - 1];
    const x = here % T;
    const y = Math.floor(here / T);
    const free = [];
    if (x > 1 && cells[here - 2] === 1) free.push(0);
    if (x < T - 2 && cells[here + 2] === 1) free.push(1);
    if (y > 1 && cells[here - 2 * T] === 1) free.push(2);
    if (y < T - 2 && cells[here + 2 * T] === 1) free.push(3);
    if (free.length === 0) {
      stack.pop();
    } else {
      const step = steps[free[draw(free.length)]];
      cells[here + step / 2] = 0;
      cells[here + step] = 0;
      stack.push(here + step);
    }
  }
  return cells;
}
function shortest(cells, start, end) {
  const distances = [];
  for (let i = 1; i <= T * T; i++) distances.push(-1);
  distances[start] = 0;
  const queue = [start];
  let read = 0;
  const steps = [-1, 1, -T, T];
  while (read < queue.length) {
    const here = queue[read];
    read += 1;
    for (let k = 0; k <= 3; k++) {
      const there = here + steps[k];
      if (cells[there] === 0 && distances[there] < 0) {
        distances[there] = distances[here] + 1;
        queue.push(there);
      }
    }
  }
  return distances[end];
}
print(shortest(dig(), T + 1, (T - 2) * T + T - 2));
