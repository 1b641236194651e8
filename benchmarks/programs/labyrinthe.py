T = 401
random = 12345


def draw(n):
    global random
    random = random * 16807 % 2147483647
    return random % n


def dig():
    cells = [1] * (T * T)
    stack = [T + 1]
    cells[T + 1] = 0
    steps = [-2, 2, -2 * T, 2 * T]
    while stack:
        here = stack[-1]
        y, x = divmod(here, T)
        free = []
        if x > 1 and cells[here - 2] == 1:
            free.append(0)
        if x < T - 2 and cells[here + 2] == 1:
            free.append(1)
        if y > 1 and cells[here - 2 * T] == 1:
            free.append(2)
        if y < T - 2 and cells[here + 2 * T] == 1:
            free.append(3)
        if not free:
            stack.pop()
        else:
            step = steps[free[draw(len(free))]]
            cells[here + step // 2] = 0
            cells[here + step] = 0
            stack.append(here + step)
    return cells


def shortest(cells, start, end):
    distances = [-1] * (T * T)
    distances[start] = 0
    queue = [start]
    read = 0
    steps = [-1, 1, -T, T]
    while read < len(queue):
        here = queue[read]
        read += 1
        for k in range(4):
            there = here + steps[k]
            if cells[there] == 0 and distances[there] < 0:
                distances[there] = distances[here] + 1
                queue.append(there)
    return distances[end]


print(shortest(dig(), T + 1, (T - 2) * T + T - 2))
