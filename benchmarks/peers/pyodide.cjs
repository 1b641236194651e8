// Times one Python program in Pyodide: node pyodide.cjs PROGRAM PACKAGES
const { readFileSync } = require("node:fs");
const { join } = require("node:path");
const [program, packages] = process.argv.slice(2);
const { loadPyodide } = require(join(packages, "pyodide"));
async function main() {
  let output = "";
  const stdout = (text) => {
    output += `${text}\n`;
  };
  const pyodide = await loadPyodide({ indexURL: join(packages, "pyodide"), stdout });
  const text = readFileSync(program, "utf8");
  const begun = performance.now();
  pyodide.runPython(text);
  console.log(JSON.stringify({ ms: performance.now() - begun, output }));
}
main().catch((error) => {
  console.error(String(error));
  process.exit(1);
});
