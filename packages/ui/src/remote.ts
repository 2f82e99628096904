import type { Answer } from './answer.ts';
import { AnswerOrder } from './answer-order.ts';
import { listenTo } from './event-line.ts';
import { isTransient } from './is-transient.ts';
import { isHidden, onPageSignals } from './page-signals.ts';
import type { Live, RemoteOptions, RemoteState } from './remote-options.ts';
import { retryDelay } from './retry-delay.ts';
import { createStore, type Store } from './store.ts';

/** For events that only say that something has changed. */
export const readAgain = (): undefined => undefined;

/** The guest is told from the second failure on: one alone is mended within a second. */
const TOLD_FROM = 2;

/** A value of the server: read, kept up to date and changed. It is followed while there are subscribers. */
export class Remote<Value> {
  readonly key: string;
  /** The state for server rendering and hydration. */
  readonly serverState: RemoteState<Value>;
  readonly #options: RemoteOptions<Value>;
  readonly #store: Store<RemoteState<Value>>;
  readonly #order = new AnswerOrder<Value>();
  #subscribers = 0;
  #stopSignals: (() => void) | null = null;
  #line: { readonly address: string; readonly stop: () => void } | null = null;
  #isListening = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The time to read again came while the page was hidden. */
  #isOverdue = false;
  #problem = '';
  #refusal = '';
  #writes = { underWay: 0, haveOverlapped: false };

  constructor(options: RemoteOptions<Value>) {
    this.key = options.key;
    this.#options = options;
    this.serverState = { value: options.first, isConnected: true, problem: '', refusal: '' };
    this.#store = createStore(this.serverState);
  }

  readonly get = (): RemoteState<Value> => this.#store.get();

  readonly subscribe = (listener: () => void): (() => void) => {
    const unsubscribe = this.#store.subscribe(listener);
    this.#subscribers += 1;
    this.#start();
    return () => {
      unsubscribe();
      this.#subscribers -= 1;
      // Not at once: the page that replaces this one may be about to subscribe.
      queueMicrotask(() => this.#subscribers === 0 && this.#stop());
    };
  };

  /** Reads the value again and forgets the last refusal; resolves once it is answered. */
  readonly read = (): Promise<void> => {
    this.#refusal = '';
    return this.#read();
  };

  async #read(): Promise<void> {
    const { read } = this.#options;
    if (!read) return;
    this.#isOverdue = false;
    const number = this.#order.ask();
    const answer = await read();
    if (answer.ok) this.#take(number, answer.value);
    else this.#refuse(number, answer);
    this.#schedule();
  }

  /** Sends a change and merges its answer into the value. */
  readonly write = async <Part>(
    send: () => Promise<Answer<Part>>,
    merge: (value: Value, part: Part) => Value,
  ): Promise<Answer<Part>> => {
    this.#writes.haveOverlapped ||= this.#writes.underWay > 0;
    this.#writes.underWay += 1;
    const answer = await send();
    this.#writes.underWay -= 1;
    this.#refusal = answer.ok ? '' : answer.problem.message;
    this.#show();
    if (answer.ok) this.#change((value) => merge(value, answer.value));
    // Their answers may have arrived in another sequence than their effects.
    if (this.#writes.underWay === 0 && this.#writes.haveOverlapped) {
      this.#writes.haveOverlapped = false;
      void this.#read();
    }
    return answer;
  };

  /** Takes the answer to a request that was not made here. */
  readonly set = (value: Value): void => {
    this.#order.note(() => value);
    this.#show(value);
    this.#follow();
  };

  #start(): void {
    if (this.#stopSignals) return;
    this.#stopSignals = onPageSignals({
      woke: () => (this.#failures > 0 || this.#isOverdue) && void this.#read(),
      wentOffline: () => this.#goOffline(),
    });
    this.#follow();
    if (this.#options.isFirstCurrent && this.#order.isUnasked) this.#schedule();
    else void this.#read();
  }

  #stop(): void {
    this.#stopSignals?.();
    this.#stopSignals = null;
    clearTimeout(this.#timer);
    this.#line?.stop();
    this.#line = null;
    this.#isListening = false;
  }

  #goOffline(): void {
    if (!this.#line && this.#timer === undefined) return;
    this.#failures = TOLD_FROM;
    this.#show();
  }

  #take(number: number, answer: Value): void {
    const value = this.#order.settle(number, answer);
    if (value === undefined) return;
    this.#problem = '';
    this.#failures = 0;
    this.#show(value);
    this.#follow();
  }

  #refuse(number: number, { status, problem }: Exclude<Answer<Value>, { readonly ok: true }>): void {
    if (!this.#order.drop(number)) return;
    // An answer that refuses is an answer: there is a connection.
    this.#failures = isTransient(status) ? this.#failures + 1 : 0;
    if (!isTransient(status) || this.#failures >= TOLD_FROM) this.#problem = problem.message;
    this.#show();
  }

  #change(change: (value: Value) => Value): void {
    const { value } = this.get();
    if (value === undefined) return void this.#read();
    this.#order.note(change);
    const next = change(value);
    if (next === value) return;
    this.#show(next);
    this.#follow();
  }

  #show(value = this.get().value): void {
    const isConnected = this.#failures < TOLD_FROM;
    this.#store.set({ value, isConnected, problem: this.#problem, refusal: this.#refusal });
  }

  /** Listens to the stream of the current value. */
  #follow(): void {
    const { value } = this.get();
    const live = value === undefined || !this.#stopSignals ? null : (this.#options.live?.(value) ?? null);
    if (live?.address === this.#line?.address) return;
    this.#line?.stop();
    this.#isListening = false;
    this.#line = live && { address: live.address, stop: this.#listen(live) };
  }

  #listen({ address, events, isComplete, query, whileHidden }: Live<Value>): () => void {
    const hear = (apply: (value: Value, data: string) => Value | undefined) => (data: string) => {
      const { value } = this.get();
      if (value === undefined) return;
      if (apply(value, data) === undefined) return void this.#read();
      this.#change((before) => apply(before, data) ?? before);
    };
    return listenTo(address, {
      events: Object.fromEntries(Object.entries(events).map(([name, apply]) => [name, hear(apply)])),
      opened: (isAgain) => {
        const isMissing = (isAgain && !isComplete) || this.#failures > 0;
        this.#isListening = true;
        this.#failures = 0;
        this.#show();
        if (isMissing) void this.#read();
        else this.#schedule();
      },
      failed: (failures) => {
        this.#isListening = false;
        // A stream alone may be blocked: whether there is a connection shows in a read.
        if (failures >= TOLD_FROM) void this.#read();
        else this.#schedule();
      },
      query: query && (() => this.#queryFor(query)),
      whileHidden,
    });
  }

  #queryFor(query: (value: Value) => string): string {
    const { value } = this.get();
    return value === undefined ? '' : query(value);
  }

  /** Schedules the next read: soon after a failure, else when the value gets old. */
  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#stopSignals) return;
    const { value } = this.get();
    const again = value === undefined ? null : (this.#options.againAfter?.(value, this.#isListening) ?? null);
    // A lost line reads by itself when it tries again.
    const { retryAfter = retryDelay(this.#failures) } = this.#options;
    const retry = this.#failures === 0 || (this.#line && !this.#isListening) ? null : retryAfter;
    const wait = Math.min(again ?? Infinity, retry ?? Infinity);
    if (wait < Infinity) this.#timer = setTimeout(() => this.#readIfVisible(), wait);
  }

  #readIfVisible(): void {
    this.#timer = undefined;
    this.#isOverdue = isHidden();
    if (!this.#isOverdue) void this.#read();
  }
}
