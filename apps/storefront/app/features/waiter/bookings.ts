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
import { newKey } from '@tischlein/ui/new-key';
import { OfflineQueue } from '@tischlein/ui/offline-queue';
import { createStore, type Store, type Watchable } from '@tischlein/ui/store';
import { withinTime } from '@tischlein/ui/within-time';
import { todayInShop } from '@tischlein/shop-time';
import { onStored, readStored, writeStored } from '../../browser/storage.ts';
import { type Job, readBookings } from './job.ts';
import { getFloor } from './overview.ts';
import { endRefusedSession } from './waiter-session.ts';

/** The last booking that the server confirmed in this tab. */
export interface Confirmed extends Sent {
  /** What a refund pays back at the till (S3 C42). */
  readonly atTill: Cents;
}

interface Sent {
  readonly key: string;
  readonly job: Job;
}

const queues = new Map<string, BookingQueue>();

export function getBookings(shopId: string): BookingQueue {
  const queue = queues.get(shopId) ?? new BookingQueue(shopId);
  queues.set(shopId, queue);
  return queue;
}

/** The bookings of this device, sent in order and exactly once (decision 036). */
export class BookingQueue {
  readonly confirmed: Store<Confirmed | null> = createStore<Confirmed | null>(null);
  readonly #shopId: string;
  readonly #queue: OfflineQueue<Booking<Job>, ApiResult<JobAnswer>>;

  constructor(shopId: string) {
    this.#shopId = shopId;
    const place = { area: 'local', shopId, name: 'bookings' } as const;
    this.#queue = new OfflineQueue({
      name: `bookings ${shopId}`,
      read: () => readBookings(readStored(place)),
      write: (bookings) => writeStored(place, bookings),
      watch: (changed) => onStored(place, changed),
      claim: (bookings) => claimNext(bookings, todayInShop()),
      findNext: findNextBooking,
      send: (booking) => sendJob(shopId, booking),
      settle: (booking, answer) => this.#settle(booking, answer),
    });
  }

  get waiting(): Watchable<Bookings<Job>> {
    return this.#queue.waiting;
  }

  /** The booking that is being sent. */
  get sending(): Watchable<Booking<Job> | null> {
    return this.#queue.sending;
  }

  readonly change = (event: BookingEvent<Job>): Promise<void> =>
    this.#queue.change((bookings) => changeBookings(bookings, event));

  /** Stores the jobs, calls `stored` and sends them. */
  readonly add = (jobs: readonly Job[], stored: () => void): Promise<void> => {
    const date = todayInShop();
    const events = jobs.map((job) => ({ type: 'add', booking: { key: newKey(), date, job } }) as const);
    return this.#queue.add((bookings) => events.reduce(changeBookings<Job>, bookings), stored);
  };

  /** Sends what waits, now. */
  readonly flush = (): Promise<void> => this.#queue.flush();

  async #settle({ key, job }: Sent, answer: ApiResult<JobAnswer>): Promise<boolean> {
    if (answer.ok) {
      // Shown before it leaves the storage. Sent again under its key, it would not be booked again.
      this.#queue.show((bookings) => changeBookings(bookings, { type: 'confirm', key }));
      this.#queue.sending.set(null);
      const atTill = answer.value?.paidBack.till ?? NO_CENTS;
      this.confirmed.set({ key, job, atTill });
      announce(job.kind === 'order' ? TABLE.booked(job.table) : TAKE.refundSent(job.total, atTill));
      await this.change({ type: 'confirm', key });
      // The connection is back.
      const floor = getFloor(this.#shopId);
      if (floor.remote.get().value?.kind === 'stopped') floor.resume();
      return true;
    }
    const { code, message } = answer.problem;
    // 'forbidden' is about refunds only: an account without the area tables orders as a guest does.
    const isSignedOut = code !== 'forbidden' && endRefusedSession(this.#shopId, answer);
    await this.change({ type: 'stop', key, reason: isSignedOut ? 'signIn' : 'refused', message });
    return !isSignedOut;
  }
}

const send = createSender((address, init) => fetch(address, withinTime(init)));

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
