import { describe, expect, it } from 'vitest';
import { aShop, during } from '../../testing/index.ts';
import { shopDay } from '../shop-day.ts';
import { parseTimeOfDay } from '../shop-time.ts';
import type { OpeningHours } from '../shop/shop-config.ts';
import { closesToday, listStranded } from './closing-effects.ts';
import type { Moment } from './schedule.ts';

// Sunday the 15th, and Monday after it.
const DAYS: Readonly<Record<string, Pick<Moment, 'date' | 'day'>>> = {
  Sa: { date: shopDay('2026-11-14'), day: 6 },
  So: { date: shopDay('2026-11-15'), day: 0 },
  Mo: { date: shopDay('2026-11-16'), day: 1 },
};

const at = (when: string): Moment => {
  const [name = '', time = ''] = when.split(' ');
  const day = DAYS[name];
  const minute = parseTimeOfDay(time);
  return day && minute !== null ? { ...day, minute } : expect.fail(when);
};
const hours = (parts: Partial<OpeningHours>): OpeningHours => ({ ...aShop().opening, deliveryTimes: [], ...parts });
const EVENINGS = hours({
  openingTimes: [during('Sa 18:00-02:00'), during('So 17:00-22:00'), during('Mo 17:00-22:00')],
});
const special = (parts: Partial<OpeningHours['specialOpeningTimes'][number]>) =>
  hours({
    openingTimes: EVENINGS.openingTimes,
    specialOpeningTimes: [{ from: '2026-11-15', to: '2026-11-15', reason: 'holiday', hours: [], ...parts }],
  });

describe('what a change of the hours leaves behind', () => {
  it.each([
    ['nothing changes', EVENINGS, 'So 19:00', false],
    ['the day closes', special({}), 'So 19:00', true],
    ['what was promised for after closing', special({}), 'So 22:20', true],
    ['another day', special({}), 'Mo 19:00', false],
    ['several days', special({ to: '2026-11-16' }), 'Mo 19:00', true],
    [
      'the day ends earlier, the order comes before',
      special({ hours: [{ from: '17:00', to: '20:00' }] }),
      'So 19:00',
      false,
    ],
    [
      'the day ends earlier, the order comes after',
      special({ hours: [{ from: '17:00', to: '20:00' }] }),
      'So 21:00',
      true,
    ],
    ['the day begins later', special({ hours: [{ from: '20:00', to: '23:00' }] }), 'So 18:00', true],
    ['the hours become longer', special({ hours: [{ from: '17:00', to: '23:00' }] }), 'So 23:20', false],
    ['past midnight, the day before closes', special({ from: '2026-11-14', to: '2026-11-14' }), 'So 01:00', true],
    ['past midnight, the day itself closes', special({}), 'So 01:00', false],
  ])('%s', (_, after, when, isStranded) => {
    const orders = [{ moment: at(when), deliveryType: 'pickup' as const }];
    expect(listStranded({ before: EVENINGS, after }, orders)).toEqual(isStranded ? orders : []);
  });

  it('deliveries follow their own hours', () => {
    const after = special({ hours: [{ from: '17:00', to: '22:00' }], deliveryHours: [] });
    const orders = (['pickup', 'delivery'] as const).map((deliveryType) => ({ moment: at('So 19:00'), deliveryType }));
    expect(listStranded({ before: EVENINGS, after }, orders)).toEqual([orders[1]]);
  });

  it.each([
    ['before opening', 'So 12:00', special({}), true],
    ['while it is open', 'So 19:00', special({}), true],
    ['after closing', 'So 22:30', special({}), false],
    ['only shorter', 'So 18:00', special({ hours: [{ from: '17:00', to: '19:00' }] }), false],
    ['so short that it is over', 'So 19:30', special({ hours: [{ from: '17:00', to: '19:00' }] }), true],
    ['another day', 'So 19:00', special({ from: '2026-11-16', to: '2026-11-16' }), false],
  ])('closes today: %s', (_, now, after, closes) => {
    expect(closesToday({ before: EVENINGS, after }, at(now))).toBe(closes);
  });
});
