def bubble_sort(t):
    n = len(t)
    for i in range(n - 1):
        for j in range(n - 1 - i):
            if t[j] > t[j + 1]:
                t[j], t[j + 1] = t[j + 1], t[j]


values = []
x = 12345
for i in range(3000):
    x = (x * 1103515 + 12345) % 65536
    values.append(x)
bubble_sort(values)
print(values[0] + values[1500] * 3 + values[2999] * 7)
