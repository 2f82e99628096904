import { type OpenStream, openStream } from './open-stream.ts';
import { isHidden, onPageSignals } from './page-signals.ts';
import { retryDelay } from './retry-delay.ts';

/** A listener to a stream of server-sent events. */
export interface Ear {
  /** Handlers by event name. */
  readonly events: Readonly<Record<string, (data: string) => void>>;
  /** `isAgain`: events may have been missed since the last connection. */
  readonly opened: (isAgain: boolean) => void;
  /** The connection was lost or could not be made; failures in a row. */
  readonly failed: (failures: number) => void;
  /** The query of the next connection: where to continue. */
  readonly query?: (() => string) | undefined;
  /** Stays connected while the page is hidden. */
  readonly whileHidden?: boolean | undefined;
}

const lines = new Map<string, Line>();

/**
 * Listens to the event stream of an address: one connection for all listeners, which reconnects by itself. Browsers limit
 * connections per host, so hidden pages hang up. Returns a function that stops listening.
 */
export function listenTo(address: string, ear: Ear): () => void {
  const line = lines.get(address) ?? new Line(address);
  lines.set(address, line);
  line.add(ear);
  return () => line.remove(ear);
}

class Line {
  readonly #address: string;
  readonly #ears = new Set<Ear>();
  /** Streams begin with the current state; a listener that joins later gets it from here. */
  readonly #latest = new Map<string, string>();
  readonly #stopSignals: () => void;
  #stream: OpenStream | null = null;
  #isOpen = false;
  #wasOpen = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string) {
    this.#address = address;
    const update = (): void => this.#update();
    this.#stopSignals = onPageSignals({
      woke: update,
      hidden: update,
      wentOffline: () => this.#stream && this.#lose(),
    });
  }

  add(ear: Ear): void {
    this.#ears.add(ear);
    this.#update();
    if (this.#isOpen) queueMicrotask(() => this.#welcome(ear));
  }

  remove(ear: Ear): void {
    this.#ears.delete(ear);
    // Not at once: the page that replaces this one may be about to listen.
    queueMicrotask(() => this.#closeIfUnused());
  }

  /** Tells a listener that joins an open connection what the others have heard. */
  #welcome(ear: Ear): void {
    if (!this.#isOpen || !this.#ears.has(ear)) return;
    ear.opened(false);
    for (const [name, data] of this.#latest) ear.events[name]?.(data);
  }

  #closeIfUnused(): void {
    if (this.#ears.size > 0 || lines.get(this.#address) !== this) return;
    lines.delete(this.#address);
    this.#stopSignals();
    this.#hangUp();
  }

  /** Connects while the page is visible, and hangs up while it is hidden. */
  #update(): void {
    const ears = [...this.#ears];
    if (isHidden() && !ears.some(({ whileHidden }) => whileHidden)) return this.#hangUp();
    const stream = (this.#stream ??= this.#connect(ears.find(({ query }) => query)?.query?.() ?? ''));
    for (const name of ears.flatMap(({ events }) => Object.keys(events))) stream.listen(name);
  }

  #connect(query: string): OpenStream {
    clearTimeout(this.#retry);
    return openStream(this.#address + query, {
      opened: () => this.#open(),
      heard: (name, data) => {
        this.#latest.set(name, data);
        for (const { events } of this.#ears) events[name]?.(data);
      },
      lost: () => this.#lose(),
    });
  }

  #open(): void {
    const isAgain = this.#wasOpen;
    this.#isOpen = true;
    this.#wasOpen = true;
    this.#failures = 0;
    for (const ear of this.#ears) ear.opened(isAgain);
  }

  #lose(): void {
    this.#hangUp();
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#update(), retryDelay(this.#failures));
    for (const ear of this.#ears) ear.failed(this.#failures);
  }

  #hangUp(): void {
    clearTimeout(this.#retry);
    this.#stream?.close();
    this.#stream = null;
    this.#isOpen = false;
    this.#latest.clear();
  }
}
