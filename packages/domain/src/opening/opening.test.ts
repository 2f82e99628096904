import { describe, expect, it } from 'vitest';
import { shopDay } from '../shop-day.ts';
import { type DayIndex, minuteOfDayFrom, parseTimeOfDay } from '../shop-time.ts';
import type { OpeningHours } from '../shop/shop-config.ts';
import { openingState } from './opening-state.ts';
import { nextOpeningDay } from './next-opening-day.ts';
import type { CalendarDay, Moment, Schedule } from './schedule.ts';
import { isServable, serveSlots } from './serve-slots.ts';

// Saturday 2026-11-14 … Monday 2026-11-23; today is Sunday the 15th unless a row says otherwise.
const CALENDAR: readonly CalendarDay[] = Array.from({ length: 10 }, (_, index) => ({
  date: shopDay(`2026-11-${14 + index}`),
  day: ((index + 6) % 7) as DayIndex,
}));
const DAYS = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'];

/** 'So 18:30' → the first such day from the 15th on; the 14th is yesterday. */
function at(words: string): Moment {
  const [day = '', time = ''] = words.split(' ');
  const found = CALENDAR.slice(1).find((one) => DAYS[one.day] === day);
  return { ...(found ?? { date: shopDay('1970-01-01'), day: 0 }), minute: parseTimeOfDay(time) ?? minuteOfDayFrom(0) };
}
const words = (moment: Moment | null): string | null =>
  moment &&
  `${DAYS[moment.day]} ${String(Math.floor(moment.minute / 60)).padStart(2, '0')}:${String(moment.minute % 60).padStart(2, '0')}`;

/** 'So-Do 11:30-15:00, Fr 18:00-03:00' as a timetable. */
function timetable(text: string): OpeningHours['openingTimes'] {
  return text
    .split(', ')
    .filter(Boolean)
    .flatMap((part) => {
      const [days = '', hours = ''] = part.split(' ');
      const [from = '', to = ''] = hours.split('-');
      const [first = '', last = first] = days.split('-');
      const start = DAYS.indexOf(first);
      const count = ((DAYS.indexOf(last) - start + 7) % 7) + 1;
      return Array.from({ length: count }, (_, index) => ({ dayIndex: ((start + index) % 7) as DayIndex, from, to }));
    });
}

function hours(openingTimes: string, more: Partial<OpeningHours> = {}): OpeningHours {
  return {
    openingTimes: timetable(openingTimes),
    deliveryTimes: [],
    specialOpeningTimes: [],
    preparationMinutes: { delivery: 45, pickup: 20, dineIn: 0 },
    slotMinutes: 15,
    enablePreOrder: true,
    preOrderDays: 0,
    allowASAP: { delivery: true, pickup: true },
    ...more,
  };
}

// A calendar around the day of the moment, so that every weekday can be today.
function schedule(opening: OpeningHours, now: string): Schedule {
  const moment = at(now);
  const today = CALENDAR.findIndex((day) => day.date === moment.date && day.day === moment.day);
  const first = today - 1;
  const calendar = Array.from(
    { length: 10 },
    (_, index) =>
      CALENDAR[first + index] ?? { date: shopDay(`2026-12-${10 + index}`), day: ((first + index + 6) % 7) as DayIndex },
  );
  return { opening, calendar, now: moment };
}

const LUNCH_AND_DINNER = 'So-Sa 11:30-15:00, So-Sa 17:00-22:30';

describe('openingState', () => {
  it.each([
    [
      'before the first hours',
      LUNCH_AND_DINNER,
      'So 10:00',
      { isOpen: false, opensAt: 'So 11:30', minutesUntilOpen: 90, closesAt: null },
    ],
    [
      'from is inclusive',
      LUNCH_AND_DINNER,
      'So 11:30',
      { isOpen: true, opensAt: null, minutesUntilOpen: null, closesAt: 'So 15:00' },
    ],
    [
      'the last open minute',
      LUNCH_AND_DINNER,
      'So 14:59',
      { isOpen: true, opensAt: null, minutesUntilOpen: null, closesAt: 'So 15:00' },
    ],
    [
      'end exclusive (S3 O3)',
      LUNCH_AND_DINNER,
      'So 15:00',
      { isOpen: false, opensAt: 'So 17:00', minutesUntilOpen: 120, closesAt: null },
    ],
    [
      'after the last hours: tomorrow',
      LUNCH_AND_DINNER,
      'So 23:00',
      { isOpen: false, opensAt: 'Mo 11:30', minutesUntilOpen: 750, closesAt: null },
    ],
    [
      "'to' <= 'from' means the next day, before midnight",
      'Fr 18:00-03:00',
      'Fr 23:59',
      { isOpen: true, opensAt: null, minutesUntilOpen: null, closesAt: 'Sa 03:00' },
    ],
    [
      "'to' <= 'from' means the next day, after midnight",
      'Fr 18:00-03:00',
      'Sa 02:59',
      { isOpen: true, opensAt: null, minutesUntilOpen: null, closesAt: 'Sa 03:00' },
    ],
    [
      "'to' <= 'from': closed at the end",
      'Fr 18:00-03:00',
      'Sa 03:00',
      { isOpen: false, opensAt: 'Fr 18:00', minutesUntilOpen: 6 * 1440 + 15 * 60, closesAt: null },
    ],
    [
      'week wrap: Saturday night reaches into Sunday, day 6 to day 0',
      'Sa 20:00-04:00',
      'So 03:59',
      { isOpen: true, opensAt: null, minutesUntilOpen: null, closesAt: 'So 04:00' },
    ],
    [
      'week wrap: Saturday closes, Sunday opens',
      'So 12:00-20:00',
      'Sa 23:00',
      { isOpen: false, opensAt: 'So 12:00', minutesUntilOpen: 13 * 60, closesAt: null },
    ],
    [
      'until midnight as 24:00',
      'So 17:00-24:00',
      'So 23:59',
      { isOpen: true, opensAt: null, minutesUntilOpen: null, closesAt: 'Mo 00:00' },
    ],
    [
      'until midnight as 00:00',
      'So 17:00-00:00',
      'So 23:59',
      { isOpen: true, opensAt: null, minutesUntilOpen: null, closesAt: 'Mo 00:00' },
    ],
    [
      'from midnight as 24:00, which is the next day',
      'Sa 24:00-02:00',
      'So 01:00',
      { isOpen: true, opensAt: null, minutesUntilOpen: null, closesAt: 'So 02:00' },
    ],
    [
      'hours that touch are merged',
      'So 11:00-15:00, So 15:00-22:00',
      'So 14:00',
      { isOpen: true, opensAt: null, minutesUntilOpen: null, closesAt: 'So 22:00' },
    ],
    [
      'hours that overlap are merged',
      'So 11:00-16:00, So 15:00-22:00, So 12:00-13:00',
      'So 14:00',
      { isOpen: true, opensAt: null, minutesUntilOpen: null, closesAt: 'So 22:00' },
    ],
    [
      'midnight to midnight every day: never closes',
      'So-Sa 00:00-24:00',
      'So 14:00',
      { isOpen: true, opensAt: null, minutesUntilOpen: null, closesAt: null },
    ],
    ['no hours at all', '', 'So 14:00', { isOpen: false, opensAt: null, minutesUntilOpen: null, closesAt: null }],
    [
      'one day a week, just closed',
      'So 12:00-14:00',
      'So 14:00',
      { isOpen: false, opensAt: 'So 12:00', minutesUntilOpen: 7 * 1440 - 120, closesAt: null },
    ],
  ])('%s', (_, times, now, expected) => {
    const state = openingState(schedule(hours(times), now));
    expect({
      isOpen: state.isOpen,
      opensAt: words(state.opensAt),
      minutesUntilOpen: state.minutesUntilOpen,
      closesAt: words(state.closesAt),
    }).toEqual(expected);
  });

  const HOLIDAY = { from: '2026-11-16', to: '2026-11-17', reason: 'holiday', hours: [] } as const;
  it.each([
    ['no hours: closed all day', [HOLIDAY], 'Mo 12:00', { isOpen: false, opensAt: 'Mi 11:30', special: 'holiday' }],
    ['both dates are inclusive', [HOLIDAY], 'Di 12:00', { isOpen: false, opensAt: 'Mi 11:30', special: 'holiday' }],
    [
      'the day before is regular and looks past it',
      [HOLIDAY],
      'So 23:00',
      { isOpen: false, opensAt: 'Mi 11:30', special: null },
    ],
    [
      'special hours replace the regular ones',
      [{ ...HOLIDAY, hours: [{ from: '14:00', to: '18:00' }] }],
      'Mo 12:00',
      { isOpen: false, opensAt: 'Mo 14:00', special: 'holiday' },
    ],
    [
      'special hours over midnight',
      [{ ...HOLIDAY, to: '2026-11-16', hours: [{ from: '20:00', to: '02:00' }] }],
      'Di 01:59',
      { isOpen: true, opensAt: null, special: 'holiday' },
    ],
    [
      'and no longer',
      [{ ...HOLIDAY, to: '2026-11-16', hours: [{ from: '20:00', to: '02:00' }] }],
      'Di 02:00',
      { isOpen: false, opensAt: 'Di 11:30', special: null },
    ],
    [
      'the first matching special opening counts',
      [{ ...HOLIDAY, hours: [{ from: '10:00', to: '13:00' }] }, HOLIDAY],
      'Mo 12:00',
      { isOpen: true, opensAt: null, special: 'holiday' },
    ],
  ])('special opening: %s', (_, specialOpeningTimes, now, expected) => {
    const state = openingState(schedule(hours(LUNCH_AND_DINNER, { specialOpeningTimes }), now));
    expect({ isOpen: state.isOpen, opensAt: words(state.opensAt), special: state.special?.reason ?? null }).toEqual(
      expected,
    );
  });

  it.each([
    ['before midnight', 'So 23:59', '18:00-01:00', null],
    ['hours of yesterday run', 'Mo 00:30', '18:00-01:00', null],
    ['they have ended', 'Mo 01:00', '', 'holiday'],
    ['the day after', 'Di 12:00', '', 'holiday'],
    ['hours of yesterday run before other ones', 'Do 00:30', '17:00-01:00', null],
    ['hours of today run, too', 'Do 00:45', '00:45-02:00', null],
    ['hours of today have ended earlier', 'Sa 13:00', '00:00-12:00', null],
  ])('today lasts until its hours end: %s (S1 §4 Opening)', (_, now, today, special) => {
    const opening = hours('So 18:00-01:00, Mi 17:00-01:00, Do 00:45-02:00, Fr 23:00-18:00, Sa 00:00-12:00', {
      specialOpeningTimes: [HOLIDAY],
    });
    const state = openingState(schedule(opening, now));
    expect(state.hoursToday.map(({ from, to }) => `${from}-${to}`).join(', ')).toBe(today);
    expect(state.special?.reason ?? null).toBe(special);
  });

  it('the next change is also when the hours of today are those of another day', () => {
    const touching = hours('Mi 17:00-01:00, Do 01:00-10:00');
    expect(openingState(schedule(touching, 'Do 00:30'))).toMatchObject({
      minutesUntilClosed: 570,
      minutesUntilChange: 30,
    });
  });

  it('special opening: the night before a holiday ends as usual', () => {
    const opening = hours('So-Sa 18:00-03:00', { specialOpeningTimes: [HOLIDAY] });
    expect(words(openingState(schedule(opening, 'Mo 01:00')).closesAt)).toBe('Mo 03:00');
    expect(words(openingState(schedule(opening, 'Mo 03:00')).opensAt)).toBe('Mi 18:00');
  });

  it.each([
    ['no delivery times: same as the opening times', '', 'So 12:00', { open: true, from: null, deviates: false }],
    [
      'delivery times, before they start',
      'So-Sa 17:00-22:00',
      'So 12:00',
      { open: false, from: 'So 17:00', deviates: true },
    ],
    ['delivery times, inside them', 'So-Sa 17:00-22:00', 'So 17:00', { open: true, from: null, deviates: true }],
    [
      'the same times in another order',
      'So-Sa 17:00-22:30, So-Sa 11:30-15:00',
      'So 12:00',
      { open: true, from: null, deviates: false },
    ],
  ])('delivery: %s', (_, deliveryTimes, now, expected) => {
    const asked = schedule(hours(LUNCH_AND_DINNER, { deliveryTimes: timetable(deliveryTimes) }), now);
    const state = openingState(asked);
    expect({
      open: state.isDeliveryOpen,
      from: words(state.deliveryOpensAt),
      deviates: state.deliveryDeviates,
    }).toEqual(expected);
  });
});

describe('serveSlots', () => {
  const EVENING = 'So-Sa 17:00-18:00';
  const AFTER_PREPARATION = { firstSlotAfterPreparation: true };
  it.each([
    [
      'before opening: from the start of the hours',
      hours(EVENING),
      'So 12:00',
      'pickup',
      ['So 17:00', 'So 17:15', 'So 17:30', 'So 17:45'],
    ],
    ['no slot at the closing minute', hours('So 17:00-17:30'), 'So 12:00', 'pickup', ['So 17:00', 'So 17:15']],
    ['no earlier than the preparation takes', hours(EVENING), 'So 17:05', 'pickup', ['So 17:30', 'So 17:45']],
    ['exactly the preparation time is enough', hours(EVENING), 'So 17:10', 'pickup', ['So 17:30', 'So 17:45']],
    ['each order type has its own preparation', hours(EVENING), 'So 17:05', 'delivery', []],
    [
      'every slotMinutes from the start of the hours',
      hours('So 11:40-13:00', { slotMinutes: 30 }),
      'So 09:00',
      'pickup',
      ['So 11:40', 'So 12:10', 'So 12:40'],
    ],
    ['preOrderDays 0: today only', hours(EVENING), 'So 18:00', 'pickup', []],
    [
      'preOrderDays 1: tomorrow too',
      hours('So-Sa 17:00-17:15', { preOrderDays: 1 }),
      'So 12:00',
      'pickup',
      ['So 17:00', 'Mo 17:00'],
    ],
    [
      'today lasts over midnight',
      hours('Fr 23:30-00:30'),
      'Fr 23:00',
      'pickup',
      ['Fr 23:30', 'Fr 23:45', 'Sa 00:00', 'Sa 00:15'],
    ],
    [
      "after midnight yesterday's hours continue",
      hours('Fr 23:30-00:30'),
      'Sa 00:00',
      'dineIn',
      ['Sa 00:00', 'Sa 00:15'],
    ],
    [
      'midday break',
      hours('So 11:30-12:00, So 17:00-17:15', { slotMinutes: 30 }),
      'So 09:00',
      'pickup',
      ['So 11:30', 'So 17:00'],
    ],
    [
      'overlapping hours yield each time once',
      hours('So 17:00-17:30, So 17:15-17:45'),
      'So 09:00',
      'pickup',
      ['So 17:00', 'So 17:15', 'So 17:30'],
    ],
    ['without pre-orders, closed: none', hours(EVENING, { enablePreOrder: false }), 'So 12:00', 'pickup', []],
    [
      'without pre-orders, open: until closing',
      hours('So 11:00-13:00, So 17:00-18:00', { enablePreOrder: false, slotMinutes: 30 }),
      'So 12:00',
      'pickup',
      ['So 12:30'],
    ],
    [
      'delivery times',
      hours(EVENING, { deliveryTimes: timetable('So 17:30-18:00') }),
      'So 12:00',
      'delivery',
      ['So 17:30', 'So 17:45'],
    ],
    [
      'a special opening',
      hours(EVENING, {
        specialOpeningTimes: [
          { from: '2026-11-15', to: '2026-11-15', reason: 'other', hours: [{ from: '13:00', to: '13:30' }] },
        ],
      }),
      'So 12:00',
      'delivery',
      ['So 13:00', 'So 13:15'],
    ],
    [
      'the first slot respects the preparation',
      hours('So 17:00-18:00', AFTER_PREPARATION),
      'So 12:00',
      'delivery',
      ['So 17:45'],
    ],
    [
      'the first slot of the order type, after its own preparation',
      hours('So 17:00-18:00', AFTER_PREPARATION),
      'So 12:00',
      'pickup',
      ['So 17:30', 'So 17:45'],
    ],
    [
      'the kitchen cooks already when deliveries begin',
      hours('So 16:30-18:00', { ...AFTER_PREPARATION, deliveryTimes: timetable('So 17:30-18:00') }),
      'So 12:00',
      'delivery',
      ['So 17:30', 'So 17:45'],
    ],
    [
      'after a break the kitchen begins anew',
      hours('So 11:00-11:15, So 17:00-17:45', AFTER_PREPARATION),
      'So 09:00',
      'pickup',
      ['So 17:30'],
    ],
    [
      'hours that touch are no break',
      hours('So 11:00-12:00, So 12:00-12:15', AFTER_PREPARATION),
      'So 09:00',
      'pickup',
      ['So 11:30', 'So 11:45', 'So 12:00'],
    ],
    ['dine-in needs no preparation', hours('So 17:00-17:15', AFTER_PREPARATION), 'So 12:00', 'dineIn', ['So 17:00']],
  ] as const)('%s', (_, opening, now, deliveryType, expected) => {
    expect(serveSlots(schedule(opening, now), deliveryType).map(words)).toEqual(expected);
  });

  it('around the clock: only as many days as can be pre-ordered', () => {
    const slots = serveSlots(
      schedule(hours('So-Sa 00:00-24:00', { preOrderDays: 2, slotMinutes: 60 }), 'So 12:00'),
      'pickup',
    );
    expect([slots.length, words(slots[0] ?? null), words(slots.at(-1) ?? null)]).toEqual([
      11 + 24 + 24,
      'So 13:00',
      'Di 23:00',
    ]);
  });
});

describe('isServable (S3 O1, O7)', () => {
  const EVENING = 'So-Sa 17:00-18:00';
  it.each([
    ['as soon as possible while open', hours(EVENING), 'So 17:30', 'pickup', null, 'ok'],
    ['as soon as possible in the last minute', hours(EVENING), 'So 17:59', 'delivery', null, 'ok'],
    ['as soon as possible at the closing minute', hours(EVENING), 'So 18:00', 'delivery', null, 'closed'],
    ['as soon as possible while closed', hours(EVENING), 'So 12:00', 'pickup', null, 'closed'],
    [
      'as soon as possible not allowed',
      hours(EVENING, { allowASAP: { delivery: false, pickup: true } }),
      'So 17:01',
      'delivery',
      null,
      'slotGone',
    ],
    [
      'at a table no time is needed',
      hours(EVENING, { allowASAP: { delivery: false, pickup: false } }),
      'So 17:01',
      'dineIn',
      null,
      'ok',
    ],
    ['an offered slot', hours(EVENING), 'So 12:00', 'pickup', 'So 17:15', 'ok'],
    ['a slot that is too soon', hours(EVENING), 'So 17:00', 'pickup', 'So 17:15', 'slotGone'],
    ['a time between slots', hours(EVENING), 'So 12:00', 'pickup', 'So 17:07', 'slotGone'],
    ['a slot outside the hours', hours(EVENING), 'So 12:00', 'pickup', 'So 21:00', 'slotGone'],
    ['a slot too many days ahead', hours(EVENING), 'So 12:00', 'pickup', 'Mo 17:00', 'slotGone'],
    ['a slot when nothing is served anymore', hours(EVENING), 'So 18:00', 'pickup', 'So 17:45', 'closed'],
    ["a slot after today's last one, still open", hours(EVENING), 'So 17:50', 'delivery', 'So 17:45', 'slotGone'],
  ] as const)('%s', (_, opening, now, deliveryType, slot, expected) => {
    expect(isServable(schedule(opening, now), deliveryType, { slot: slot && at(slot) })).toBe(expected);
  });
});

describe('the next opening day, until which an item is out of stock', () => {
  it.each([
    ['So-Sa 11:30-22:00', 'Mo 10:00', 'Di 11:30'],
    ['So-Sa 11:30-22:00', 'Mo 23:00', 'Di 11:30'],
    ['So-Sa 11:30-14:00, So-Sa 17:00-22:00', 'Mo 12:00', 'Di 11:30'],
    ['Di-So 17:00-23:00', 'So 20:00', 'Di 17:00'],
    ['Fr-Sa 18:00-03:00', 'Sa 01:00', 'Sa 18:00'],
    ['So-Sa 00:00-24:00', 'Mo 12:00', 'Di 00:00'],
    ['', 'Mo 12:00', null],
  ])('open %s: on %s it is %s', (opening, now, expected) => {
    expect(words(nextOpeningDay(schedule(hours(opening), now)))).toBe(expected);
  });
});
