import * as calls from '@tischlein/contract/calls';
import { type ApiResult, createSender } from '@tischlein/contract/client';
import type { TableRefunded } from '@tischlein/contract/shop';
import { type Cents, NO_CENTS } from '@tischlein/domain';
import {
  type Booking,
  type BookingEvent,
  type Bookings,
  changeBookings,
  claimNext,
  findNextBooking,
} from '@tischlein/domain/table';
import { TABLE } from '@tischlein/wording';
import { TAKE } from '@tischlein/wording/storefront';
import { announce } from '@tischlein/ui/announce';
import { delay } from '@tischlein/ui/delay';
import { newKey } from '@tischlein/ui/new-key';
import { onPageSignals } from '@tischlein/ui/page-signals';
import { retryDelay } from '@tischlein/ui/retry-delay';
import { createStore, type Store, type Watchable } from '@tischlein/ui/store';
import { todayInShop } from '@tischlein/shop-time';
import { onStored, readStored, writeStored } from '../../browser/storage.ts';
import { type Job, readBookings } from './job.ts';
import { getFloor } from './overview.ts';
import { endRefusedSession } from './waiter-session.ts';
import { whileFree, withLock } from './with-lock.ts';

/** The last booking that the server confirmed in this tab. */
export interface Confirmed extends Sent {
  /** What a refund pays back at the till (S3 C42). */
  readonly atTill: Cents;
}

interface Sent {
  readonly key: string;
  readonly job: Job;
}

const NONE: Bookings<Job> = [];
const ANSWER_WITHIN_MS = 15_000;
const TOO_MANY_REQUESTS = 429;
const isTransient = (status: number): boolean => status === 0 || status >= 500 || status === TOO_MANY_REQUESTS;

/** New bookings, and what follows once they are stored. */
interface Adding {
  readonly bookings: readonly Pick<Booking<Job>, 'key' | 'date' | 'job'>[];
  readonly stored: () => void;
}

const NOTHING: Adding = { bookings: [], stored: () => {} };

const addAll = (bookings: Bookings<Job>, adding: Adding): Bookings<Job> =>
  adding.bookings.reduce((all, booking) => changeBookings(all, { type: 'add', booking }), bookings);

const queues = new Map<string, BookingQueue>();

export function getBookings(shopId: string): BookingQueue {
  const queue = queues.get(shopId) ?? new BookingQueue(shopId);
  queues.set(shopId, queue);
  return queue;
}

/** The bookings of this device, sent in order and exactly once (decision 036). */
export class BookingQueue {
  /** While it has subscribers, bookings are sent when the page starts, wakes up or is online again. */
  readonly waiting: Watchable<Bookings<Job>>;
  /** Key of the booking that is being sent. */
  readonly sending: Store<string | null> = createStore<string | null>(null);
  readonly confirmed: Store<Confirmed | null> = createStore<Confirmed | null>(null);
  readonly #shopId: string;
  readonly #list: Store<Bookings<Job>> = createStore(NONE);
  #failures = 0;
  /** Counts the runs, so that a delayed retry knows that another one came first. */
  #runs = 0;
  #subscribers = 0;
  #stop = (): void => {};
  #underWay: Promise<unknown> | null = null;

  constructor(shopId: string) {
    this.#shopId = shopId;
    this.waiting = { ...this.#list, subscribe: (listener) => this.#subscribe(listener) };
  }

  /** Two tabs never send at the same time. */
  get #lock(): string {
    return `sending ${this.#shopId}`;
  }

  get #place() {
    return { area: 'local', shopId: this.#shopId, name: 'bookings' } as const;
  }

  readonly change = async (event: BookingEvent<Job>): Promise<void> => {
    this.#list.set(await this.#store((bookings) => changeBookings(bookings, event)));
  };

  /** Stores the jobs, calls `stored` and sends them. */
  readonly add = async (jobs: readonly Job[], stored: () => void): Promise<void> => {
    const date = todayInShop();
    const adding: Adding = { bookings: jobs.map((job) => ({ key: newKey(), date, job })), stored };
    if (!this.#underWay && (await this.#begin(whileFree(this.#lock, () => this.#run(adding))))) return;
    this.#list.set(await this.#store((bookings) => addAll(bookings, adding)));
    stored();
    void this.flush();
  };

  /** Sends what waits, now. */
  readonly flush = async (): Promise<void> => {
    // A booking added in between is found by the loop, or by the run after it.
    while (this.#underWay) await this.#underWay;
    await this.#begin(withLock(this.#lock, () => this.#run(NOTHING)));
  };

  /** Several tabs write the same list, so it is read anew under a lock. Returns the new list, which is not shown yet. */
  async #store(change: (bookings: Bookings<Job>) => Bookings<Job>): Promise<Bookings<Job>> {
    let next = NONE;
    await withLock(`bookings ${this.#shopId}`, async () => {
      next = change(readBookings(readStored(this.#place)));
      writeStored(this.#place, next.length === 0 ? null : next);
    });
    return next.length === 0 ? NONE : next;
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
    const load = (): void => this.#list.set(readBookings(readStored(this.#place)));
    load();
    const stops = [onStored(this.#place, load), onPageSignals({ woke: () => void this.flush() })];
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

  async #run(adding: Adding): Promise<void> {
    this.#runs += 1;
    const run = this.#runs;
    let goesOn = await this.#sendNext(adding);
    while (goesOn) goesOn = await this.#sendNext(NOTHING);
    if (this.#failures > 0) void this.#retry(run);
  }

  async #retry(run: number): Promise<void> {
    await delay(retryDelay(this.#failures));
    if (run === this.#runs) void this.flush();
  }

  /** Sends the next booking; returns whether to go on. */
  async #sendNext(adding: Adding): Promise<boolean> {
    const bookings = await this.#store((before) => claimNext(addAll(before, adding), todayInShop()));
    const next = findNextBooking(bookings);
    // The request leaves before anything is drawn: on a slow device, a frame takes longer than storing.
    const request = next && sendJob(this.#shopId, next);
    this.sending.set(next?.key ?? null);
    this.#list.set(bookings);
    adding.stored();
    if (!next || !request) return false;
    const goesOn = await this.#settle(next, await request);
    this.sending.set(null);
    return goesOn;
  }

  async #settle({ key, job }: Sent, answer: ApiResult<JobAnswer>): Promise<boolean> {
    if (answer.ok) {
      this.#failures = 0;
      // Shown before it leaves the storage. Sent again under its key, it would not be booked again.
      this.#list.set(changeBookings(this.#list.get(), { type: 'confirm', key }));
      this.sending.set(null);
      const atTill = answer.value?.paidBack.till ?? NO_CENTS;
      this.confirmed.set({ key, job, atTill });
      announce(job.kind === 'order' ? TABLE.booked(job.table) : TAKE.refundSent(job.total, atTill));
      await this.change({ type: 'confirm', key });
      // The connection is back.
      const floor = getFloor(this.#shopId);
      if (floor.remote.get().value?.kind === 'stopped') floor.resume();
      return true;
    }
    if (isTransient(answer.status)) {
      this.#failures += 1;
      return false;
    }
    this.#failures = 0;
    const { code, message } = answer.problem;
    // 'forbidden' is about refunds only: an account without the area tables orders as a guest does.
    const isSignedOut = code !== 'forbidden' && endRefusedSession(this.#shopId, answer);
    await this.change({ type: 'stop', key, reason: isSignedOut ? 'signIn' : 'refused', message });
    return !isSignedOut;
  }
}

// In a cellar, a request may hang for minutes.
const send = createSender((address, init) =>
  fetch(address, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }),
);

/** null: nothing of it is shown. */
type JobAnswer = Pick<TableRefunded, 'paidBack'> | null;

async function sendJob(shop: string, { key, job }: Sent): Promise<ApiResult<JobAnswer>> {
  const headers = { 'idempotency-key': key };
  if (job.kind === 'order') {
    const placed = await send(calls.placeOrder, { params: { shop }, headers, body: job.request });
    return placed.ok ? { ok: true, value: null } : placed;
  }
  const refunds = job.refunds.map(({ line, amount }) => ({ line, amount }));
  return send(calls.refundTableItems, { params: { shop, table: job.table }, headers, body: { refunds } });
}
