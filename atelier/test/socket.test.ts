/** The line to the language server: opened again when it is cut, or when nobody answers on it. */

import type { LSPClient } from "@codemirror/lsp-client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { connectLanguageServer } from "../src/server/socket.ts";

class Line {
  static all: Line[] = [];
  onopen = (): void => {};
  onclose = (): void => {};

  constructor(readonly address: URL) {
    Line.all.push(this);
  }

  close(): void {
    this.onclose();
  }
}

class Client {
  connections = 0;
  answer: () => void = () => {};
  giveUp: (error: Error) => void = () => {};
  initializing: Promise<null> = this.#greet();

  connect(): void {
    this.connections += 1;
  }

  disconnect(): void {
    this.initializing = this.#greet();
  }

  #greet(): Promise<null> {
    return new Promise((resolve, reject) => {
      this.answer = () => resolve(null);
      this.giveUp = reject;
    });
  }
}

function connected(): Client {
  const client = new Client();
  connectLanguageServer(client as unknown as LSPClient);
  Line.all[0]!.onopen();
  return client;
}

beforeEach(() => {
  Line.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { href: "http://127.0.0.1:5000/" });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("is opened again when it is cut", async () => {
  const client = connected();
  client.answer();
  Line.all[0]!.close();
  await vi.advanceTimersByTimeAsync(300);
  Line.all[1]!.onopen();
  expect(client.connections).toBe(2);
});

it("is opened again when the greeting gets no answer: a slow start is not the end", async () => {
  const client = connected();
  client.giveUp(new Error("Request timed out"));
  await vi.advanceTimersByTimeAsync(300);
  Line.all[1]!.onopen();
  expect(client.connections).toBe(2);
});

it("is left alone once the greeting is answered", async () => {
  const client = connected();
  client.answer();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(Line.all.length).toBe(1);
});
