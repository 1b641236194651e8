/** Bundles the runtime into src/educode/assets/built; entries that do not exist yet are left out. */
import { existsSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { makeAdvances } from "./tools/advances.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const target = resolve(here, "../src/educode/assets/built");

const common = {
  bundle: true,
  format: "iife",
  target: "es2022",
  charset: "utf8",
  minify: true,
  keepNames: false,
  legalComments: "none",
  absWorkingDir: here,
  logLevel: "warning",
};

/** Each bundle: file written, entry, own settings. */
const bundles = [
  ["runtime.js", "src/main.ts", { globalName: "educode" }],
  ["worker.js", "src/hosts/worker.ts", {}],
  ["player.js", "src/player/player.ts", {}],
  ["player.css", "src/player/player.css", {}],
];

makeAdvances();
mkdirSync(target, { recursive: true });
for (const [file, entry, settings] of bundles) {
  if (!existsSync(resolve(here, entry))) continue;
  await build({ ...common, ...settings, entryPoints: [entry], outfile: resolve(target, file) });
}
