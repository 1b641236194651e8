/**
 * Clicks and keys for a program that is not always listening.
 *
 * An event that comes while the program is busy waits for it 250 ms: one click and one key at most, the latest.
 * The state of keys and pointer is what it was when the last wait ended; a click is told for one turn.
 */

const PATIENCE_MS = 250;
const MOST_CLICKS = 100;

export interface Point {
  x: number;
  y: number;
}

export interface PointerState extends Point {
  down: boolean;
  clicked: boolean;
}

/** How things stand, as the runtime wants it with each answer. */
export interface InputState {
  keys: string[];
  toiles: Record<number, PointerState>;
}

interface Late<T> {
  value: T;
  at: number;
}

type Click = Point & { id: number };

/** The name of a key that was pressed: case does not count. */
function nameOf(key: string): string {
  return key.normalize("NFC").toLowerCase();
}

export class Events {
  #down = new Set<string>();
  /** Keys that went down since the last turn: told once even if they are up again, so that no tap is lost. */
  #tapped = new Set<string>();
  #pointers = new Map<number, PointerState>();
  #clicks: Late<Click>[] = [];
  #lateClick: Late<Click> | null = null;
  #lateKey: Late<string> | null = null;
  #onClick: ((click: Click) => void) | null = null;
  #onKey: ((name: string) => void) | null = null;

  /** A key went down (again, when it repeats) or up. */
  key(name: string, down: boolean, at: number): void {
    const known = nameOf(name);
    if (!down) {
      this.#down.delete(known);
      return;
    }
    this.#down.add(known);
    this.#tapped.add(known);
    if (this.#onKey) this.#onKey(known);
    else this.#lateKey = { value: known, at };
  }

  /** The pointer moved, went down or up; x and y are whole pixels of toile `id`. */
  pointer(id: number, phase: "down" | "move" | "up", x: number, y: number, at: number): void {
    const state = this.#pointer(id);
    state.x = x;
    state.y = y;
    if (phase === "move") return;
    state.down = phase === "down";
    if (phase === "down") this.#click({ value: { id, x, y }, at });
  }

  /** The page lost the focus: nothing is held down any more. */
  released(): void {
    this.#down.clear();
    this.#tapped.clear();
    for (const state of this.#pointers.values()) state.down = false;
  }

  /**
   * The state for the answer to a wait that began at `since`. Each click is told in one answer only, and each
   * answer tells one click a toile; a click that the program looks at is not given to a later `cliquer`.
   */
  turn(since: number): InputState {
    this.#clicks = this.#clicks.filter((click) => since - click.at <= PATIENCE_MS);
    const toiles: Record<number, PointerState> = {};
    for (const [id, state] of this.#pointers) toiles[id] = this.#told(state, this.#takeClick(id));
    const keys = [...new Set([...this.#down, ...this.#tapped])];
    this.#tapped.clear();
    return { keys, toiles };
  }

  /** The click that waits since at most 250 ms before `since`, else the next one on toile `id`. */
  waitClick(id: number, since: number): Promise<Point> {
    const late = this.#lateClick;
    this.#lateClick = null;
    if (late && late.value.id === id && since - late.at <= PATIENCE_MS) return Promise.resolve(this.#taken(late));
    return new Promise((resolve) => {
      this.#onClick = (click) => {
        if (click.id !== id) return;
        this.#onClick = null;
        resolve({ x: click.x, y: click.y });
      };
    });
  }

  /** The rank, from 1, of the first key of `keys` (in lower case) that is pressed; the same patience as for a click. */
  waitKey(keys: readonly string[], since: number): Promise<number> {
    const late = this.#lateKey;
    this.#lateKey = null;
    const rank = late && since - late.at <= PATIENCE_MS ? keys.indexOf(late.value) + 1 : 0;
    if (rank > 0) return Promise.resolve(rank);
    return new Promise((resolve) => {
      this.#onKey = (name) => {
        const found = keys.indexOf(name) + 1;
        if (found === 0) return;
        this.#onKey = null;
        resolve(found);
      };
    });
  }

  #click(click: Late<Click>): void {
    if (this.#onClick) {
      this.#onClick(click.value);
      return;
    }
    this.#lateClick = click;
    this.#clicks.push(click);
    if (this.#clicks.length > MOST_CLICKS) this.#clicks.shift();
  }

  #told(state: PointerState, click: Late<Click> | null): PointerState {
    const look = (): void => {
      if (this.#lateClick === click) this.#lateClick = null;
    };
    return {
      x: state.x,
      y: state.y,
      down: state.down,
      get clicked() {
        if (click) look();
        return click !== null;
      },
    };
  }

  /** A click that answers `cliquer` is not told again by clic_recu. */
  #taken(click: Late<Click>): Point {
    this.#clicks = this.#clicks.filter((other) => other !== click);
    return { x: click.value.x, y: click.value.y };
  }

  #takeClick(id: number): Late<Click> | null {
    const at = this.#clicks.findIndex((click) => click.value.id === id);
    return at === -1 ? null : this.#clicks.splice(at, 1)[0]!;
  }

  #pointer(id: number): PointerState {
    let state = this.#pointers.get(id);
    if (!state) {
      state = { x: 0, y: 0, down: false, clicked: false };
      this.#pointers.set(id, state);
    }
    return state;
  }
}
