/** From the browser's key events to the key names of EduCode. */

const NAMES: Record<string, string> = {
  ArrowUp: "haut",
  ArrowDown: "bas",
  ArrowLeft: "gauche",
  ArrowRight: "droite",
  " ": "espace",
  Enter: "entree",
  Escape: "echap",
  Tab: "tab",
  Backspace: "retour",
  Delete: "suppr",
};

/** The name of the key that `event` is about; null for shortcuts of the browser and keys without a name. */
export function nameOf(event: KeyboardEvent): string | null {
  const typesCharacter = event.getModifierState("AltGraph");
  if (!typesCharacter && (event.ctrlKey || event.metaKey || event.altKey)) return null;
  const known = NAMES[event.key];
  if (known !== undefined) return known;
  return [...event.key].length === 1 ? event.key : null;
}

/**
 * Listens to the keys meant for the program: those pressed while a toile, or nothing, has the focus.
 *
 * A key goes up under the name it went down with, whatever Shift has become in between. `isWanted` tells
 * whether the program waits for a key that otherwise moves the focus.
 */
export class Keyboard {
  #held = new Map<string, string>();

  constructor(
    private readonly send: (name: string, down: boolean, at: number) => void,
    private readonly isWanted: (name: string) => boolean,
    private readonly isForProgram: () => boolean,
  ) {
    document.addEventListener("keydown", (event) => this.#press(event));
    document.addEventListener("keyup", (event) => this.#release(event));
  }

  /** Forget what is held, when the page loses the focus. */
  releaseAll(): void {
    this.#held.clear();
  }

  #press(event: KeyboardEvent): void {
    const name = nameOf(event);
    if (name === null || event.isComposing || !this.isForProgram()) return;
    if (name === "tab" && !this.isWanted(name)) return;
    event.preventDefault();
    this.#held.set(event.code, name);
    this.send(name, true, performance.timeOrigin + event.timeStamp);
  }

  #release(event: KeyboardEvent): void {
    const name = this.#held.get(event.code);
    if (name === undefined) return;
    this.#held.delete(event.code);
    this.send(name, false, performance.timeOrigin + event.timeStamp);
  }
}
