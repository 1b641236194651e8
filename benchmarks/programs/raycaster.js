const SIZE = 24;
const map = [];
for (let i = 0; i <= SIZE * SIZE - 1; i++) {
  const row = Math.floor(i / SIZE);
  const column = i % SIZE;
  const wall =
    row === 0 || column === 0 || row === SIZE - 1 || column === SIZE - 1 || (row * 7 + column * 3) % 5 === 0;
  map.push(wall ? 1 : 0);
}
const px = 12.5;
const py = 12.5;
let total = 0;
for (let image = 0; image <= 399; image++) {
  const angle = image * 0.9;
  for (let ray = 0; ray <= 149; ray++) {
    const a = ((angle - 30 + (ray * 60) / 149) * Math.PI) / 180;
    let dx = (1 - (a * a) / 50) * 0.8;
    const dy = a / 7 + 0.3;
    if (Math.abs(dx) < 0.0001) dx = 0.0001;
    let mx = Math.floor(px);
    let my = Math.floor(py);
    const deltaX = Math.abs(1 / dx);
    const deltaY = Math.abs(1 / dy);
    let stepX = 1;
    let stepY = 1;
    let sideX = (mx + 1 - px) * deltaX;
    let sideY = (my + 1 - py) * deltaY;
    if (dx < 0) {
      stepX = -1;
      sideX = (px - mx) * deltaX;
    }
    if (dy < 0) {
      stepY = -1;
      sideY = (py - my) * deltaY;
    }
    let hit = false;
    let distance = 0;
    while (!hit) {
      if (sideX < sideY) {
        distance = sideX;
        sideX += deltaX;
        mx += stepX;
      } else {
        distance = sideY;
        sideY += deltaY;
        my += stepY;
      }
      if (mx < 0 || mx >= SIZE || my < 0 || my >= SIZE) hit = true;
      else if (map[my * SIZE + mx] > 0) hit = true;
    }
    total += 300 / (distance + 0.1);
  }
}
print(Math.round(total));
