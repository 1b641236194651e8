import math


class Body:
    __slots__ = ("mass", "vx", "vy", "vz", "x", "y", "z")

    def __init__(self):
        self.x = self.y = self.z = self.vx = self.vy = self.vz = 0
        self.mass = 1


bodies = []
for i in range(5):
    c = Body()
    c.x = i * 1.7 - 3
    c.y = i * i * 0.3
    c.z = 2 - i * 0.9
    c.vx = 0.1 * i
    c.vy = 0.05 - 0.02 * i
    c.mass = 1 + i / 2
    bodies.append(c)


def advance(dt):
    for i, a in enumerate(bodies):
        for j in range(i + 1, len(bodies)):
            b = bodies[j]
            dx = a.x - b.x
            dy = a.y - b.y
            dz = a.z - b.z
            square = dx * dx + dy * dy + dz * dz + 0.01
            force = dt / (square * math.sqrt(square))
            a.vx -= dx * b.mass * force
            a.vy -= dy * b.mass * force
            a.vz -= dz * b.mass * force
            b.vx += dx * a.mass * force
            b.vy += dy * a.mass * force
            b.vz += dz * a.mass * force
    for a in bodies:
        a.x += dt * a.vx
        a.y += dt * a.vy
        a.z += dt * a.vz


for _ in range(40000):
    advance(0.001)
print(round(sum(one.x * one.mass + one.y - one.z for one in bodies) * 1000000))
