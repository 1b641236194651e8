const N = 11;
const columns = [];
const rising = [];
const falling = [];
for (let i = 0; i <= 2 * N; i++) {
  columns.push(false);
  rising.push(false);
  falling.push(false);
}
let solutions = 0;
function place(row) {
  if (row === N) {
    solutions += 1;
    return;
  }
  for (let c = 0; c <= N - 1; c++) {
    if (!columns[c] && !rising[row + c] && !falling[row - c + N]) {
      columns[c] = true;
      rising[row + c] = true;
      falling[row - c + N] = true;
      place(row + 1);
      columns[c] = false;
      rising[row + c] = false;
      falling[row - c + N] = false;
    }
  }
}
place(0);
print(solutions);
