import { describe, expect, it } from 'vitest';
import { dishDetails, dishTitle, groupHeader, markerHeading, olderThan, slotTitle } from './choices.ts';

describe('group header (S1 §5)', () => {
  it.each([
    ["limit equals min -> '({limit} auswählen)'", { count: 0, limit: 2, min: 2 }, '(2 auswählen)'],
    ["limit only -> '({count}/{limit})'", { count: 1, limit: 3, min: 0 }, '(1/3)'],
    ["both -> '(min {min}, max {limit})'", { count: 1, limit: 3, min: 1 }, '(min 1, max 3)'],
    ["min only -> '(min {min})'", { count: 0, limit: 0, min: 2 }, '(min 2)'],
    ['neither', { count: 4, limit: 0, min: 0 }, ''],
  ])('%s', (_, group, expected) => {
    expect(groupHeader(group)).toBe(expected);
  });
});

describe('dishes in a list', () => {
  const extra = (itemName: string, amount = 1) => ({ itemName, amount });
  it.each([
    [[], [], ''],
    [[extra('Peperoni')], [{ name: 'Oregano' }], 'Peperoni · ohne Oregano'],
    [[extra('Oliven', 2), extra('Peperoni')], [], '2× Oliven, Peperoni'],
    [[], [{ name: 'Oregano' }, { name: 'Käse' }], 'ohne Oregano, Käse'],
  ])('%#', (extras, without, expected) => {
    expect(dishDetails({ extras, without })).toBe(expected);
  });

  it('name the size', () => {
    expect([dishTitle('Salame piccante', '32 cm'), dishTitle('Tiramisù', null)]).toEqual([
      'Salame piccante, 32 cm',
      'Tiramisù',
    ]);
  });
});

it('headings (S1 §2, §9)', () => {
  expect([9991, 9992, 9993, 1].map(markerHeading)).toEqual([
    'Fleisch- & Fisch-Extras',
    'Vegetarische Extras',
    'Vegane Extras',
    'EXTRAS',
  ]);
  expect([slotTitle(2, 'Salat'), olderThan(16), olderThan(18)]).toEqual([
    '2. Salat',
    'Ich bin über 16 Jahre alt',
    'Ich bin über 18 Jahre alt',
  ]);
});
