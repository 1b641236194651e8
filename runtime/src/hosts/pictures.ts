/** Pictures that stand for what was drawn long ago, so that a drawing may go on for ever. */
import { Painter } from "../toile/paint.ts";
import type { Toile } from "../toile/toile.ts";

/** What a toile shows may be older than what is drawn on it: its last pictures are kept. */
const KEPT_BY_TOILE = 2;

export class Pictures {
  #pictures = new Map<string, OffscreenCanvas>();
  #keys = new Map<number, string[]>();
  #count = 0;

  /** The picture of that key; null if it is too old. */
  get = (key: string): OffscreenCanvas | null => this.#pictures.get(key) ?? null;

  /** Keep what is on `canvas` as a picture of toile `id`; its key. */
  copy(id: number, canvas: OffscreenCanvas): string {
    const copy = new OffscreenCanvas(canvas.width, canvas.height);
    copy.getContext("2d")!.drawImage(canvas, 0, 0);
    return this.#keep(id, copy);
  }

  /** Paint all that is drawn on `toile`, shown or not, on a picture of `width` × `height` pixels; its key. */
  paint(toile: Toile, width: number, height: number): string {
    const canvas = new OffscreenCanvas(width, height);
    const painter = new Painter(canvas.getContext("2d")!, this.get);
    painter.fit(toile.width, toile.height);
    painter.clear();
    painter.paint(toile.now, 0);
    return this.#keep(toile.id, canvas);
  }

  #keep(id: number, canvas: OffscreenCanvas): string {
    const key = `${id}:${++this.#count}`;
    const keys = [...(this.#keys.get(id) ?? []), key];
    if (keys.length > KEPT_BY_TOILE) this.#pictures.delete(keys.shift()!);
    this.#keys.set(id, keys);
    this.#pictures.set(key, canvas);
    return key;
  }
}
