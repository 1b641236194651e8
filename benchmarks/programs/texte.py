def main():
    words = ["rouge", "vert", "bleu", "or", "argent"]
    sentence = ""
    for i in range(1, 60001):
        sentence += words[i % 5]
        sentence += " "
        sentence += str(i)
        sentence += "\n"
    vowels = digits = 0
    for letter in sentence:
        if letter in "eoua":
            vowels += 1
        elif "0" <= letter <= "9":
            digits += 1
    print(len(sentence))
    print(vowels)
    print(digits)


main()
