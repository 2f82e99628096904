import type { Answer } from './answer.ts';
import { delay } from './delay.ts';
import { isTransient } from './is-transient.ts';
import { onPageSignals } from './page-signals.ts';
import { retryDelay } from './retry-delay.ts';
import { createStore, type Store, type Watchable } from './store.ts';
import { whileFree, withLock } from './with-lock.ts';

type Items<Item> = readonly Item[];
type Change<Item> = (items: Items<Item>) => Items<Item>;

/** What a queue holds, where it is stored, and how it is sent. */
export interface QueueKind<Item, Reply extends Answer<unknown>> {
  /** Names the locks, which all tabs share. */
  readonly name: string;
  readonly read: () => Items<Item>;
  /** null: nothing waits. */
  readonly write: (items: Items<Item> | null) => void;
  /** Calls back when another tab has changed the stored items. Returns a function that unsubscribes. */
  readonly watch: (changed: () => void) => () => void;
  /** Notes in the stored items which one is sent next. */
  readonly claim?: Change<Item>;
  /** By default the oldest. */
  readonly findNext?: (items: Items<Item>) => Item | null;
  readonly send: (item: Item) => Promise<Reply>;
  /** Whether an answer of this status is worth sending the item again. */
  readonly isTransient?: (status: number) => boolean;
  /** Acts on any other answer: removes the item or marks it. Returns whether the next one is sent. */
  readonly settle: (item: Item, answer: Reply) => Promise<boolean>;
}

interface Adding<Item> {
  readonly change: Change<Item>;
  readonly stored: () => void;
}

/**
 * What waits on this device until the server has answered: stored before it is sent, in order, by one tab at a time
 * (decisions 036 and 083).
 */
export class OfflineQueue<Item, Reply extends Answer<unknown>> {
  /** While it has subscribers, items are sent when the page starts, wakes up or is online again. */
  readonly waiting: Watchable<Items<Item>>;
  readonly sending: Store<Item | null> = createStore<Item | null>(null);
  readonly #kind: Required<QueueKind<Item, Reply>>;
  readonly #list: Store<Items<Item>> = createStore<Items<Item>>([]);
  readonly #nothing: Adding<Item> = { change: (items) => items, stored: () => {} };
  #failures = 0;
  /** Counts the runs, so that a delayed retry knows that another one came first. */
  #runs = 0;
  #subscribers = 0;
  #stop = (): void => {};
  #underWay: Promise<unknown> | null = null;

  constructor(kind: QueueKind<Item, Reply>) {
    const first = (items: Items<Item>): Item | null => items[0] ?? null;
    this.#kind = { claim: (items) => items, findNext: first, isTransient, ...kind };
    this.waiting = { ...this.#list, subscribe: (listener) => this.#subscribe(listener) };
  }

  /** Two tabs never send at the same time. */
  get #lock(): string {
    return `sending ${this.#kind.name}`;
  }

  readonly change = async (change: Change<Item>): Promise<void> => {
    this.#list.set(await this.#store(change));
  };

  /** Shows a change that is not stored yet. */
  readonly show = (change: Change<Item>): void => this.#list.set(change(this.#list.get()));

  /** Stores what `change` adds, calls `stored` and sends it. */
  readonly add = async (change: Change<Item>, stored = this.#nothing.stored): Promise<void> => {
    const adding = { change, stored };
    if (!this.#underWay && (await this.#begin(whileFree(this.#lock, () => this.#run(adding))))) return;
    await this.change(change);
    stored();
    void this.flush();
  };

  /** Sends what waits, now. */
  readonly flush = async (): Promise<void> => {
    // What was added in between is found by the loop, or by the run after it.
    while (this.#underWay) await this.#underWay;
    await this.#begin(withLock(this.#lock, () => this.#run(this.#nothing)));
  };

  /** Several tabs write the same list, so it is read anew under a lock. Returns the new list, which is not shown yet. */
  async #store(change: Change<Item>): Promise<Items<Item>> {
    let next: Items<Item> = [];
    await withLock(this.#kind.name, async () => {
      next = change(this.#kind.read());
      this.#kind.write(next.length === 0 ? null : next);
    });
    return next;
  }

  #subscribe(listener: () => void): () => void {
    const unsubscribe = this.#list.subscribe(listener);
    this.#subscribers += 1;
    if (this.#subscribers === 1) this.#start();
    return () => {
      unsubscribe();
      this.#subscribers -= 1;
      if (this.#subscribers === 0) this.#stop();
    };
  }

  #start(): void {
    const load = (): void => this.#list.set(this.#kind.read());
    load();
    const stops = [this.#kind.watch(load), onPageSignals({ woke: () => void this.flush() })];
    void this.flush();
    this.#stop = () => {
      for (const stop of stops) stop();
      this.#runs += 1;
    };
  }

  async #begin<Outcome>(run: Promise<Outcome>): Promise<Outcome> {
    this.#underWay = run;
    try {
      return await run;
    } finally {
      this.#underWay = null;
    }
  }

  async #run(adding: Adding<Item>): Promise<void> {
    this.#runs += 1;
    const run = this.#runs;
    let hasNext = await this.#sendNext(adding);
    while (hasNext) hasNext = await this.#sendNext(this.#nothing);
    if (this.#failures > 0) void this.#retry(run);
  }

  async #retry(run: number): Promise<void> {
    await delay(retryDelay(this.#failures));
    if (run === this.#runs) void this.flush();
  }

  /** Sends the next item; returns whether to send another one. */
  async #sendNext({ change, stored }: Adding<Item>): Promise<boolean> {
    const items = await this.#store((before) => this.#kind.claim(change(before)));
    const next = this.#kind.findNext(items);
    // The request leaves before anything is drawn: on a slow device, a frame takes longer than storing.
    const answer = next && this.#kind.send(next);
    this.sending.set(next);
    this.#list.set(items);
    stored();
    if (!next || !answer) return false;
    const hasNext = await this.#settle(next, await answer);
    this.sending.set(null);
    return hasNext;
  }

  async #settle(item: Item, answer: Reply): Promise<boolean> {
    if (!answer.ok && this.#kind.isTransient(answer.status)) {
      this.#failures += 1;
      return false;
    }
    this.#failures = 0;
    return this.#kind.settle(item, answer);
  }
}
