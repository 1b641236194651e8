import { describe, expect, it } from "vitest";
import { CHARACTERS_KEPT, ConsoleBatch, keepEnd, LINES_KEPT } from "../../src/hosts/console.ts";

function recorded(): { batch: ConsoleBatch; posts: [string, number][]; pass: (ms: number) => void } {
  let time = 0;
  const posts: [string, number][] = [];
  const batch = new ConsoleBatch(
    (text, dropped) => posts.push([text, dropped]),
    () => time,
  );
  return {
    batch,
    posts,
    pass: (ms) => {
      time += ms;
    },
  };
}

describe("keepEnd", () => {
  it("keeps a short text whole", () => {
    expect(keepEnd("a\nb\n")).toEqual({ text: "a\nb\n", dropped: 0 });
    expect(keepEnd("")).toEqual({ text: "", dropped: 0 });
    for (const text of ["\n", "\n\n", "\na\n", "\n\na"]) expect(keepEnd(text)).toEqual({ text, dropped: 0 });
  });

  it("keeps exactly the last lines", () => {
    const lines = Array.from({ length: LINES_KEPT + 5 }, (_, index) => `${index}\n`);
    expect(keepEnd(lines.slice(0, LINES_KEPT).join("")).dropped).toBe(0);
    const { text, dropped } = keepEnd(lines.join(""));
    expect(dropped).toBe(5);
    expect(text.startsWith("5\n6\n")).toBe(true);
    expect(text.endsWith(`${LINES_KEPT + 4}\n`)).toBe(true);
  });

  it("cuts an endless line, never inside a character", () => {
    const { text } = keepEnd(`${"😀".repeat(CHARACTERS_KEPT)}!`);
    expect(text.length).toBeLessThanOrEqual(CHARACTERS_KEPT);
    expect(text.codePointAt(0)).toBe(0x1f600);
  });
});

describe("ConsoleBatch", () => {
  it("passes the first block at once and the others at most every 50 ms", () => {
    const { batch, posts, pass } = recorded();
    batch.write("a\n");
    batch.write("b\n");
    expect(posts).toEqual([["a\n", 0]]);
    pass(60);
    batch.write("c\n");
    expect(posts.at(-1)).toEqual(["b\nc\n", 0]);
  });

  it("counts the lines that it leaves out", () => {
    const { batch, posts } = recorded();
    batch.write("first\n");
    for (let block = 0; block < 100; block++) batch.write("0123456789\n".repeat(1000));
    batch.flush();
    expect(posts.length).toBe(2);
    const [text, dropped] = posts[1]!;
    expect(text.split("\n").length - 1 + dropped).toBe(100_000);
    expect(text.length).toBeLessThanOrEqual(CHARACTERS_KEPT);
  });

  it("posts nothing when there is nothing", () => {
    const { batch, posts } = recorded();
    batch.flush();
    expect(posts).toEqual([]);
  });
});
