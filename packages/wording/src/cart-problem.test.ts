import { minuteOfDayFrom } from '@tischlein/domain';
import { CART_PROBLEM_CODES, type CartProblem } from '@tischlein/domain/cart';
import { describe, expect, it } from 'vitest';
import { cartProblem, importProblem } from './cart-problem.ts';

const problem = (code: CartProblem['code'], more: Partial<CartProblem> = {}): CartProblem => ({
  code,
  item: 'Pranzo',
  part: 'Salat',
  dropped: true,
  ...more,
});

describe("'Warenkorb-Probleme'", () => {
  it.each([
    [problem('dishUnknown'), 'Ein Gericht aus Deinem Warenkorb gibt es nicht mehr. Es wurde entfernt.'],
    [problem('sizeUnknown'), 'Pranzo gibt es in Deiner Größe nicht mehr. Es wurde entfernt.'],
    [problem('itemUnknown'), 'Pranzo: Salat gibt es nicht mehr. Es wurde entfernt.'],
    [
      problem('groupNotAvailableNow', { dropped: false }),
      'Pranzo: Salat gibt es gerade nicht. Der Rest bleibt im Warenkorb.',
    ],
    [problem('priceAboveLimit'), 'Ungültiges Gericht: Pranzo. Es wurde entfernt.'],
    [
      problem('dishNotAvailableNow', { availableAt: { day: 1, minute: minuteOfDayFrom(690) } }),
      'Pranzo ist gerade nicht erhältlich, um 11:30 bestellbar. Es wurde entfernt.',
    ],
    [
      problem('comboNotAvailableNow', { availableAt: { day: 2, minute: minuteOfDayFrom(690) } }),
      'Pranzo ist gerade nicht erhältlich, am Dienstag um 11:30 bestellbar. Es wurde entfernt.',
    ],
    [problem('tooManyItems'), 'In einen Warenkorb passen 500 Artikel, Pranzo ist zu viel. Es wurde entfernt.'],
  ])('$code', (input, expected) => {
    expect(cartProblem(input, 1)).toBe(expected);
  });

  it.each(['dishUnknown', 'comboUnknown'] as const)('%s shows no id', (code) => {
    expect(cartProblem(problem(code), 1)).not.toContain('Pranzo');
  });

  const named = CART_PROBLEM_CODES.filter((code) => code !== 'dishUnknown' && code !== 'comboUnknown');
  it.each(named)('%s names the item and ends calmly', (code) => {
    expect(cartProblem(problem(code), 1)).toMatch(/Pranzo.*\.$/);
  });
});

describe('import by names (S1 §5)', () => {
  it.each([
    ['dishUnknown', 'Gericht Pranzo nicht gefunden'],
    ['sizeUnknown', 'Größe Salat nicht gefunden'],
    ['groupUnknown', 'Gruppe Salat nicht gefunden'],
    ['itemUnknown', 'Zutat Salat nicht gefunden'],
    ['comboUnknown', 'Menü Pranzo nicht gefunden'],
    ['sizeMissing', 'Größe nicht gefunden'],
  ] as const)('%s', (code, expected) => {
    expect(importProblem(problem(code), 1)).toBe(expected);
  });
});
