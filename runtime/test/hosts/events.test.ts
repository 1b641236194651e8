import { describe, expect, it } from "vitest";
import { Events } from "../../src/hosts/events.ts";

describe("clicks", () => {
  it("answers with a click that comes while the program waits", async () => {
    const events = new Events();
    const wait = events.waitClick(1, 1000);
    events.pointer(1, "down", 12, 34, 1001);
    expect(await wait).toEqual({ x: 12, y: 34 });
  });

  it("does not hear clicks on another toile", async () => {
    const events = new Events();
    const wait = events.waitClick(1, 1000);
    events.pointer(2, "down", 5, 5, 1001);
    events.pointer(1, "down", 6, 6, 1002);
    expect(await wait).toEqual({ x: 6, y: 6 });
  });

  it("keeps the latest click of a busy program for 250 ms", async () => {
    const events = new Events();
    events.pointer(1, "down", 1, 1, 800);
    events.pointer(1, "down", 2, 2, 900);
    expect(await events.waitClick(1, 1000)).toEqual({ x: 2, y: 2 });
    const next = events.waitClick(1, 1001);
    events.pointer(1, "down", 3, 3, 1002);
    expect(await next).toEqual({ x: 3, y: 3 });
  });

  it("forgets a click older than that", async () => {
    const events = new Events();
    events.pointer(1, "down", 1, 1, 700);
    const wait = events.waitClick(1, 1000);
    events.pointer(1, "down", 9, 9, 1400);
    expect(await wait).toEqual({ x: 9, y: 9 });
  });

  it("tells each click for one turn", () => {
    const events = new Events();
    events.pointer(1, "down", 1, 1, 1000);
    events.pointer(1, "down", 2, 2, 1010);
    const told = [1016, 1033, 1050].map((since) => events.turn(since).toiles[1]?.clicked);
    expect(told).toEqual([true, true, false]);
  });

  it("gives a click that the program looked at to no later cliquer", async () => {
    const events = new Events();
    events.pointer(1, "down", 1, 1, 1000);
    expect(events.turn(1010).toiles[1]?.clicked).toBe(true);
    const wait = events.waitClick(1, 1020);
    events.pointer(1, "down", 7, 7, 1030);
    expect(await wait).toEqual({ x: 7, y: 7 });
  });

  it("gives a click that the program did not look at to a later cliquer", async () => {
    const events = new Events();
    events.pointer(1, "down", 1, 1, 1000);
    events.turn(1010);
    expect(await events.waitClick(1, 1020)).toEqual({ x: 1, y: 1 });
  });

  it("tells a click that answered cliquer no more", async () => {
    const events = new Events();
    events.pointer(1, "down", 1, 1, 1000);
    await events.waitClick(1, 1010);
    expect(events.turn(1020).toiles[1]?.clicked).toBe(false);
  });
});

describe("keys", () => {
  it("gives the rank of the key, whatever its case", async () => {
    const events = new Events();
    const wait = events.waitKey(["z", "q"], 0);
    events.key("x", true, 1);
    events.key("Q", true, 2);
    expect(await wait).toBe(2);
  });

  it("keeps the latest key of a busy program, and only that one", async () => {
    const events = new Events();
    events.key("z", true, 900);
    events.key("x", true, 950);
    const wait = events.waitKey(["z"], 1000);
    events.key("z", true, 1001);
    expect(await wait).toBe(1);
  });

  it("knows which keys are held", () => {
    const events = new Events();
    events.key("droite", true, 1);
    events.key("É", true, 2);
    expect(events.turn(3).keys).toEqual(["droite", "é"]);
    events.key("droite", false, 4);
    expect(events.turn(5).keys).toEqual(["é"]);
    events.released();
    expect(events.turn(6).keys).toEqual([]);
  });

  it("tells a tap between two turns once", () => {
    const events = new Events();
    events.key("espace", true, 1);
    events.key("espace", false, 2);
    expect(events.turn(3).keys).toEqual(["espace"]);
    expect(events.turn(4).keys).toEqual([]);
  });
});
