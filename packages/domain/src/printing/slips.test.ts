import { describe, expect, it } from 'vitest';
import { planSlips, wrapSlip } from './index.ts';

const CATEGORIES: Readonly<Record<string, string>> = { margherita: 'pizza', cola: 'drinks', insalata: 'salads' };
const findCategory = (dish: string): string | undefined => CATEGORIES[dish];
const parts = [
  { id: 'a', dishIds: ['margherita'] },
  { id: 'b', dishIds: ['cola'] },
  { id: 'menu', dishIds: ['insalata', 'cola'] },
];
const plan = (tasks: object, order: object = {}) =>
  planSlips(
    [{ slips: ['kitchen'] as const, categories: [], ...tasks }],
    { deliveryType: 'pickup', isGroup: false, parts, ...order },
    findCategory,
  ).map(({ slip, parts: chosen }) => [slip, chosen]);

describe('the slips of an order', () => {
  it.each([
    [{}, [['kitchen', null]]],
    [{ categories: ['pizza'] }, [['kitchen', ['a']]]],
    [{ categories: ['salads'] }, [['kitchen', ['menu']]]],
    [{ categories: ['desserts'] }, []],
    [{ slips: ['driver'] }, []],
    [
      { slips: ['driver', 'kitchen', 'counter'], categories: ['drinks'] },
      [
        ['kitchen', ['b', 'menu']],
        ['counter', null],
      ],
    ],
  ])('of %j are %j', (tasks, expected) => {
    expect(plan(tasks)).toEqual(expected);
  });

  it('for the driver are only printed for a delivery', () => {
    expect(plan({ slips: ['driver'] }, { deliveryType: 'delivery' })).toEqual([['driver', null]]);
  });

  it('for bags are only printed for a group', () => {
    expect(plan({ slips: ['bags'] })).toEqual([]);
    expect(plan({ slips: ['bags'] }, { isGroup: true })).toEqual([['bags', null]]);
  });

  it('a dish that the menu has lost goes to every station', () => {
    const order = { parts: [{ id: 'x', dishIds: ['gone'] }] };
    expect(plan({ categories: ['pizza'] }, order)).toEqual([['kitchen', ['x']]]);
  });
});

describe('a slip fits its paper', () => {
  it.each([
    [{ text: '12', end: '19:30', style: 'large' as const }, 24, ['12     19:30']],
    [{ text: '+ Rucola und Parmesan', style: 'normal' as const, indent: 3 }, 16, ['   + Rucola und', '   Parmesan']],
    [{ text: 'Donaudampfschifffahrt', style: 'normal' as const }, 10, ['Donaudampf', 'schifffahr', 't']],
    [{ text: 'Torstraße 12', end: 'Tramonto', style: 'normal' as const }, 16, ['Torstraße 12', '        Tramonto']],
    [{ text: '', style: 'normal' as const, isRule: true as const }, 5, ['-----']],
    [{ text: '', style: 'cut' as const }, 5, ['']],
  ])('%j in %i columns', (line, columns, rows) => {
    expect(wrapSlip([line], columns).map(({ text }) => text)).toEqual(rows);
  });
});
