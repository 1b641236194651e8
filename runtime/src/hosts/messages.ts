/** What the page and the worker say to each other; the worker runs the program, the page only shows and listens. */

import type { Request } from "../core/requests.ts";
import type { PlainDrawing } from "../toile/plain.ts";

/** What the page knows of the program when it starts it. */
export interface StartOptions {
  seed: number | null;
  params: Record<string, string>;
  startEpochMs: number;
  utcOffsetMinutes: number;
}

/** Times are milliseconds since the epoch, with the precision of `performance`: the same clock on both sides. */
export type ToWorker =
  | { kind: "start"; code: string; options: StartOptions; font: ArrayBuffer | null }
  | { kind: "canvas"; id: number; canvas: OffscreenCanvas; scale: number }
  | { kind: "scale"; id: number; scale: number }
  | { kind: "key"; name: string; down: boolean; at: number }
  | { kind: "pointer"; id: number; phase: "down" | "move" | "up"; x: number; y: number; at: number }
  | { kind: "released" }
  | { kind: "drained"; ticket: number }
  | { kind: "reply"; ticket: number; answer: Reply }
  | { kind: "rate"; wanted: boolean }
  | { kind: "drawings"; ticket: number };

/** The answer to a request that only the page can give. */
export interface Reply {
  value: unknown;
  error?: { code: string; values: Record<string, string | number> };
}

/** What a toile shows, as shapes. */
export interface NamedDrawing {
  name: string;
  drawing: PlainDrawing;
}

/** A request that the page answers: a line typed by the pupil, or a file. */
export type PageRequest = Exclude<Request, { kind: "show" | "pause" | "click" | "key" }>;

/** A request about a file. */
export type FileRequest = Exclude<PageRequest, { kind: "ask" }>;

/** What the program waits for, as a hint to the pupil. */
export type Waiting = { for: "click"; id: number } | { for: "key"; keys: readonly string[] } | { for: "nothing" };

export type FromWorker =
  | { kind: "write"; text: string; dropped: number }
  | { kind: "toile"; id: number; name: string; width: number; height: number }
  | { kind: "waiting"; waiting: Waiting }
  | { kind: "drain"; ticket: number }
  | { kind: "request"; ticket: number; request: PageRequest }
  | { kind: "rate"; perSecond: number }
  | { kind: "drawings"; ticket: number; drawings: NamedDrawing[] }
  | { kind: "error"; step: object }
  | { kind: "end" };

/** Now, on the clock shared by the page and the worker. */
export function now(): number {
  return performance.timeOrigin + performance.now();
}
