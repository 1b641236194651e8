function bubbleSort(t) {
  const n = t.length;
  for (let i = 0; i <= n - 2; i++) {
    for (let j = 0; j <= n - 2 - i; j++) {
      if (t[j] > t[j + 1]) {
        const kept = t[j];
        t[j] = t[j + 1];
        t[j + 1] = kept;
      }
    }
  }
}
const values = [];
let x = 12345;
for (let i = 1; i <= 3000; i++) {
  x = (x * 1103515 + 12345) % 65536;
  values.push(x);
}
bubbleSort(values);
print(values[0] + values[1500] * 3 + values[2999] * 7);
