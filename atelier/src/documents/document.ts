/** One open program: its editor, and its text kept on the disk, never over what somebody else wrote there. */

import type { LSPClient } from "@codemirror/lsp-client";
import { EditorState, type Text } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { element } from "../../../runtime/src/player/dom.ts";
import { extensions } from "../editor/editor.ts";
import { showFailure } from "../editor/failure.ts";
import type { Symbols } from "../editor/lsp.ts";
import { api, Lost, Refusal } from "../server/api.ts";
import type { ProgramText } from "../server/model.ts";
import { difference } from "./difference.ts";

const SAVE_MS = 800;
const RETRY_MS = 4000;

export type SaveState = "saved" | "waiting" | "saving" | "conflict" | "lost" | "refused";

/** The text that the disk holds now, or null if the file is gone. */
export type Theirs = { text: string; version: string } | null;

export interface DocumentListener {
  changed(document: OpenDocument): void;
  moved(document: OpenDocument): void;
  stateChanged(document: OpenDocument): void;
  conflict(document: OpenDocument, theirs: Theirs): void;
  refused(document: OpenDocument, message: string): void;
}

export class OpenDocument {
  readonly view: EditorView;
  /** Where the editor stands in the page. */
  readonly place: HTMLElement;
  readonly path: string;
  symbols: Symbols = [];
  state: SaveState = "saved";
  #version: string;
  #saved: Text;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | null = null;
  #isClosed = false;
  /** Its file is being moved or thrown away from here: nothing is written, and nobody else has done it. */
  #isLeaving = false;
  /** Why it could not be written, as last told: each try would tell it again. */
  #told = "";

  constructor(
    { path, text, version }: ProgramText,
    client: LSPClient,
    private readonly listener: DocumentListener,
  ) {
    this.path = path;
    this.#version = version;
    const separator = text.includes("\r\n") ? [EditorState.lineSeparator.of("\r\n")] : [];
    this.view = new EditorView({
      state: EditorState.create({
        doc: text,
        extensions: [...separator, extensions(client, path, (isTyped) => this.#updated(isTyped))],
      }),
    });
    this.#saved = this.view.state.doc;
    const id = `editor-${encodeURIComponent(path)}`;
    this.place = element("div", { class: "editor-place", id, role: "tabpanel", "aria-label": path, hidden: true });
    this.place.append(this.view.dom);
  }

  /** The text, with the line ends of the file. */
  get text(): string {
    return this.view.state.sliceDoc();
  }

  get isDirty(): boolean {
    return !this.view.state.doc.eq(this.#saved);
  }

  /** Whether something typed is nowhere but here, and cannot be written. */
  get isInDanger(): boolean {
    return this.isDirty && ["conflict", "lost", "refused"].includes(this.state);
  }

  /** Write what is not written yet; resolves when the disk has it, or cannot have it. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#saving) await this.#saving;
    if (this.state === "conflict" || this.#isLeaving) return;
    if (!this.isDirty) {
      if (this.state !== "saved") this.#become("saved");
      return;
    }
    this.#saving = this.#write().finally(() => {
      this.#saving = null;
    });
    await this.#saving;
  }

  /** Try to write because the pupil wants it: what was told, or left undecided whose text stays, comes again. */
  async askAgain(): Promise<void> {
    this.#told = "";
    if (this.state === "conflict") this.#become("waiting");
    await this.save();
  }

  /** The page goes away: a last try that outlives it. */
  saveAtOnce(): void {
    if (this.isDirty && this.state !== "conflict")
      void api.save(this.path, this.text, this.#version, true).catch(() => {});
  }

  /** The file has changed outside. */
  async changedOutside(version: string | null): Promise<void> {
    if (version === this.#version || this.state === "conflict") return;
    while (this.#saving) await this.#saving;
    if (version === this.#version) return;
    const theirs = version === null ? null : await this.#read();
    if (theirs === undefined || theirs?.version === this.#version || this.#isClosed || this.#isLeaving) return;
    if (theirs && (!this.isDirty || theirs.text === this.text)) this.take(theirs);
    else this.#disagree(theirs);
  }

  /** Save, then have `action` move the file or throw it away; if that fails, all goes on as before. */
  async leave<T>(action: () => Promise<T>): Promise<T> {
    await this.save();
    this.#isLeaving = true;
    try {
      return await action();
    } catch (error) {
      this.#isLeaving = false;
      void this.save();
      throw error;
    }
  }

  /** Show what the disk holds; this can be undone like anything typed. */
  take(theirs: { text: string; version: string }): void {
    this.#version = theirs.version;
    const doc = this.view.state.toText(theirs.text);
    const changes = difference(this.view.state.doc.toString(), doc.toString());
    if (changes) this.view.dispatch({ changes, userEvent: "input.outside" });
    this.#saved = this.view.state.doc;
    this.#become("saved");
  }

  /** Write my text over theirs, which the history has. */
  async keepMine(theirs: Theirs): Promise<void> {
    this.state = "waiting";
    if (theirs) this.#version = theirs.version;
    else {
      const doc = this.view.state.doc;
      const made = await api.create(this.path, { text: this.text });
      this.#version = made.version;
      this.#saved = doc;
    }
    if (this.isDirty) await this.save();
    else this.#become("saved");
  }

  /** Replace the whole text, as one change that can be undone. */
  replace(text: string): void {
    const doc = this.view.state.toText(text);
    const changes = difference(this.view.state.doc.toString(), doc.toString());
    if (changes) this.view.dispatch({ changes, userEvent: "input.restore" });
  }

  /** Go to a line (from 1) and put it in the middle. */
  goTo(line: number, column = 1): void {
    const { doc } = this.view.state;
    const there = doc.line(Math.min(Math.max(line, 1), doc.lines));
    this.reveal(Math.min(there.from + column - 1, there.to));
  }

  /** Go to an offset and put it in the middle. */
  reveal(at: number): void {
    this.view.dispatch({
      selection: { anchor: at },
      effects: EditorView.scrollIntoView(at, { y: "center" }),
    });
    this.view.focus();
  }

  /** Light the line at which the program failed. */
  fail(failure: { line: number; message: string } | null): void {
    const effects = [showFailure.of(failure)];
    const { doc } = this.view.state;
    this.view.dispatch({ effects });
    if (failure && failure.line >= 1 && failure.line <= doc.lines) {
      this.view.dispatch({ effects: EditorView.scrollIntoView(doc.line(failure.line).from, { y: "center" }) });
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.view.destroy();
    this.place.remove();
  }

  #updated(isTyped: boolean): void {
    if (isTyped && this.state !== "conflict") {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.save(), SAVE_MS);
      if (this.isDirty && this.state !== "saving" && this.state !== "waiting") this.#become("waiting");
    }
    if (isTyped) this.listener.changed(this);
    else this.listener.moved(this);
  }

  async #write(): Promise<void> {
    const { doc } = this.view.state;
    this.#become("saving");
    try {
      const { version } = await api.save(this.path, this.text, this.#version);
      this.#version = version;
      this.#saved = doc;
      this.#told = "";
      this.#become(this.isDirty ? "waiting" : "saved");
    } catch (error) {
      this.#failed(error);
    }
    if (this.state === "waiting") this.#timer = setTimeout(() => void this.save(), SAVE_MS);
  }

  #failed(error: unknown): void {
    if (error instanceof Refusal && error.reason === "conflict") this.#disagree(error.current);
    else if (error instanceof Refusal) {
      this.#become("refused");
      if (this.#told !== error.message) this.listener.refused(this, error.message);
      this.#told = error.message;
    } else if (error instanceof Lost) {
      this.#become("lost");
      this.#timer = setTimeout(() => void this.save(), RETRY_MS);
    } else throw error;
  }

  /** What the disk holds; undefined if that cannot be known, which is said. */
  async #read(): Promise<Theirs | undefined> {
    try {
      return await api.read(this.path);
    } catch (error) {
      if (error instanceof Refusal && error.reason === "absent") return null;
      if (error instanceof Refusal) this.listener.refused(this, error.message);
      else if (!(error instanceof Lost)) throw error;
      return undefined;
    }
  }

  #disagree(theirs: Theirs): void {
    if (theirs && theirs.text === this.text) {
      this.take(theirs);
      return;
    }
    if (this.state === "conflict") return; // the question is being asked already
    this.#become("conflict");
    this.listener.conflict(this, theirs);
  }

  #become(state: SaveState): void {
    this.state = state;
    this.listener.stateChanged(this);
  }
}
