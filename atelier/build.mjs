/** Bundles the atelier into src/educode/assets/built. */
import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const target = resolve(here, "../src/educode/assets/built");

const common = {
  bundle: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  minify: true,
  legalComments: "none",
  absWorkingDir: here,
  logLevel: "warning",
};

mkdirSync(target, { recursive: true });
await build({ ...common, entryPoints: ["src/main.ts"], outfile: resolve(target, "atelier.js") });
await build({ ...common, entryPoints: ["src/style/atelier.css"], outfile: resolve(target, "atelier.css") });
