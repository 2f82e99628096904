/** An EventSource whose server is the test. Like the browser's, it reports the end of a stream as an error. */
class FakeEventSource extends EventTarget {
  static readonly opened: FakeEventSource[] = [];
  readonly url: string;
  isClosed = false;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  connects(): void {
    this.#tell(new Event('open'));
  }

  sends(name: string, data: unknown = ''): void {
    this.#tell(Object.assign(new Event(name), { data: JSON.stringify(data) }));
  }

  fails(): void {
    this.#tell(new Event('error'));
  }

  #tell(event: Event): void {
    if (!this.isClosed) this.dispatchEvent(event);
  }
}

/** Page and network for tests in Node: the browser's globals, from `reset` to `remove`. */
export class FakePage {
  #window = new EventTarget();
  #document = Object.assign(new EventTarget(), { visibilityState: 'visible' });

  /** Loads the page anew: visible and without connections. */
  reset(): void {
    this.#window = new EventTarget();
    this.#document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    FakeEventSource.opened.length = 0;
    Object.assign(globalThis, { EventSource: FakeEventSource, window: this.#window, document: this.#document });
  }

  remove(): void {
    for (const name of ['EventSource', 'window', 'document']) Reflect.deleteProperty(globalThis, name);
  }

  /** Connections that are open or being made. */
  get streams(): readonly FakeEventSource[] {
    return FakeEventSource.opened.filter(({ isClosed }) => !isClosed);
  }

  get stream(): FakeEventSource {
    const [stream, ...others] = this.streams;
    if (!stream || others.length > 0) throw new Error(`${this.streams.length} connections instead of one`);
    return stream;
  }

  get connections(): number {
    return FakeEventSource.opened.length;
  }

  turns(visibilityState: 'visible' | 'hidden'): void {
    this.#document.visibilityState = visibilityState;
    this.#document.dispatchEvent(new Event('visibilitychange'));
  }

  goes(state: 'online' | 'offline'): void {
    this.#window.dispatchEvent(new Event(state));
  }
}
