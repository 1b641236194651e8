def main():
    total = 0
    for row in range(300):
        for column in range(300):
            cx = column / 150 - 1.5
            cy = row / 150 - 1
            x = 0
            y = 0
            turns = 0
            while turns < 100 and x * x + y * y <= 4:
                x, y = x * x - y * y + cx, 2 * x * y + cy
                turns += 1
            total += turns
    print(total)


main()
