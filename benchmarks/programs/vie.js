const W = 96;
const H = 64;
function mod(a, b) {
  const rest = a % b;
  return rest < 0 ? rest + b : rest;
}
function neighbours(g, x, y) {
  let n = 0;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      if (dx !== 0 || dy !== 0) n += g[mod(y + dy, H)][mod(x + dx, W)];
    }
  }
  return n;
}
function next(g) {
  const fresh = [];
  for (let y = 0; y <= H - 1; y++) {
    const row = [];
    for (let x = 0; x <= W - 1; x++) {
      const n = neighbours(g, x, y);
      row.push(n === 3 || (n === 2 && g[y][x] === 1) ? 1 : 0);
    }
    fresh.push(row);
  }
  return fresh;
}
let grid = [];
let seed = 42;
for (let y = 0; y <= H - 1; y++) {
  const row = [];
  for (let x = 0; x <= W - 1; x++) {
    seed = (seed * 16807) % 2147483647;
    row.push((seed % 3) % 2);
  }
  grid.push(row);
}
for (let turn = 1; turn <= 60; turn++) grid = next(grid);
let alive = 0;
for (let y = 0; y <= H - 1; y++) {
  for (let x = 0; x <= W - 1; x++) alive += grid[y][x];
}
print(alive);
