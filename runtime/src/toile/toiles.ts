/** The toiles of one run, by their place on the stage. */
import { type PlainDrawing, plainDrawing } from "./plain.ts";
import { Toile } from "./toile.ts";

/** One place on the stage: the toile last made for it, the one last shown there. */
interface Place {
  made: Toile;
  seen: Toile | null;
  order: number;
}

/** What a host is told of one place; `order`: rank of its last showing, from 0; -1 before. */
export interface Stage {
  readonly id: number;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly shown: boolean;
  readonly order: number;
}

export class Toiles {
  private readonly places: Place[] = [];
  private readonly ids = new Map<string | number, number>();
  private showings = 0;

  /** A new toile; one made by the same declaration takes the old one's place. */
  make(name: string, declaration: string | number): Toile {
    const id = this.ids.get(declaration) ?? this.places.length;
    const made = new Toile(id, name);
    const place = this.places[id];
    if (place) place.made = made;
    else {
      this.places.push({ made, seen: null, order: -1 });
      this.ids.set(declaration, id);
    }
    return made;
  }

  /** `toile` is seen from now on, as it is now. */
  show(toile: Toile): void {
    toile.show();
    const place = this.places[toile.id]!;
    place.seen = toile;
    place.order = this.showings++;
  }

  /** The toile of a place: the one seen there, else the one last made. */
  at(id: number): Toile | undefined {
    const place = this.places[id];
    return place && (place.seen ?? place.made);
  }

  /** What is seen at a place, or drawn there so far, as plain data; null if there is nothing. */
  displayList(id: number, which: "shown" | "now"): PlainDrawing | null {
    const toile = this.at(id);
    const snapshot = which === "now" ? toile?.now : toile?.shown;
    return snapshot ? plainDrawing(snapshot) : null;
  }

  /** Every place, in the order of their making. */
  stages(): Stage[] {
    return this.places.map(({ made, seen, order }, id) => {
      const { width, height } = seen?.shown ?? made;
      return { id, name: made.name, width, height, shown: seen !== null, order };
    });
  }
}
