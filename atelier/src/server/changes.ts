/** What changes on the disk while the page is open; the line itself tells the server that the page is there. */

export interface Change {
  path: string;
  version: string | null;
}

/** Listen for changes; `tellPresence` learns when the server goes and comes back. */
export function watchChanges(onChange: (change: Change) => void, tellPresence: (present: boolean) => void): void {
  const line = new EventSource("api/changes");
  let failures = 0;
  line.onopen = () => {
    failures = 0;
    tellPresence(true);
  };
  line.onmessage = ({ data }) => onChange(JSON.parse(String(data)) as Change);
  line.onerror = () => {
    failures += 1;
    if (failures >= 2) tellPresence(false);
  };
}
