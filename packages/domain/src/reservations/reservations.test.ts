import { describe, expect, it } from 'vitest';
import { aShop, during } from '../../testing/index.ts';
import type { CalendarDay } from '../opening/index.ts';
import { shopDay } from '../shop-day.ts';
import { type DayIndex, minuteOfDayFrom } from '../shop-time.ts';
import type { ReservationSettings } from '../shop/reservation-settings.ts';
import type { OpeningHours, SpecialOpening } from '../shop/shop-config.ts';
import { findReservationSettings } from './can-reserve.ts';
import { checkReservation } from './check-reservation.ts';
import { decideAction, RESERVATION_ACTIONS, RESERVATION_STATES, takesSeats } from './reservation-state.ts';
import { listReservationDays, listReservationTimes, type ReservationHours } from './reservation-times.ts';
import { changeSeats, hasSeats, listQuarters, withoutParty } from './seats.ts';

const SETTINGS: ReservationSettings = {
  mode: 'byRestaurant',
  seats: 20,
  mostGuests: 8,
  intervalMinutes: 30,
  stayMinutes: 120,
  lastSeatingMinutes: 90,
  leadMinutes: 60,
  daysAhead: 3,
};

// Friday 2026-11-20 … Wednesday 2026-11-25; today is Saturday the 21st.
const CALENDAR: readonly CalendarDay[] = Array.from({ length: 6 }, (_, index) => ({
  date: shopDay(`2026-11-${20 + index}`),
  day: ((5 + index) % 7) as DayIndex,
}));
const MIDNIGHT = 1_000_000_020;

interface Case {
  readonly hours: readonly `Sa ${string}-${string}`[];
  readonly special?: readonly SpecialOpening[];
  readonly now?: number;
  readonly settings?: Partial<ReservationSettings>;
  readonly calendar?: readonly CalendarDay[];
}

function atShop({ hours, special = [], now = 0, calendar = CALENDAR }: Case): ReservationHours {
  const opening: OpeningHours = {
    ...aShop().opening,
    openingTimes: hours.map(during),
    specialOpeningTimes: special,
  };
  return {
    opening,
    calendar,
    now: { date: shopDay('2026-11-21'), day: 6, minute: minuteOfDayFrom(now) },
    midnight: MIDNIGHT,
  };
}

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const times = (shop: Case, date = '2026-11-21'): readonly string[] =>
  listReservationTimes(atShop(shop), { ...SETTINGS, ...shop.settings }, { date }).map(
    ({ arrival, departure }) => `${clock(arrival.minute)}-${clock(departure.minute)}`,
  );

describe('free times from opening hours', () => {
  it.each<[string, Case, readonly string[]]>([
    [
      'every half hour until the last seating; a table is kept until closing at most',
      { hours: ['Sa 18:00-22:00'] },
      ['18:00-20:00', '18:30-20:30', '19:00-21:00', '19:30-21:30', '20:00-22:00', '20:30-22:00'],
    ],
    [
      'two stretches',
      { hours: ['Sa 12:00-14:00', 'Sa 18:00-20:00'] },
      ['12:00-14:00', '12:30-14:00', '18:00-20:00', '18:30-20:00'],
    ],
    ['times of the clock, whenever the shop opens', { hours: ['Sa 11:20-13:40'] }, ['11:30-13:30', '12:00-13:45']],
    [
      'after midnight it is still the same evening',
      { hours: ['Sa 22:00-02:00'], settings: { intervalMinutes: 60 } },
      ['22:00-00:00', '23:00-01:00', '00:00-02:00'],
    ],
    ['not without the lead time', { hours: ['Sa 18:00-22:00'], now: 19 * 60 + 5 }, ['20:30-22:00']],
    ['none when it is too late for today', { hours: ['Sa 18:00-22:00'], now: 20 * 60 }, []],
    [
      'hours that touch are one stretch',
      { hours: ['Sa 18:00-19:00', 'Sa 19:00-21:00'], settings: { intervalMinutes: 60 } },
      ['18:00-20:00', '19:00-21:00'],
    ],
    [
      'hours of a special day',
      {
        hours: ['Sa 11:00-22:00'],
        special: [{ from: '2026-11-21', to: '2026-11-21', reason: 'holiday', hours: [{ from: '19:00', to: '21:00' }] }],
      },
      ['19:00-21:00', '19:30-21:00'],
    ],
    [
      'a special closing',
      { hours: ['Sa 11:00-22:00'], special: [{ from: '2026-11-21', to: '2026-11-22', reason: 'vacation', hours: [] }] },
      [],
    ],
  ])('%s', (_, shop, expected) => {
    expect(times(shop)).toEqual(expected);
  });

  it('skips the hour that daylight saving skips', () => {
    const calendar = CALENDAR.map((day) =>
      day.date === '2026-11-21' ? { ...day, clockChange: { kind: 'skipped', from: 120, to: 180 } as const } : day,
    );
    const shop: Case = { hours: ['Sa 01:00-06:00'], calendar, settings: { intervalMinutes: 60, leadMinutes: 0 } };
    expect(times(shop)).toEqual(['01:00-04:00', '03:00-05:00', '04:00-06:00']);
  });

  it('begin and end at quarters of an hour', () => {
    const shop = atShop({ hours: ['Sa 11:20-13:40'] });
    for (const { startsAt, endsAt } of listReservationTimes(shop, SETTINGS, { date: '2026-11-21' })) {
      expect([(startsAt - MIDNIGHT) % 15, (endsAt - MIDNIGHT) % 15]).toEqual([0, 0]);
      expect(startsAt).toBeLessThan(endsAt);
    }
  });

  it('are offered as far ahead as the shop wants', () => {
    const days = listReservationDays(atShop({ hours: [] }), SETTINGS).map(({ date }) => date);
    expect(days).toEqual(['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']);
  });
});

describe('seats', () => {
  const stay = { startsAt: 600, endsAt: 720 };

  it('are taken in every quarter of a stay', () => {
    expect(listQuarters({ startsAt: 600, endsAt: 645 })).toEqual([600, 615, 630]);
    expect(hasSeats(new Map(), stay, { guests: 20, seats: 20 })).toBe(true);
    expect(hasSeats(new Map(), stay, { guests: 21, seats: 20 })).toBe(false);
    expect(hasSeats(new Map([[705, 17]]), stay, { guests: 4, seats: 20 })).toBe(false);
    expect(hasSeats(new Map([[720, 17]]), stay, { guests: 4, seats: 20 })).toBe(true);
  });

  it('of a party are free for itself when it changes', () => {
    const taken = new Map(listQuarters(stay).map((quarter) => [quarter, 20]));
    expect(hasSeats(withoutParty(taken, { ...stay, guests: 4 }), stay, { guests: 4, seats: 20 })).toBe(true);
    expect(hasSeats(withoutParty(taken, { ...stay, guests: 4 }), stay, { guests: 5, seats: 20 })).toBe(false);
  });

  it('change in order, and only where they differ', () => {
    const before = { startsAt: 600, endsAt: 645, guests: 4 };
    expect(changeSeats(before, { startsAt: 630, endsAt: 675, guests: 5 })).toEqual([
      [600, -4],
      [615, -4],
      [630, 1],
      [645, 5],
      [660, 5],
    ]);
    expect(changeSeats(before, before)).toEqual([]);
    expect(changeSeats(before, null).every(([, seats]) => seats === -4)).toBe(true);
  });

  it('add up over any sequence of changes', () => {
    let seed = 7;
    const random = (most: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % most;
    };
    const taken = new Map<number, number>();
    const parties = new Map<number, { readonly startsAt: number; readonly endsAt: number; readonly guests: number }>();
    for (let step = 0; step < 500; step += 1) {
      const id = random(20);
      const startsAt = random(40) * 15;
      const after =
        random(4) === 0 ? null : { startsAt, endsAt: startsAt + (1 + random(8)) * 15, guests: 1 + random(8) };
      for (const [quarter, seats] of changeSeats(parties.get(id) ?? null, after))
        taken.set(quarter, (taken.get(quarter) ?? 0) + seats);
      if (after) parties.set(id, after);
      else parties.delete(id);
    }
    for (const [quarter, seats] of taken) {
      const there = [...parties.values()].filter((party) => party.startsAt <= quarter && quarter < party.endsAt);
      expect(seats).toBe(there.reduce((sum, { guests }) => sum + guests, 0));
    }
  });
});

describe('the states of a reservation', () => {
  const reserved = { startsAt: 1000, endsAt: 1120 };
  it.each([
    ['requested', 'accept', 'restaurant', 'confirmed'],
    ['requested', 'decline', 'restaurant', 'declined'],
    ['requested', 'cancel', 'guest', 'cancelled'],
    ['requested', 'change', 'guest', 'requested'],
    ['requested', 'confirm', 'guest', 'over'],
    ['confirmed', 'confirm', 'guest', 'confirmed'],
    ['confirmed', 'change', 'guest', 'requested'],
    ['confirmed', 'cancel', 'restaurant', 'cancelled'],
    ['confirmed', 'accept', 'restaurant', 'confirmed again'],
    ['confirmed', 'decline', 'restaurant', 'over'],
    ['declined', 'decline', 'restaurant', 'declined again'],
    ['declined', 'accept', 'restaurant', 'over'],
    ['declined', 'change', 'guest', 'over'],
    ['declined', 'cancel', 'guest', 'over'],
    ['cancelled', 'cancel', 'guest', 'cancelled again'],
    ['cancelled', 'accept', 'restaurant', 'over'],
    ['cancelled', 'change', 'guest', 'over'],
  ] as const)('%s, %s by the %s: %s', (state, action, by, expected) => {
    const outcome = decideAction({ ...reserved, state }, action, { now: 999, mode: 'byRestaurant', by });
    const words = outcome.code === 'over' ? 'over' : `${outcome.state}${outcome.isRepeated ? ' again' : ''}`;
    expect(words).toBe(expected);
  });

  it('a change is confirmed at once where reservations are', () => {
    const outcome = decideAction({ ...reserved, state: 'confirmed' }, 'change', {
      now: 0,
      mode: 'atOnce',
      by: 'guest',
    });
    expect(outcome).toMatchObject({ code: 'allowed', state: 'confirmed' });
  });

  it('stay as they are once the visit has begun; only the restaurant frees the table of guests who have not come', () => {
    for (const state of RESERVATION_STATES)
      for (const action of RESERVATION_ACTIONS)
        for (const by of ['guest', 'restaurant'] as const) {
          const { code } = decideAction({ ...reserved, state }, action, { now: 1000, mode: 'atOnce', by });
          const isFreed = by === 'restaurant' && action === 'cancel' && state !== 'declined';
          expect(code).toBe(isFreed ? 'allowed' : 'over');
        }
    expect(RESERVATION_STATES.filter(takesSeats)).toEqual(['requested', 'confirmed']);
  });
});

describe('who reserves', () => {
  const form = { name: 'Ada Köhler', email: 'ada@example.org', phone: '030 1234567' };
  it.each([
    ['guest', {}, []],
    ['guest', { name: ' ' }, ['nameMissing']],
    ['guest', { email: 'ada' }, ['emailInvalid']],
    ['guest', { phone: '' }, ['phoneMissing']],
    ['guest', { phone: 'bald' }, ['phoneInvalid']],
    ['restaurant', { email: '', phone: '' }, []],
    ['restaurant', { email: 'ada' }, ['emailInvalid']],
    ['restaurant', { phone: 'bald' }, ['phoneInvalid']],
  ] as const)('%s with %j: %j', (by, change, expected) => {
    expect(checkReservation({ ...form, ...change }, { by }).map(({ code }) => code)).toEqual(expected);
  });

  it('needs a shop with tables that has said how many', () => {
    const shop = aShop({ enableReservations: true, reservations: SETTINGS });
    expect(findReservationSettings(shop)).toBe(SETTINGS);
    expect(findReservationSettings({ ...shop, enableReservations: false })).toBeNull();
    expect(findReservationSettings({ ...shop, isFranchiseOverview: true })).toBeNull();
    expect(findReservationSettings(aShop({ enableReservations: true }))).toBeNull();
  });
});
