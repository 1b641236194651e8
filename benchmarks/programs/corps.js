class Body {
  constructor() {
    this.x = 0;
    this.y = 0;
    this.z = 0;
    this.vx = 0;
    this.vy = 0;
    this.vz = 0;
    this.mass = 1;
  }
}
const all = [];
for (let i = 0; i <= 4; i++) {
  const c = new Body();
  c.x = i * 1.7 - 3;
  c.y = i * i * 0.3;
  c.z = 2 - i * 0.9;
  c.vx = 0.1 * i;
  c.vy = 0.05 - 0.02 * i;
  c.mass = 1 + i / 2;
  all.push(c);
}
function advance(dt) {
  for (let i = 0; i < all.length; i++) {
    const a = all[i];
    for (let j = i + 1; j < all.length; j++) {
      const b = all[j];
      const dx = a.x - b.x;
      const dy = a.y - b.y;
      const dz = a.z - b.z;
      const square = dx * dx + dy * dy + dz * dz + 0.01;
      const force = dt / (square * Math.sqrt(square));
      a.vx -= dx * b.mass * force;
      a.vy -= dy * b.mass * force;
      a.vz -= dz * b.mass * force;
      b.vx += dx * a.mass * force;
      b.vy += dy * a.mass * force;
      b.vz += dz * a.mass * force;
    }
  }
  for (let i = 0; i < all.length; i++) {
    const a = all[i];
    a.x += dt * a.vx;
    a.y += dt * a.vy;
    a.z += dt * a.vz;
  }
}
for (let turn = 1; turn <= 40000; turn++) advance(0.001);
let sum = 0;
for (const one of all) sum += one.x * one.mass + one.y - one.z;
print(Math.round(sum * 1000000));
