import { unreachable } from '../result.ts';

/** Why a booking is no longer sent by itself. */
export const STOP_REASONS = ['refused', 'signIn', 'otherDay'] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/**
 * Something a waiter wants to book, kept on the device until the server has confirmed it. The key is its
 * Idempotency-Key, so the server books it once however often it is sent.
 */
export interface Booking<Job> {
  readonly key: string;
  /** Local date, 'YYYY-MM-DD'. */
  readonly date: string;
  readonly job: Job;
  /** How often it was sent; from 1 on the server may have booked it although no answer came. */
  readonly attempts: number;
  /** null: it waits to be sent. */
  readonly stopped: { readonly reason: StopReason; readonly message: string } | null;
}

/** Oldest first. */
export type Bookings<Job> = readonly Booking<Job>[];

export type BookingEvent<Job> =
  | { readonly type: 'add'; readonly booking: Pick<Booking<Job>, 'key' | 'date' | 'job'> }
  /** Recorded before it is sent. */
  | { readonly type: 'send'; readonly key: string }
  /** The server has confirmed it. */
  | { readonly type: 'confirm'; readonly key: string }
  /** The server has refused it, so it is not booked. */
  | { readonly type: 'stop'; readonly key: string; readonly reason: StopReason; readonly message: string }
  | { readonly type: 'retry'; readonly key: string; readonly date: string }
  /** Taken back into the cart, or discarded by the waiter. */
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'signedIn' }
  /** What waits since an earlier day could reach other guests. */
  | { readonly type: 'newDay'; readonly date: string };

/** Carries out an event. Only `confirm` and the waiter's own `remove` drop a booking. */
export function changeBookings<Job>(bookings: Bookings<Job>, event: BookingEvent<Job>): Bookings<Job> {
  switch (event.type) {
    case 'add':
      return addBooking(bookings, event.booking);
    case 'send':
      return change(bookings, event.key, (each) => (each.stopped ? each : { ...each, attempts: each.attempts + 1 }));
    case 'confirm':
      return bookings.filter(({ key }) => key !== event.key);
    case 'stop':
      return change(bookings, event.key, (each) => stop(each, event));
    case 'retry':
      return change(bookings, event.key, (each) => ({ ...each, date: event.date, stopped: null }));
    case 'remove':
      return bookings.filter((each) => each.key !== event.key || !canRemove(each));
    case 'signedIn':
      return bookings.map((each) => (each.stopped?.reason === 'signIn' ? { ...each, stopped: null } : each));
    case 'newDay':
      return bookings.map((each) =>
        each.stopped || each.date === event.date ? each : { ...each, stopped: { reason: 'otherDay', message: '' } },
      );
    default:
      return unreachable(event);
  }
}

/** The booking to send next: the oldest that waits. */
export const findNextBooking = <Job>(bookings: Bookings<Job>): Booking<Job> | null =>
  bookings.find(({ stopped }) => stopped === null) ?? null;

/** Stops what waits since an earlier day, and counts an attempt of the booking to send next. */
export function claimNext<Job>(bookings: Bookings<Job>, date: string): Bookings<Job> {
  const current = changeBookings(bookings, { type: 'newDay', date });
  const next = findNextBooking(current);
  return next ? changeBookings(current, { type: 'send', key: next.key }) : current;
}

/** Whether the server has certainly not booked it. Otherwise, taking it back could bring it to the table twice. */
export const canTakeBack = ({ attempts, stopped }: Pick<Booking<unknown>, 'attempts' | 'stopped'>): boolean =>
  attempts === 0 || stopped?.reason === 'refused';

/** A booking that may be under way is not removed. */
const canRemove = ({ attempts, stopped }: Pick<Booking<unknown>, 'attempts' | 'stopped'>): boolean =>
  attempts === 0 || stopped !== null;

function addBooking<Job>(bookings: Bookings<Job>, booking: Pick<Booking<Job>, 'key' | 'date' | 'job'>): Bookings<Job> {
  if (bookings.some(({ key }) => key === booking.key)) return bookings;
  return [...bookings, { ...booking, attempts: 0, stopped: null }];
}

const stop = <Job>(
  booking: Booking<Job>,
  { reason, message }: { readonly reason: StopReason; readonly message: string },
): Booking<Job> => ({ ...booking, stopped: { reason, message } });

const change = <Job>(
  bookings: Bookings<Job>,
  key: string,
  to: (booking: Booking<Job>) => Booking<Job>,
): Bookings<Job> => bookings.map((each) => (each.key === key ? to(each) : each));
