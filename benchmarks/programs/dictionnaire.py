def main():
    counts = {}
    x = 7
    for _ in range(400000):
        x = x * 16807 % 2147483647
        word = f"mot{x % 5000}"
        if word in counts:
            counts[word] += 1
        else:
            counts[word] = 1
    print(len(counts))
    print(max(counts.values()))


main()
