START = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


def is_possible(g, row, column, value):
    for i in range(9):
        if g[row][i] == value or g[i][column] == value:
            return False
    top = row // 3 * 3
    left = column // 3 * 3
    for i in range(3):
        for j in range(3):
            if g[top + i][left + j] == value:
                return False
    return True


def solve(g, place):
    global tries
    tries += 1
    if place == 81:
        return True
    row, column = divmod(place, 9)
    if g[row][column] != 0:
        return solve(g, place + 1)
    for value in range(1, 10):
        if is_possible(g, row, column, value):
            g[row][column] = value
            if solve(g, place + 1):
                return True
            g[row][column] = 0
    return False


tries = 0
grid = []
for row in range(9):
    grid.append([0 if sign == "." else int(sign) for sign in START[row * 9 : row * 9 + 9]])
print("vrai" if solve(grid, 0) else "faux")
print(tries)
print(grid[8])
