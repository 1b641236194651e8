/** Which of the names there are look most like the one that is missing: for messages. */
import { orderKey } from "../order.ts";

const MOST_SHOWN = 5;
const MOST_COMPARED = 300;
const LONGEST_COMPARED = 40;
const MORE = "…";

/** At most five of the names, written by `show`, the most alike first; an ellipsis stands for the others. */
export function nearest<T extends string | number>(names: readonly T[], wanted: T, show: (name: T) => string): string {
  const target = folded(wanted);
  const ranked = names
    .slice(0, MOST_COMPARED)
    .map((name) => ({ name, distance: distanceOf(folded(name), target) }))
    .sort((one, other) => one.distance - other.distance);
  const shown = ranked.slice(0, MOST_SHOWN).map(({ name }) => show(name));
  return [...shown, ...(names.length > MOST_SHOWN ? [MORE] : [])].join(", ");
}

function folded(name: string | number): string {
  return orderKey(String(name).slice(0, LONGEST_COMPARED)).base;
}

/** How many letters must be put in, taken out or replaced to make one text of the other. */
function distanceOf(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, i) => i);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    for (let j = 1; j <= right.length; j++) {
      const replaced = row[j - 1]! + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[right.length]!;
}
