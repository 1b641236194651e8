import math

SIZE = 24


def main():
    world = []
    for i in range(SIZE * SIZE):
        row, column = divmod(i, SIZE)
        wall = row in (0, SIZE - 1) or column in (0, SIZE - 1) or (row * 7 + column * 3) % 5 == 0
        world.append(1 if wall else 0)
    px = py = 12.5
    total = 0
    for image in range(400):
        angle = image * 0.9
        for ray in range(150):
            a = (angle - 30 + ray * 60 / 149) * math.pi / 180
            dx = (1 - a * a / 50) * 0.8
            dy = a / 7 + 0.3
            if abs(dx) < 0.0001:
                dx = 0.0001
            mx, my = math.floor(px), math.floor(py)
            delta_x, delta_y = abs(1 / dx), abs(1 / dy)
            step_x = step_y = 1
            side_x, side_y = (mx + 1 - px) * delta_x, (my + 1 - py) * delta_y
            if dx < 0:
                step_x = -1
                side_x = (px - mx) * delta_x
            if dy < 0:
                step_y = -1
                side_y = (py - my) * delta_y
            hit = False
            distance = 0
            while not hit:
                if side_x < side_y:
                    distance = side_x
                    side_x += delta_x
                    mx += step_x
                else:
                    distance = side_y
                    side_y += delta_y
                    my += step_y
                if mx < 0 or mx >= SIZE or my < 0 or my >= SIZE or world[my * SIZE + mx] > 0:
                    hit = True
            total += 300 / (distance + 0.1)
    print(round(total))


main()
