import { expect, test } from "vitest";
import { type ErrorStep, load, resume, start } from "../../src/core/driver.ts";

function begin(code: string): string[] {
  const output: string[] = [];
  load(code, {
    seed: null,
    params: {},
    headless: true,
    startEpochMs: 0,
    utcOffsetMinutes: 0,
    write: (text) => output.push(text),
  });
  return output;
}

const program = (body: string, star = "") => `(function ($R) {
function${star} main() {
${body}
}
return { main, waits: ${star !== ""} };
})`;

test("sends the output in blocks, before a step is given", () => {
  const output = begin(program('$R.print("a"); $R.print("b");'));
  expect(start()).toEqual({ kind: "end" });
  expect(output).toEqual(["a\nb\n"]);
});

test("asks again until the answer converts", () => {
  const output = begin(program('const n = yield* $R.demand("?", 0); $R.print("" + (n + 1));', "*"));
  expect(start()).toEqual({ kind: "ask", question: "?", expected: "nombre", again: false });
  expect(resume({ value: "abc" })).toMatchObject({ kind: "ask", again: true });
  expect(resume({ value: " 12,5 " })).toEqual({ kind: "end" });
  expect(output).toEqual(["13.5\n"]);
});

test("tells where a failure happened", () => {
  begin(program("\n$R.at([1, 2], 5);"));
  const step = start() as ErrorStep;
  expect(step).toMatchObject({ kind: "error", code: "EDU1001", values: { index: 5, length: 2, last: 1 }, part: null });
  expect(step.frames[0]?.[0]).toBe(4);
});

test("a host's refusal is a failure at the place that waits", () => {
  begin(program('yield* $R.lire_fichier("a.txt");', "*"));
  expect(start()).toEqual({ kind: "read", name: "a.txt" });
  const step = resume({ error: { code: "EDU0801", values: { name: "a.txt" } } }) as ErrorStep;
  expect(step).toMatchObject({ code: "EDU0801", values: { name: "a.txt" } });
  expect(step.frames[0]?.[0]).toBe(3);
});

test("terminer ends without error from any depth", () => {
  const output = begin(program('$R.print("a"); (() => $R.stop())(); $R.print("b");'));
  expect(start()).toEqual({ kind: "end" });
  expect(output).toEqual(["a\n"]);
});

test("a recursion without end is told as such", () => {
  begin(program("const f = () => f() + 1;\nf();"));
  expect(start()).toMatchObject({ kind: "error", code: "EDU0805" });
});

test("any other exception is our fault", () => {
  begin(program("undefined.x;"));
  expect(start()).toMatchObject({ kind: "error", code: "EDU0899" });
});
