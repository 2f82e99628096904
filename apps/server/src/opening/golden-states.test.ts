import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_INDEXES, type Timetable } from '@tischlein/domain';
import { openingState } from '@tischlein/domain/opening';
import type { OpeningHours } from '@tischlein/domain/shop';
import { aShop } from '@tischlein/domain/testing';
import { expect, it } from 'vitest';
import { shopSchedule } from './shop-schedule.ts';

// Each row: shop, weekday, instant, open or closed and for how many real minutes still, the same for deliveries ('-': for a week and
// longer). The rows were walked minute by minute through the instants at which hours begin and end, without these functions.
const ROWS = readFileSync(join(import.meta.dirname, 'golden-states.txt'), 'utf8')
  .trim()
  .split('\n');

const DAYS = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'];
const EVERY_DAY = 'So-Sa';

function timetable(text: string): Timetable {
  return text.split(', ').flatMap((part) => {
    const [days = '', hours = ''] = part.split(' ');
    const [from = '', to = ''] = hours.split('-');
    const [first = '', last = first] = days.split('-');
    const start = DAYS.indexOf(first);
    const count = ((DAYS.indexOf(last) - start + 7) % 7) + 1;
    return Array.from({ length: count }, (_, index) => ({ dayIndex: DAY_INDEXES[(start + index) % 7] ?? 0, from, to }));
  });
}

const SHOPS: Readonly<Record<string, Partial<OpeningHours>>> = {
  pizzeria: { openingTimes: timetable(`${EVERY_DAY} 11:30-14:30, ${EVERY_DAY} 17:00-22:30`) },
  bar: { openingTimes: timetable('Do-Sa 18:00-03:00') },
  imbiss: { openingTimes: timetable(`${EVERY_DAY} 22:00-02:30`) },
  frueh: { openingTimes: timetable(`${EVERY_DAY} 02:30-10:00`) },
  immer: { openingTimes: timetable(`${EVERY_DAY} 00:00-24:00`) },
  lieferung: {
    openingTimes: timetable(`${EVERY_DAY} 11:00-22:00`),
    deliveryTimes: timetable('Fr-So 17:00-01:00'),
  },
  feste: {
    openingTimes: timetable(`${EVERY_DAY} 12:00-23:00`),
    specialOpeningTimes: [
      { from: '2026-12-31', to: '2026-12-31', reason: 'holiday', hours: [{ from: '18:00', to: '03:00' }] },
      { from: '2027-01-01', to: '2027-01-01', reason: 'holiday', hours: [] },
      {
        from: '2028-02-29',
        to: '2028-02-29',
        reason: 'other',
        hours: [{ from: '12:00', to: '14:00' }],
        deliveryHours: [],
      },
      { from: '2027-03-28', to: '2027-03-28', reason: 'other', hours: [{ from: '01:00', to: '02:30' }] },
    ],
  },
};
const NO_ORDERS = { slots: { loadsOf: () => new Map(), refresh: async () => {}, close: async () => {} } };

function rowOf(row: string): string {
  const [name = '', , instant = ''] = row.split(' ');
  const shop = aShop();
  const config = { ...shop, opening: { ...shop.opening, ...SHOPS[name] } };
  const schedule = shopSchedule(NO_ORDERS, { id: shop.id, config, pause: null }, instant);
  const alone = (opening: OpeningHours) => openingState({ ...schedule, opening });
  const words = ({ isOpen, minutesUntilOpen, minutesUntilClosed }: ReturnType<typeof alone>): string =>
    `${isOpen ? 'open' : 'closed'} ${minutesUntilClosed ?? minutesUntilOpen ?? '-'}`;
  const { opening } = config;
  const deliveries = {
    ...opening,
    openingTimes: opening.deliveryTimes.length > 0 ? opening.deliveryTimes : opening.openingTimes,
    specialOpeningTimes: opening.specialOpeningTimes.map((day) => ({ ...day, hours: day.deliveryHours ?? day.hours })),
  };
  expect(openingState(schedule).isDeliveryOpen).toBe(alone(deliveries).isOpen);
  return `${name} ${DAYS[schedule.now.day]} ${instant} ${words(alone(opening))} ${words(alone(deliveries))}`;
}

it(`tells how ${ROWS.length} pairs of shop and instant are`, () => {
  expect(ROWS.length).toBeGreaterThan(500);
  expect(ROWS.map(rowOf)).toEqual(ROWS);
});

it.each([
  ['2027-03-27T18:00+01:00', 8],
  ['2027-10-30T18:00+02:00', 10],
])('a bar that opens at %s until 03:00 is open for %i hours', (instant, hours) => {
  expect(rowOf(`bar Sa ${instant}`)).toBe(`bar Sa ${instant} open ${hours * 60} open ${hours * 60}`);
});
