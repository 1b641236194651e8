let total = 0;
for (let row = 0; row <= 299; row++) {
  for (let column = 0; column <= 299; column++) {
    const cx = column / 150 - 1.5;
    const cy = row / 150 - 1;
    let x = 0;
    let y = 0;
    let turns = 0;
    while (turns < 100 && x * x + y * y <= 4) {
      const next = x * x - y * y + cx;
      y = 2 * x * y + cy;
      x = next;
      turns += 1;
    }
    total += turns;
  }
}
print(total);
