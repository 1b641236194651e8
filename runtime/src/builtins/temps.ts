/** Built-ins of the family « Temps ». */
import { ask, type Waiting } from "../core/requests.ts";
import { run } from "../core/run.ts";
import { requireFinite } from "./requirements.ts";

export function chrono(): number {
  return run.chrono();
}

/** A negative time is no time: `attendre(20 - spent)` is a usual way to keep a rhythm. */
export function* attendre(ms: number): Waiting<void> {
  requireFinite(ms, 0);
  const time = Math.max(ms, 0);
  run.pass(time);
  yield* ask({ kind: "pause", ms: time });
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

export function date(): string {
  const now = new Date(run.localEpoch());
  return `${twoDigits(now.getUTCDate())}/${twoDigits(now.getUTCMonth() + 1)}/${now.getUTCFullYear()}`;
}

export function heure(): string {
  const now = new Date(run.localEpoch());
  return [now.getUTCHours(), now.getUTCMinutes(), now.getUTCSeconds()].map(twoDigits).join(":");
}
