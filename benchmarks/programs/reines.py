N = 11
columns, rising, falling = ([False] * (2 * N + 1) for _ in range(3))
solutions = 0


def place(row):
    global solutions
    if row == N:
        solutions += 1
        return
    for c in range(N):
        if not columns[c] and not rising[row + c] and not falling[row - c + N]:
            columns[c] = rising[row + c] = falling[row - c + N] = True
            place(row + 1)
            columns[c] = rising[row + c] = falling[row - c + N] = False


place(0)
print(solutions)
