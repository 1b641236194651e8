/** Runs the program in front: compiles it, plays it in the worker, shows what it draws, prints and gets wrong. */

import type { NamedDrawing } from "../../../runtime/src/hosts/messages.ts";
import { ConsoleView } from "../../../runtime/src/player/console.ts";
import { Game } from "../../../runtime/src/player/game.ts";
import { Keyboard } from "../../../runtime/src/player/keyboard.ts";
import type { Failure, Program } from "../../../runtime/src/player/server.ts";
import { TEXTES as PLAYER, type Status } from "../../../runtime/src/player/textes.ts";
import { api, fetchFont } from "../server/api.ts";
import { TEXTES } from "../textes.ts";
import { TabbedStage } from "./stage.ts";

export interface RunListener {
  status(status: Status | "idle", detail: string, isRunning: boolean): void;
  rate(perSecond: number): void;
  /** A program has failed while running, or could not start. */
  failed(path: string, failure: Failure): void;
  /** There is a first toile, or none any more. */
  hasToile(has: boolean): void;
}

/** What to run: the path gives its folder. */
export interface Job {
  path: string;
  text: string;
}

const USES_KEYS = /\b(?:appuyer|touche_)/;
const NOTHING: Program = {
  name: "",
  version: 0,
  code: null,
  errors: [],
  seed: null,
  parameters: {},
  longestSeconds: null,
};

export class Runner {
  readonly console = new ConsoleView();
  readonly stage: TabbedStage;
  #font: Promise<ArrayBuffer | null> = fetchFont().catch(() => null);
  #game: Game | null = null;
  #job: Job | null = null;
  #attempt = 0;
  #isPreparing = false;
  #wantsRate = false;

  constructor(private readonly listener: RunListener) {
    this.stage = new TabbedStage((canvas) => {
      listener.hasToile(true);
      if (this.#job && USES_KEYS.test(this.#job.text) && !this.console.isAsking) canvas.focus({ preventScroll: true });
    });
    this.#listenToKeys();
  }

  get isRunning(): boolean {
    return this.#game?.isRunning ?? false;
  }

  /** What was run last. */
  get job(): Job | null {
    return this.#job;
  }

  /** Run `job`, whatever was running. */
  async run(job: Job): Promise<void> {
    const attempt = ++this.#attempt;
    this.#isPreparing = true;
    this.listener.status("loading", PLAYER.status.loading, true);
    try {
      const [font, compiled] = await Promise.all([this.#font, api.compile(job.path, job.text)]);
      if (attempt !== this.#attempt) return;
      this.#isPreparing = false;
      this.#job = job;
      this.#begin(font, { ...NOTHING, name: job.path, version: compiled.number, ...compiled });
      const first = compiled.errors[0];
      if (compiled.code === null && first) this.listener.failed(job.path, first);
    } catch {
      if (attempt !== this.#attempt) return;
      this.#isPreparing = false;
      this.console.say(TEXTES.away);
      this.listener.status("failed", PLAYER.status.failed, false);
    }
  }

  /** Stop what runs, or what was about to. */
  stop(): void {
    this.#attempt += 1;
    this.#game?.stop();
    if (this.#isPreparing) this.listener.status("stopped", PLAYER.status.stopped, false);
    this.#isPreparing = false;
  }

  countFrames(wanted: boolean): void {
    this.#wantsRate = wanted;
    this.#game?.countFrames(wanted);
  }

  /** What the toiles show, as shapes; null when the program cannot tell any more. */
  drawings(): Promise<NamedDrawing[] | null> {
    return this.#game?.drawings() ?? Promise.resolve(null);
  }

  #begin(font: ArrayBuffer | null, program: Program): void {
    this.listener.hasToile(false);
    if (!this.#game) this.#game = this.#makeGame(font, program);
    if (this.#wantsRate) this.#game.countFrames(true);
    this.#game.start(program);
  }

  #makeGame(font: ArrayBuffer | null, program: Program): Game {
    const view = {
      console: this.console,
      stage: this.stage,
      showStatus: (status: Status, detail = PLAYER.status[status]) =>
        this.listener.status(status, detail, this.#game?.isRunning ?? false),
      showRate: (perSecond: number) => {
        if (this.isRunning) this.listener.rate(perSecond);
      },
    };
    return new Game(view, font, program, {
      explain: async (version, step) => {
        const failure = await api.explain(version, step);
        if (this.#job) this.listener.failed(this.#job.path, failure);
        return failure;
      },
      askFolder: (request) => api.files(this.#job?.path ?? "", request),
    });
  }

  /** Keys go to the program while one of its toiles has the focus. */
  #listenToKeys(): void {
    const keyboard = new Keyboard(
      (name, down, at) => this.#game?.send({ kind: "key", name, down, at }),
      (name) => this.#game?.wantsKey(name) ?? false,
      () => !this.console.isAsking && document.activeElement?.classList.contains("toile") === true,
    );
    const release = (): void => {
      keyboard.releaseAll();
      this.#game?.send({ kind: "released" });
    };
    window.addEventListener("blur", release);
    this.stage.root.addEventListener("focusout", release);
  }
}
