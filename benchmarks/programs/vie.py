W, H = 96, 64


def neighbours(g, x, y):
    n = 0
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            if dx != 0 or dy != 0:
                n += g[(y + dy) % H][(x + dx) % W]
    return n


def following(g):
    fresh = []
    for y in range(H):
        row = []
        for x in range(W):
            n = neighbours(g, x, y)
            row.append(1 if n == 3 or (n == 2 and g[y][x] == 1) else 0)
        fresh.append(row)
    return fresh


grid = []
seed = 42
for _ in range(H):
    row = []
    for _ in range(W):
        seed = seed * 16807 % 2147483647
        row.append(seed % 3 % 2)
    grid.append(row)
for _ in range(60):
    grid = following(grid)
print(sum(map(sum, grid)))
