/**
 * One run of a program in the worker: starts it, and answers its requests one by one until it ends.
 *
 * Only here do the program's requests meet the real clock, the screen and the pupil.
 */

import type { ErrorStep, Step } from "../core/driver.ts";
import type { Request } from "../core/requests.ts";
import type { Answer } from "../core/run.ts";
import type { ConsoleBatch } from "./console.ts";
import type { Events } from "./events.ts";
import type { FromWorker, PageRequest, Reply, Waiting } from "./messages.ts";
import { now } from "./messages.ts";

/** The program, stopped or to be started. */
export interface Driver {
  start(): Step;
  resume(answer: Answer): Step;
}

/** Where toiles are shown. */
export interface Showing {
  show(id: number): Promise<void>;
}

/** What a session needs of the worker it lives in. */
export interface World {
  post(message: FromWorker): void;
  nextFrame(): Promise<void>;
  pause(ms: number): Promise<void>;
}

type Kind<K extends Request["kind"]> = Extract<Request, { kind: K }>;

export class Session {
  #start = now();
  #tickets = 0;
  #open = new Map<number, (answer: Reply) => void>();

  constructor(
    private readonly driver: Driver,
    private readonly stage: Showing,
    private readonly events: Events,
    private readonly console: ConsoleBatch,
    private readonly world: World,
  ) {}

  /** Run the program to its end; the last message tells how it ended. */
  async run(): Promise<void> {
    this.#start = now();
    let step = this.driver.start();
    while (!isLast(step)) {
      this.console.flush();
      step = this.driver.resume(await this.#answer(step));
    }
    this.console.flush();
    this.world.post(step.kind === "error" ? { kind: "error", step } : { kind: "end" });
  }

  /** The page has answered `ticket`, or has passed on all that came before it. */
  settle(ticket: number, answer: Reply): void {
    const resolve = this.#open.get(ticket);
    this.#open.delete(ticket);
    resolve?.(answer);
  }

  #answer(request: Request): Promise<Answer> {
    const give = this.#answers[request.kind] as (request: Request) => Promise<Answer>;
    return give(request);
  }

  #fromPage = (request: PageRequest): Promise<Answer> => this.#ask(request);

  #answers: { [K in Request["kind"]]: (request: Kind<K>) => Promise<Answer> } = {
    show: ({ toile }) => this.#show(toile),
    pause: ({ ms }) => this.#pause(ms),
    click: ({ toile }) => this.#click(toile),
    key: ({ keys }) => this.#key(keys),
    ask: this.#fromPage,
    read: this.#fromPage,
    exists: this.#fromPage,
    write: this.#fromPage,
    append: this.#fromPage,
    list: this.#fromPage,
  };

  async #show(id: number): Promise<Answer> {
    const since = now();
    await this.stage.show(id);
    await this.world.nextFrame();
    return { value: null, now: this.#elapsed(), input: this.events.turn(since) };
  }

  async #pause(ms: number): Promise<Answer> {
    const since = now();
    await this.world.pause(ms);
    return { value: null, now: this.#elapsed(), input: this.events.turn(since) };
  }

  async #click(id: number): Promise<Answer> {
    const since = now();
    await this.#drained();
    const value = await this.#hinting({ for: "click", id }, this.events.waitClick(id, since));
    return { value, now: this.#elapsed(), input: this.events.turn(since) };
  }

  async #key(keys: readonly string[]): Promise<Answer> {
    const since = now();
    await this.#drained();
    const value = await this.#hinting({ for: "key", keys }, this.events.waitKey(keys, since));
    return { value, now: this.#elapsed(), input: this.events.turn(since) };
  }

  async #ask(request: PageRequest): Promise<Answer> {
    const since = now();
    const reply = await this.#ticket((ticket) => this.world.post({ kind: "request", ticket, request }));
    return { ...reply, now: this.#elapsed(), input: this.events.turn(since) };
  }

  /** Show what the program waits for while it does. */
  async #hinting<T>(waiting: Waiting, wait: Promise<T>): Promise<T> {
    this.world.post({ kind: "waiting", waiting });
    const value = await wait;
    this.world.post({ kind: "waiting", waiting: { for: "nothing" } });
    return value;
  }

  /** Events sent while the program was busy are still on their way: the page's word comes after them. */
  async #drained(): Promise<void> {
    await this.#ticket((ticket) => this.world.post({ kind: "drain", ticket }));
  }

  #ticket(send: (ticket: number) => void): Promise<Reply> {
    const ticket = ++this.#tickets;
    return new Promise((resolve) => {
      this.#open.set(ticket, resolve);
      send(ticket);
    });
  }

  #elapsed(): number {
    return now() - this.#start;
  }
}

function isLast(step: Step): step is ErrorStep | { readonly kind: "end" } {
  return step.kind === "end" || step.kind === "error";
}
