// Times one Python program in Brython: node brython.cjs PROGRAM PACKAGES
const { readFileSync } = require("node:fs");
const { runInThisContext } = require("node:vm");
const [program, packages] = process.argv.slice(2);
const element = () => ({ style: {}, setAttribute() {}, appendChild() {}, getAttribute: () => null });
globalThis.window = globalThis.self = globalThis;
globalThis.location = { href: "http://localhost/", pathname: "/", origin: "http://localhost", search: "" };
globalThis.document = {
  ...element(),
  currentScript: { src: "http://localhost/brython.js" },
  getElementsByTagName: () => [],
  querySelectorAll: () => [],
  createElement: element,
  addEventListener() {},
  dispatchEvent() {},
  body: element(),
  head: element(),
  documentElement: element(),
};
globalThis.addEventListener ??= () => {};
for (const name of ["Element", "HTMLElement", "Node", "Document", "DOMEvent", "MutationObserver", "XMLHttpRequest"]) {
  globalThis[name] ??= class {
    observe() {}
  };
}
globalThis.module = { exports: {} };
globalThis.$locales ??= {};
for (const file of ["brython.js", "brython_stdlib.js"]) {
  runInThisContext(readFileSync(`${packages}/brython/${file}`, "utf8"), file);
}
let output = "";
const print = console.log;
console.log = (...values) => {
  output += values.join(" ").replace(/\n$/, "");
  output += "\n";
};
const text = readFileSync(program, "utf8");
try {
  __BRYTHON__.runPythonSource("1", "warm");
  const begun = performance.now();
  __BRYTHON__.runPythonSource(text, "program");
  print(JSON.stringify({ ms: performance.now() - begun, output }));
} catch (error) {
  console.error(String(error?.message ?? error), error?.stack);
  process.exit(1);
}
