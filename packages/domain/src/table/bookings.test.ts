import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BookingEvent,
  type Bookings,
  canTakeBack,
  changeBookings,
  claimNext,
  findNextBooking,
} from './bookings.ts';

type Queue = Bookings<string>;

const TODAY = '2026-11-25';
const add = (key: string): BookingEvent<string> => ({ type: 'add', booking: { key, date: TODAY, job: key } });
const after = (...events: readonly BookingEvent<string>[]): Queue => events.reduce<Queue>(changeBookings, []);
const stopped = (reason: 'refused' | 'signIn'): BookingEvent<string> => ({
  type: 'stop',
  key: 'a',
  reason,
  message: 'x',
});

describe('bookings without a connection', () => {
  it.each([
    ['are sent in their order', after(add('a'), add('b')), 'a'],
    ['are kept when no answer comes', after(add('a'), { type: 'send', key: 'a' }), 'a'],
    ['end when the server confirms them', after(add('a'), add('b'), { type: 'confirm', key: 'a' }), 'b'],
    ['are added once', after(add('a'), { type: 'confirm', key: 'a' }, add('b'), add('b')), 'b'],
    ['do not wait for one that is refused', after(add('a'), add('b'), stopped('refused')), 'b'],
    ['stop when the session is over', after(add('a'), stopped('signIn')), undefined],
    ['go on after signing in', after(add('a'), stopped('signIn'), { type: 'signedIn' }), 'a'],
    ['do not go on by signing in if refused', after(add('a'), stopped('refused'), { type: 'signedIn' }), undefined],
    ['of yesterday are not sent by themselves', after(add('a'), { type: 'newDay', date: '2026-11-26' }), undefined],
    ['of today are', after(add('a'), { type: 'newDay', date: TODAY }), 'a'],
    [
      'of yesterday are sent when the waiter says so',
      after(add('a'), { type: 'newDay', date: '2026-11-26' }, { type: 'retry', key: 'a', date: '2026-11-26' }),
      'a',
    ],
    ['are taken back before they were sent', after(add('a'), { type: 'remove', key: 'a' }), undefined],
    ['stay if they may be under way', after(add('a'), { type: 'send', key: 'a' }, { type: 'remove', key: 'a' }), 'a'],
  ])('%s', (_, bookings, next) => {
    expect(findNextBooking(bookings)?.key).toBe(next);
  });

  it('keeps the reason why one is stopped', () => {
    expect(after(add('a'), stopped('refused'))).toMatchObject([{ stopped: { reason: 'refused', message: 'x' } }]);
  });
});

const outcome = fc.constantFrom('confirmed', 'answerLost', 'notArrived', 'refused', 'signedOut');
const step = fc.oneof(
  fc.constant('add' as const),
  fc.constantFrom('retryAll' as const, 'takeBackAll' as const, 'signIn' as const, 'nextDay' as const),
  outcome,
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

/** A device and a server that books each key once. */
class Evening {
  queue: Queue = [];
  readonly added: string[] = [];
  readonly booked: string[] = [];
  readonly takenBack = new Set<string>();
  #day = 11;

  get #date(): string {
    return `2026-11-${this.#day}`;
  }

  #apply(event: BookingEvent<string>): void {
    this.queue = changeBookings(this.queue, event);
  }

  take(each: Step): void {
    if (each === 'add') this.#add();
    else if (each === 'signIn') this.#apply({ type: 'signedIn' });
    else if (each === 'retryAll') this.queue.filter(({ stopped: why }) => why).forEach(({ key }) => this.#retry(key));
    else if (each === 'takeBackAll') this.queue.filter(canTakeBack).forEach(({ key }) => this.#takeBack(key));
    else if (each === 'nextDay') this.#startDay();
    else this.#send(each);
  }

  #startDay(): void {
    this.#day += 1;
    this.#apply({ type: 'newDay', date: this.#date });
  }

  #retry(key: string): void {
    this.#apply({ type: 'retry', key, date: this.#date });
  }

  #add(): void {
    const key = `k${this.added.length}`;
    this.added.push(key);
    this.#apply({ type: 'add', booking: { key, date: this.#date, job: key } });
  }

  #takeBack(key: string): void {
    this.takenBack.add(key);
    this.#apply({ type: 'remove', key });
  }

  #send(how: 'confirmed' | 'answerLost' | 'notArrived' | 'refused' | 'signedOut'): void {
    this.queue = claimNext(this.queue, this.#date);
    const key = findNextBooking(this.queue)?.key;
    if (key === undefined) return;
    if (how === 'notArrived') return;
    if (how === 'signedOut') return this.#apply({ type: 'stop', key, reason: 'signIn', message: '' });
    // The server answers a key that it has booked as before.
    const isKnown = this.booked.includes(key);
    if (how === 'refused' && !isKnown) return this.#apply({ type: 'stop', key, reason: 'refused', message: '' });
    if (!isKnown) this.booked.push(key);
    if (how !== 'answerLost') this.#apply({ type: 'confirm', key });
  }
}

it('every booking is booked at most once, and none is lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const evening = new Evening();
      steps.forEach((each) => evening.take(each));
      const { added, booked, takenBack } = evening;
      const waiting = evening.queue.map(({ key }) => key);
      const lost = added.filter((key) => ![...booked, ...waiting, ...takenBack].includes(key));
      expect(lost).toEqual([]);
      expect(booked.filter((key) => takenBack.has(key))).toEqual([]);
      expect(waiting).toEqual(added.filter((key) => waiting.includes(key)));
    }),
  );
});
