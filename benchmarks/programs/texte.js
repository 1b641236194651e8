const words = ["rouge", "vert", "bleu", "or", "argent"];
let sentence = "";
for (let i = 1; i <= 60000; i++) {
  sentence += words[i % 5];
  sentence += " ";
  sentence += i;
  sentence += "\n";
}
let vowels = 0;
let digits = 0;
for (let i = 0; i < sentence.length; i++) {
  const letter = sentence[i];
  if (letter === "e" || letter === "o" || letter === "u" || letter === "a") vowels += 1;
  else if (letter >= "0" && letter <= "9") digits += 1;
}
print(sentence.length);
print(vowels);
print(digits);
