const counts = new Map();
let x = 7;
for (let i = 1; i <= 400000; i++) {
  x = (x * 16807) % 2147483647;
  const word = "mot" + (x % 5000);
  if (counts.has(word)) counts.set(word, counts.get(word) + 1);
  else counts.set(word, 1);
}
let most = 0;
for (const name of counts.keys()) {
  if (counts.get(name) > most) most = counts.get(name);
}
print(counts.size);
print(most);
