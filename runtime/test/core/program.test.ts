import { expect, test } from "vitest";
import * as builtins from "../../src/builtins/index.ts";
import * as access from "../../src/core/access.ts";
import * as changes from "../../src/core/changes.ts";
import * as checks from "../../src/core/checks.ts";
import * as operators from "../../src/core/operators.ts";
import { PROGRAM_API } from "../../src/core/program.ts";

test("no function of the core hides a built-in", () => {
  for (const [name, builtin] of Object.entries(builtins)) {
    expect(PROGRAM_API[name as keyof typeof PROGRAM_API], name).toBe(builtin);
  }
});

test("no function of the core hides another one", () => {
  const names = [access, changes, checks, operators].flatMap((part) => Object.keys(part));
  expect(new Set(names).size).toBe(names.length);
});
