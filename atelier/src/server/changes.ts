/** What changes on the disk while the page is open; the line itself tells the server that the page is there. */

export interface Change {
  path: string;
  version: string | null;
}

export class Changes {
  #line: EventSource | null = null;

  /** `tellPresence` learns when the server goes and comes back. */
  constructor(
    private readonly onChange: (change: Change) => void,
    private readonly tellPresence: (present: boolean) => void,
  ) {}

  /** Listen at the address that the page has now. */
  listen(): void {
    this.#line?.close();
    const line = new EventSource("api/changes");
    this.#line = line;
    let failures = 0;
    line.onopen = () => {
      failures = 0;
      this.tellPresence(true);
    };
    line.onmessage = ({ data }) => this.onChange(JSON.parse(String(data)) as Change);
    line.onerror = () => {
      failures += 1;
      // Refused, it never tries again: another server is there, under another address.
      if (failures >= 2 || line.readyState === EventSource.CLOSED) this.tellPresence(false);
    };
  }
}
