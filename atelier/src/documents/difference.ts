/** The smallest single change that makes one text into another. */

/** Where they differ: replace `from`–`to` of `old` by `insert`; null if they are equal. */
export function difference(old: string, wanted: string): { from: number; to: number; insert: string } | null {
  if (old === wanted) return null;
  const shortest = Math.min(old.length, wanted.length);
  let from = 0;
  while (from < shortest && old[from] === wanted[from]) from++;
  let end = 0;
  while (end < shortest - from && old[old.length - 1 - end] === wanted[wanted.length - 1 - end]) end++;
  return { from, to: old.length - end, insert: wanted.slice(from, wanted.length - end) };
}
