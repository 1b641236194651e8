const START = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
function isPossible(g, row, column, value) {
  for (let i = 0; i <= 8; i++) {
    if (g[row][i] === value || g[i][column] === value) return false;
  }
  const top = Math.floor(row / 3) * 3;
  const left = Math.floor(column / 3) * 3;
  for (let i = 0; i <= 2; i++) {
    for (let j = 0; j <= 2; j++) {
      if (g[top + i][left + j] === value) return false;
    }
  }
  return true;
}
function solve(g, place) {
  tries += 1;
  if (place === 81) return true;
  const row = Math.floor(place / 9);
  const column = place % 9;
  if (g[row][column] !== 0) return solve(g, place + 1);
  for (let value = 1; value <= 9; value++) {
    if (isPossible(g, row, column, value)) {
      g[row][column] = value;
      if (solve(g, place + 1)) return true;
      g[row][column] = 0;
    }
  }
  return false;
}
let tries = 0;
const grid = [];
for (let row = 0; row <= 8; row++) {
  const line = [];
  for (let column = 0; column <= 8; column++) {
    const sign = START[row * 9 + column];
    line.push(sign === "." ? 0 : Number(sign));
  }
  grid.push(line);
}
print(solve(grid, 0) ? "vrai" : "faux");
print(tries);
print(`[${grid[8].join(", ")}]`);
