// Times one Python program in Skulpt, as pages of exercises use it: node skulpt.cjs PROGRAM PACKAGES
const { readFileSync } = require("node:fs");
const [program, packages] = process.argv.slice(2);
globalThis.Sk = undefined;
const load = (file) => new Function(`${readFileSync(`${packages}/skulpt/dist/${file}`, "utf8")}\n;globalThis.Sk = Sk;`)();
load("skulpt.min.js");
const library = new Function("Sk", `${readFileSync(`${packages}/skulpt/dist/skulpt-stdlib.js`, "utf8")}\nreturn Sk;`)(Sk);
let output = "";
Sk.configure({
  output: (text) => {
    output += text;
  },
  read: (name) => {
    const found = library.builtinFiles?.files[name];
    if (found === undefined) throw new Error(`no file ${name}`);
    return found;
  },
  __future__: Sk.python3,
});
const text = readFileSync(program, "utf8");
const begun = performance.now();
Sk.misceval
  .asyncToPromise(() => Sk.importMainWithBody("<stdin>", false, text, true))
  .then(() => console.log(JSON.stringify({ ms: performance.now() - begun, output })))
  .catch((error) => {
    console.error(String(error));
    process.exit(1);
  });
