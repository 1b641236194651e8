/**
 * A page outlives its server. Started anew, the server opens another page at the same origin, under a new secret
 * address; that page tells it to the old one on a channel whose name only pages of this folder know.
 */

export class Reunion {
  #channel: BroadcastChannel;
  #isServed = true;

  /** `moved` is called once this page has taken the new address. */
  constructor(
    name: string,
    private readonly moved: () => void,
  ) {
    this.#channel = new BroadcastChannel(name);
    this.#channel.onmessage = ({ data }) => this.#hear(data as string | null);
    this.#tell();
  }

  /** Whether the server of this page answers; without one, the other pages are asked for theirs. */
  set isServed(served: boolean) {
    this.#isServed = served;
    if (!served) this.#channel.postMessage(null);
  }

  #tell(): void {
    this.#channel.postMessage(location.pathname);
  }

  #hear(path: string | null): void {
    if (path === null && this.#isServed) this.#tell();
    // One server alone listens at this origin: if it has another address, ours is no longer one.
    if (path === null || path === location.pathname) return;
    this.#isServed = true;
    history.replaceState(null, "", path);
    this.moved();
  }
}
