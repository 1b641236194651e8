/** One program in the page: starts its worker, carries the messages, stops it whatever it does, starts it anew. */

import type {
  FileRequest,
  FromWorker,
  NamedDrawing,
  PageRequest,
  Reply,
  ToWorker,
  Waiting,
} from "../hosts/messages.ts";
import type { ConsoleView } from "./console.ts";
import { element } from "./dom.ts";
import { Files } from "./files.ts";
import { PLAYER_SERVER, type Program, type Server } from "./server.ts";
import type { StageView } from "./stage.ts";
import { type Status, TEXTES } from "./textes.ts";

export interface GameView {
  console: ConsoleView;
  stage: StageView;
  showStatus(status: Status, detail?: string): void;
  showRate(perSecond: number): void;
}

type Received<K extends FromWorker["kind"]> = Extract<FromWorker, { kind: K }>;

const TIME_OVER = "EDU0803";
/** A busy program does not hear the page. */
const DRAWINGS_MS = 1000;
/** How long a stopped worker may take to leave its shapes behind. */
const LAST_MS = 250;

export class Game {
  #worker: Worker | null = null;
  #files: Files;
  #waiting: Waiting = { for: "nothing" };
  #alarm = 0;
  #left = Number.POSITIVE_INFINITY;
  #wound = 0;
  #ratesWanted = false;
  #isRunning = false;
  #links = new Map<string, HTMLAnchorElement>();
  #drawings = new Map<number, (drawings: NamedDrawing[]) => void>();
  #tickets = 0;
  /** What the toiles showed when the program was stopped. */
  #leftBehind: Promise<NamedDrawing[] | null> = Promise.resolve(null);

  constructor(
    private readonly view: GameView,
    private readonly font: ArrayBuffer | null,
    private program: Program,
    private readonly server: Server = PLAYER_SERVER,
  ) {
    this.#files = this.#newFiles();
  }

  /** Whether the program runs: it can be stopped. */
  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Start `program`, or the one before once more. */
  start(program: Program = this.program): void {
    this.#terminate();
    this.program = program;
    this.#files = this.#newFiles();
    this.view.console.clear();
    this.view.stage.reset((message, transfer) => this.send(message, transfer));
    if (program.code === null) this.#refuse(program);
    else this.#launch(program.code, program);
  }

  /** Stop at once, even in a loop that never waits. */
  stop(): void {
    if (!this.#isRunning) return;
    this.view.stage.freeze();
    this.#dismiss();
    this.view.showStatus("stopped");
  }

  /** Pass an event on to the program, if it runs. */
  send(message: ToWorker, transfer: Transferable[] = []): void {
    this.#worker?.postMessage(message, transfer);
  }

  /** Whether the program waits for key `name` just now. */
  wantsKey(name: string): boolean {
    return this.#waiting.for === "key" && this.#waiting.keys.includes(name);
  }

  /** Count the frames shown each second, or no longer. */
  countFrames(wanted: boolean): void {
    this.#ratesWanted = wanted;
    this.send({ kind: "rate", wanted });
  }

  /** What the toiles show, as shapes; null when the program is gone or too busy to tell. */
  drawings(): Promise<NamedDrawing[] | null> {
    return this.#worker ? this.#askDrawings(this.#worker, DRAWINGS_MS) : this.#leftBehind;
  }

  #askDrawings(worker: Worker, patience: number): Promise<NamedDrawing[] | null> {
    const ticket = ++this.#tickets;
    return new Promise((resolve) => {
      this.#drawings.set(ticket, resolve);
      worker.postMessage({ kind: "drawings", ticket } satisfies ToWorker);
      setTimeout(() => resolve(null), patience);
    });
  }

  #newFiles(): Files {
    return new Files(
      (name, text) => this.#offer(name, text),
      (request) => this.server.askFolder(request),
    );
  }

  #launch(code: string, program: Program): void {
    const worker = new Worker("assets/worker.js", { name: program.name });
    this.#worker = worker;
    this.#isRunning = true;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (worker === this.#worker) this.#receive(data);
    };
    worker.onerror = (event) => this.#crash(event);
    this.view.showStatus("running");
    const options = { seed: program.seed, params: parametersOf(program), ...clock() };
    this.send({ kind: "start", code, options, font: this.font });
    if (this.#ratesWanted) this.countFrames(true);
    this.#left = (program.longestSeconds ?? Number.POSITIVE_INFINITY) * 1000;
    this.#wind();
  }

  #receive(message: FromWorker): void {
    const take = this.#takers[message.kind] as (message: FromWorker) => void;
    take(message);
  }

  #takers: { [K in FromWorker["kind"]]: (message: Received<K>) => void } = {
    write: ({ text, dropped }) => this.view.console.write(text, dropped),
    toile: ({ id, name, width, height }) => this.view.stage.place(id, name, width, height),
    waiting: ({ waiting }) => this.#hint(waiting),
    drain: ({ ticket }) => this.send({ kind: "drained", ticket }),
    request: ({ ticket, request }) => void this.#answer(ticket, request),
    rate: ({ perSecond }) => this.view.showRate(perSecond),
    drawings: ({ ticket, drawings }) => {
      this.#drawings.get(ticket)?.(drawings);
      this.#drawings.delete(ticket);
    },
    error: ({ step }) => void this.#fail(step),
    end: () => this.#finish("ended"),
  };

  #hint(waiting: Waiting): void {
    this.#waiting = waiting;
    if (waiting.for === "nothing") this.#wind();
    else this.#rest();
    if (waiting.for === "click") this.view.showStatus("click");
    else if (waiting.for === "key") this.view.showStatus("key", TEXTES.keys(waiting.keys));
    else this.view.showStatus("running");
  }

  async #answer(ticket: number, request: PageRequest): Promise<void> {
    const worker = this.#worker;
    const answer = request.kind === "ask" ? await this.#ask(request) : await this.#fromFiles(request);
    if (answer && worker === this.#worker) this.send({ kind: "reply", ticket, answer });
  }

  async #ask({ question, expected, again }: Extract<PageRequest, { kind: "ask" }>): Promise<Reply> {
    this.view.showStatus("ask");
    this.#rest();
    const value = await this.view.console.ask(question, expected, again);
    this.#wind();
    this.view.showStatus("running");
    this.view.stage.focus();
    return { value };
  }

  async #fromFiles(request: FileRequest): Promise<Reply | null> {
    try {
      return await this.#files.answer(request);
    } catch {
      this.#terminate();
      this.#say(TEXTES.lost);
      return null;
    }
  }

  async #fail(step: object): Promise<void> {
    this.#finish("failed");
    try {
      this.view.console.fail(await this.server.explain(this.program.version, step));
    } catch {
      this.#say(TEXTES.lost);
    }
  }

  /** The time that the program may take counts, but not while it waits for a person. */
  #wind(): void {
    clearTimeout(this.#alarm);
    this.#wound = performance.now();
    if (Number.isFinite(this.#left)) this.#alarm = window.setTimeout(() => this.#timeOver(), this.#left);
  }

  #rest(): void {
    clearTimeout(this.#alarm);
    this.#left -= performance.now() - this.#wound;
  }

  /** The worker itself died: of hunger, nearly always. */
  #crash(event: ErrorEvent): void {
    event.preventDefault();
    this.view.stage.freeze();
    this.#terminate();
    this.#say(TEXTES.crash);
  }

  #timeOver(): void {
    this.view.stage.freeze();
    this.#terminate();
    const values = { seconds: this.program.longestSeconds };
    void this.#fail({ kind: "error", code: TIME_OVER, values, frames: [] });
  }

  #refuse(program: Program): void {
    this.view.showStatus("failed");
    this.view.console.refuse(program.errors);
  }

  #say(text: string): void {
    this.view.showStatus("failed");
    this.view.console.say(text);
  }

  /** The program has ended by itself: its worker stays, so that the toiles can still be repainted. */
  #finish(status: Status): void {
    this.#quiet();
    this.view.showStatus(status);
  }

  #terminate(): void {
    this.#quiet();
    this.#worker?.terminate();
    this.#worker = null;
    this.#leftBehind = Promise.resolve(null);
  }

  /** Nothing of the program counts any more; its worker may only say what it has drawn, and is gone. */
  #dismiss(): void {
    const worker = this.#worker;
    this.#quiet();
    this.#worker = null;
    if (!worker) return;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === "drawings") this.#receive(data);
    };
    this.#leftBehind = this.#askDrawings(worker, LAST_MS).finally(() => worker.terminate());
  }

  #quiet(): void {
    clearTimeout(this.#alarm);
    this.#isRunning = false;
    this.#waiting = { for: "nothing" };
    this.view.console.stopAsking();
  }

  /** One link for each file, whatever the number of times it is written. */
  #offer(name: string, text: string): void {
    const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
    const known = this.#links.get(name);
    if (known?.isConnected) {
      URL.revokeObjectURL(known.href);
      known.href = address;
      return;
    }
    const short = name.split(/[\\/]/).at(-1) ?? name;
    const link = element("a", { href: address, download: short, class: "link" }, TEXTES.download(short));
    this.#links.set(name, link);
    this.view.console.say(`${TEXTES.written} `, link);
  }
}

/** Parameters of the command line, then those of the page's address, which win. */
function parametersOf(program: Program): Record<string, string> {
  return { ...program.parameters, ...Object.fromEntries(new URLSearchParams(location.search)) };
}

function clock(): { startEpochMs: number; utcOffsetMinutes: number } {
  const date = new Date();
  return { startEpochMs: date.getTime(), utcOffsetMinutes: -date.getTimezoneOffset() };
}
