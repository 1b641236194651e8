/** Moves a favourite among its groups. Pure data. */

import type { Group } from "../server/model.ts";

export interface Place {
  group: number;
  place: number;
}

/** The groups after `path` went to `to`, a place as counted before the move. */
export function movedTo(groups: readonly Group[], path: string, to: Place): Group[] {
  const from = placeOf(groups, path);
  const made = groups.map(({ heading, paths }) => ({ heading, paths: paths.filter((one) => one !== path) }));
  const isBelow = from !== null && from.group === to.group && from.place < to.place;
  made[to.group]?.paths.splice(isBelow ? to.place - 1 : to.place, 0, path);
  return made;
}

/** The groups after `path` went one place up (−1) or down (1), into the next group at the end of its own. */
export function movedBy(groups: readonly Group[], path: string, step: number): Group[] {
  const from = placeOf(groups, path);
  if (!from) return [...groups];
  const { length } = groups[from.group]?.paths ?? [];
  const place = from.place + step;
  if (place >= 0 && place < length) return movedTo(groups, path, { ...from, place: step > 0 ? place + 1 : place });
  const next = groups[from.group + step];
  if (!next) return [...groups];
  return movedTo(groups, path, { group: from.group + step, place: step > 0 ? 0 : next.paths.length });
}

function placeOf(groups: readonly Group[], path: string): Place | null {
  for (const [group, { paths }] of groups.entries()) {
    const place = paths.indexOf(path);
    if (place >= 0) return { group, place };
  }
  return null;
}
