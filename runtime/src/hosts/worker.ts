/** The worker of the player: the program runs here, away from the page, which stays alive whatever it does. */

import { load, resume, start } from "../core/driver.ts";
import { FONT_FAMILY } from "../toile/paint.ts";
import { ConsoleBatch } from "./console.ts";
import { Events } from "./events.ts";
import { type FromWorker, now, type StartOptions, type ToWorker } from "./messages.ts";
import { Session, type World } from "./session.ts";
import { Stage } from "./stage.ts";

/** What the page's worker scope offers beyond the common types. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  requestAnimationFrame?: (callback: () => void) => void;
  fonts: FontFaceSet;
}

const scope = self as unknown as WorkerScope;
const FRAME_MS = 1000 / 60;
const LONGEST_TIMER = 2 ** 31 - 1;

/** A task of its own, so that what was painted is handed to the screen before the program goes on. */
const channel = new MessageChannel();
const tasks: (() => void)[] = [];
channel.port1.onmessage = () => tasks.shift()?.();

function inNewTask(task: () => void): void {
  tasks.push(task);
  channel.port2.postMessage(null);
}

const world: World = {
  post: (message) => scope.postMessage(message),
  nextFrame: () =>
    new Promise((resolve) => {
      const onFrame = (): void => inNewTask(resolve);
      if (scope.requestAnimationFrame) scope.requestAnimationFrame(onFrame);
      else setTimeout(onFrame, FRAME_MS);
    }),
  pause: async (ms) => {
    for (let left = ms; left > LONGEST_TIMER; left -= LONGEST_TIMER) await sleep(LONGEST_TIMER);
    await sleep(ms % LONGEST_TIMER);
  },
};

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const events = new Events();
const terminal = new ConsoleBatch((text, dropped) => scope.postMessage({ kind: "write", text, dropped }), now);
const stage = new Stage((message) => scope.postMessage(message));
const session = new Session({ start, resume }, stage, events, terminal, world);

async function begin(code: string, options: StartOptions, font: ArrayBuffer | null): Promise<void> {
  if (font) scope.fonts.add(await new FontFace(FONT_FAMILY, font).load());
  load(code, { ...options, headless: false, write: (text) => terminal.write(text), flatten: stage.flatten });
  await session.run();
}

type Taken = { [K in ToWorker["kind"]]: (message: Extract<ToWorker, { kind: K }>) => void };

const takers: Taken = {
  start: ({ code, options, font }) => {
    // A failure of ours must reach the page's onerror, which a rejected promise does not.
    begin(code, options, font).catch((error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
    );
  },
  canvas: ({ id, canvas, scale }) => stage.receive(id, canvas, scale),
  scale: ({ id, scale }) => stage.rescale(id, scale),
  key: ({ name, down, at }) => events.key(name, down, at),
  pointer: ({ id, phase, x, y, at }) => events.pointer(id, phase, x, y, at),
  released: () => events.released(),
  drained: ({ ticket }) => session.settle(ticket, { value: null }),
  reply: ({ ticket, answer }) => session.settle(ticket, answer),
  rate: ({ wanted }) => stage.countFrames(wanted),
  drawings: ({ ticket }) => scope.postMessage({ kind: "drawings", ticket, drawings: stage.drawings() }),
};

scope.onmessage = ({ data }) => {
  const take = takers[data.kind] as (message: ToWorker) => void;
  take(data);
};
