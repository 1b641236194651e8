/** The whole page: puts the panels together and lets them know of each other. */

import type { LSPClient } from "@codemirror/lsp-client";
import type { EditorView } from "@codemirror/view";
import { element } from "../../../runtime/src/player/dom.ts";
import type { Failure } from "../../../runtime/src/player/server.ts";
import { Desk } from "../documents/desk.ts";
import type { OpenDocument } from "../documents/document.ts";
import { Outside } from "../documents/outside.ts";
import { shortName } from "../documents/paths.ts";
import { createClient, layOut, type Symbols } from "../editor/lsp.ts";
import { Actions } from "../panels/actions.ts";
import { FavouritesPanel } from "../panels/favourites.ts";
import { HelpPanel } from "../panels/help.ts";
import { Library } from "../panels/library.ts";
import { ProblemsPanel } from "../panels/problems.ts";
import { ProgramsPanel } from "../panels/programs.ts";
import { PythonPanel } from "../panels/python.ts";
import { StructurePanel } from "../panels/structure.ts";
import { Runner } from "../run/runner.ts";
import { api, Lost, Refusal } from "../server/api.ts";
import { Changes } from "../server/changes.ts";
import type { State } from "../server/model.ts";
import { Reunion } from "../server/reunion.ts";
import { connectLanguageServer } from "../server/socket.ts";
import { TEXTES } from "../textes.ts";
import { Bar } from "./bar.ts";
import { Gallery } from "./gallery.ts";
import { Memory } from "./layout.ts";
import { printPrograms } from "./paper.ts";
import { Result } from "./result.ts";
import { listenToShortcuts, showShortcuts } from "./shortcuts.ts";
import { type PanelName, Side } from "./side.ts";
import { splitter } from "./splitter.ts";
import { Theme } from "./theme.ts";
import { Toasts } from "./toast.ts";
import { Work } from "./work.ts";

export class Atelier {
  readonly #memory: Memory;
  readonly #theme: Theme;
  readonly #library: Library;
  readonly #client: LSPClient;
  readonly #desk: Desk;
  readonly #actions: Actions;
  readonly #outside: Outside;
  readonly #toasts = new Toasts();
  readonly #runner: Runner;
  readonly #bar: Bar;
  readonly #side: Side;
  readonly #result: Result;
  readonly #gallery: Gallery;
  readonly #problems = new ProblemsPanel();
  readonly #structure = new StructurePanel();
  readonly #python = new PythonPanel();
  readonly #help: HelpPanel;
  readonly #programs: ProgramsPanel;
  readonly #favourites: FavouritesPanel;
  readonly #work: Work;
  readonly #away = element("p", { class: "away", role: "alert", hidden: true }, TEXTES.away);
  readonly #main = element("main", { class: "workspace" });
  readonly #changes: Changes;
  readonly #reunion: Reunion;

  constructor(private readonly state: State) {
    this.#memory = new Memory(state.layout);
    this.#theme = new Theme(this.#memory);
    this.#library = new Library(state);
    this.#client = createClient({
      problems: (view) => this.#problemsOf(view),
      symbols: (view, symbols) => this.#symbolsOf(view, symbols),
    });
    this.#desk = new Desk(this.#client, {
      changed: (document) => this.#changed(document),
      moved: () => this.#moved(),
      stateChanged: () => this.#desk.refresh(),
      conflict: (document, theirs) => void this.#outside.settle(document, theirs),
      refused: (_, message) => this.#toasts.say(message),
      shown: (document) => this.#shown(document),
      opened: (paths) => this.#memory.set("open", paths),
      failed: (message) => this.#toasts.say(message),
      unsaved: ({ path }) =>
        this.#toasts.say(TEXTES.save.cannotClose, {
          label: TEXTES.save.closeAnyway,
          run: () => this.#desk.forget(path),
        }),
    });
    this.#outside = new Outside(this.#desk, this.#library, this.#toasts);
    this.#actions = new Actions(this.#library, this.#desk, this.#toasts);
    this.#runner = new Runner({
      status: (status, detail, isRunning) => {
        this.#bar.showStatus(status, detail, isRunning);
        if (!isRunning) this.#result.ended();
      },
      rate: (perSecond) => this.#result.showRate(perSecond),
      failed: (path, failure) => this.#failed(path, failure),
      hasToile: (has) => {
        this.#result.hasToile = has;
      },
    });
    const open = (path: string): void => {
      this.#gallery.hide();
      this.#main.hidden = false;
      this.#side.giveWay();
      void this.#desk.open(path);
    };
    this.#programs = new ProgramsPanel(this.#library, this.#actions, open, this.#memory);
    this.#favourites = new FavouritesPanel(this.#library, this.#actions, open);
    this.#help = new HelpPanel({
      run: (text) => {
        this.#side.giveWay();
        void this.#run({ path: TEXTES.help.example, text });
      },
      keep: (text) => void this.#actions.createWith(TEXTES.help.example, text),
    });
    this.#result = new Result(this.#runner, this.#python, this.#memory, {
      python: (shown) => {
        this.#python.isShown = shown;
        this.#main.classList.toggle("with-python", shown);
      },
      say: (text) => this.#toasts.say(text),
    });
    this.#bar = new Bar(state.folder.name, {
      run: () => void this.#runFront(),
      stop: () => this.#runner.stop(),
      gallery: () => this.#showGallery(),
      format: () => void this.#format(),
      keys: () => void showShortcuts(),
      theme: () => {
        this.#theme.next();
        this.#bar.showTheme(this.#theme.name);
      },
    });
    this.#bar.showTheme(this.#theme.name);
    this.#gallery = new Gallery({
      create: () => void this.#actions.create(),
      learn: () => this.#learn(),
      open: (name) => void this.#openExample(name),
      leave: () => this.#hideGallery(),
    });
    this.#work = new Work(this.#desk, this.#problems, () => void this.#actions.create(), this.#memory);
    this.#changes = new Changes(
      (change) => void this.#outside.changed(change),
      (present) => this.#served(present),
    );
    this.#reunion = new Reunion(state.channel, () => this.#changes.listen());
    this.#side = new Side(
      {
        programs: this.#programs.root,
        favourites: this.#favourites.root,
        structure: this.#structure.root,
        help: this.#help.root,
      },
      this.#memory,
      (name) => this.#panelShown(name),
    );
  }

  /** Build the page and open what was open last time. */
  async start(): Promise<void> {
    this.#build();
    const first = innerWidth < 1100 ? "" : "programs";
    this.#side.show(this.#memory.text("panel", first) as PanelName | "");
    this.#side.giveWay();
    for (const zone of [this.#work.root, this.#result.root]) {
      zone.addEventListener("pointerdown", () => this.#side.giveWay());
    }
    connectLanguageServer(this.#client);
    this.#changes.listen();
    listenToShortcuts({
      run: () => void this.#runFront(),
      stop: () => this.#runner.stop(),
      save: () => void this.#desk.saveNow(),
      format: () => void this.#format(),
      regions: () => this.#regions(),
    });
    this.#runner.console.root.addEventListener("click", (event) => this.#followFailure(event));
    printPrograms(() => this.#desk.current);
    window.addEventListener("pagehide", () => this.#leave());
    window.addEventListener("beforeunload", (event) => {
      if (this.#desk.all.some((document) => document.isInDanger)) event.preventDefault();
    });
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) void this.#desk.saveAll();
    });
    await this.#reopen();
  }

  #build(): void {
    const side = splitter(
      {
        name: "side",
        label: TEXTES.splits.side,
        target: this.#main,
        axis: "x",
        direction: 1,
        start: 250,
        least: 180,
        most: () => Math.max(200, innerWidth * 0.45),
      },
      this.#memory,
    );
    side.classList.add("side-splitter");
    const result = splitter(
      {
        name: "result",
        label: TEXTES.splits.result,
        target: this.#main,
        axis: "x",
        direction: -1,
        start: Math.round(Math.min(640, innerWidth * 0.36)),
        least: 240,
        most: () => innerWidth * 0.65,
      },
      this.#memory,
    );
    result.classList.add("result-splitter");
    const heading = element("h1", { class: "hidden-text" }, TEXTES.title);
    this.#main.append(heading, this.#side.rail, this.#side.panel, side, this.#work.root, result, this.#result.root);
    document.body.append(this.#bar.root, this.#away, this.#gallery.root, this.#main, this.#toasts.root);
  }

  async #reopen(): Promise<void> {
    const known = new Set(this.#library.programs.map(({ path }) => path));
    const paths = this.#memory.list("open").filter((path) => known.has(path));
    const front = this.#memory.text("front", "");
    for (const path of paths) await this.#desk.open(path, false);
    if (paths.includes(front)) await this.#desk.open(front);
    if (paths.length === 0 && this.#side.shown === "") this.#side.show("programs");
    if (this.state.first_start || (paths.length === 0 && known.size === 0)) this.#showGallery();
  }

  /** The server has gone, or is back: what could not be written meanwhile is written now. */
  #served(present: boolean): void {
    const isBack = present && !this.#away.hidden;
    this.#away.hidden = present;
    this.#reunion.isServed = present;
    if (!isBack) return;
    this.#toasts.say(TEXTES.back);
    void this.#desk.saveAll();
    this.#memory.flush(false);
    void this.#library.refresh().catch(() => {});
  }

  #changed(document: OpenDocument): void {
    if (document !== this.#desk.current) return;
    this.#python.changed();
    this.#structure.follow();
  }

  #moved(): void {
    this.#structure.follow();
    this.#python.follow();
  }

  #shown(document: OpenDocument | null): void {
    if (document) {
      this.#memory.set("front", document.path);
      this.#side.giveWay();
    }
    this.#hideGallery();
    this.#work.show(document);
    this.#problems.show(document);
    this.#work.counted();
    this.#structure.show(document);
    this.#python.show(document);
    this.#programs.current = document?.path ?? null;
    this.#favourites.current = document?.path ?? null;
    window.document.title = document ? `${shortName(document.path)} – ${TEXTES.brand}` : TEXTES.brand;
  }

  #documentOf(view: EditorView): OpenDocument | undefined {
    return this.#desk.all.find((document) => document.view === view);
  }

  #problemsOf(view: EditorView): void {
    const document = this.#documentOf(view);
    if (!document || document !== this.#desk.current) return;
    this.#problems.show(document);
    this.#work.counted();
  }

  #symbolsOf(view: EditorView, symbols: Symbols): void {
    const document = this.#documentOf(view);
    if (!document) return;
    document.symbols = symbols;
    if (document === this.#desk.current) this.#structure.show(document);
  }

  async #runFront(): Promise<void> {
    const document = this.#desk.current;
    if (!document) {
      this.#toasts.say(TEXTES.run.noProgram);
      return;
    }
    this.#hideGallery();
    void document.save();
    await this.#run({ path: document.path, text: document.text });
  }

  async #run(job: { path: string; text: string }): Promise<void> {
    for (const document of this.#desk.all) document.fail(null);
    this.#result.started();
    await this.#runner.run(job);
  }

  #failed(path: string, failure: Failure): void {
    const document = this.#desk.find(path);
    const suggestion = failure.suggestion ? ` ${failure.suggestion}` : "";
    document?.fail({ line: failure.line, message: `${failure.message}${suggestion}` });
  }

  /** A click on an error of the console leads to its line. */
  #followFailure(event: Event): void {
    const number = (event.target as Element).closest(".failure")?.querySelector(".failure-number")?.textContent;
    const path = this.#runner.job?.path;
    if (number && path) this.#desk.find(path)?.goTo(Number(number));
  }

  async #format(): Promise<void> {
    const view = this.#desk.current?.view;
    const said = view ? await layOut(view) : TEXTES.run.noProgram;
    if (said) this.#toasts.say(said);
    view?.focus();
  }

  #showGallery(): void {
    this.#main.hidden = true;
    void this.#gallery.show(this.#desk.all.length > 0 || this.#library.programs.length > 0);
  }

  #hideGallery(): void {
    this.#gallery.hide();
    this.#main.hidden = false;
  }

  #learn(): void {
    this.#hideGallery();
    this.#side.show("help");
  }

  async #openExample(name: string): Promise<void> {
    try {
      const { path } = await api.openExample(name);
      await this.#library.refresh();
      this.#hideGallery();
      await this.#desk.open(path);
    } catch (error) {
      this.#toasts.say(error instanceof Refusal ? error.message : TEXTES.away);
      if (!(error instanceof Refusal || error instanceof Lost)) throw error;
    }
  }

  #panelShown(name: PanelName | ""): void {
    this.#main.classList.toggle("no-side", name === "");
    this.#main.classList.toggle("wide-side", name === "help");
    if (name === "help") this.#help.wake();
    if (name === "structure") this.#structure.wake();
  }

  /** The zones that F6 goes through. */
  #regions(): HTMLElement[] {
    const zones = [this.#side.rail, this.#side.panel, this.#work.root, this.#result.root, this.#bar.root];
    return zones.filter((zone) => !zone.hidden && zone.offsetParent !== null);
  }

  #leave(): void {
    for (const document of this.#desk.all) document.saveAtOnce();
    this.#memory.flush(true);
  }
}
