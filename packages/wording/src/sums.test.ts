import { toBasisPoints, toCents } from '@tischlein/domain';
import { describe, expect, it } from 'vitest';
import { depositText } from './deposit.ts';
import { serveTimeText, sumRows, vatText } from './sums.ts';

describe('sumRows', () => {
  const sums = {
    subtotal: toCents(2262),
    deposits: toCents(50),
    deliveryFee: toCents(250),
    total: toCents(2062),
    deliveryType: 'delivery',
    adjustments: [
      { source: 'dishDiscount', label: '-20%', amount: toCents(-258) },
      { source: 'coupon', label: 'HUNGER5', amount: toCents(-500) },
    ],
  } as const;
  const words = (): string[] => sumRows(sums).map(({ name, amount }) => `${name} ${amount}`);

  it('names every step below the lines, and nothing twice', () => {
    expect(words()).toEqual([
      'Zwischensumme 22,62\u00a0€',
      'Gutschein HUNGER5 −5,00\u00a0€',
      'Pfand 0,50\u00a0€',
      'Lieferung 2,50\u00a0€',
      'Gesamt 20,62\u00a0€',
    ]);
  });

  it('says that a delivery is free, and leaves out steps that do not apply', () => {
    const bare = { ...sums, deposits: toCents(0), deliveryFee: toCents(0), adjustments: [] };
    expect(sumRows(bare).map(({ name, amount }) => `${name} ${amount}`)).toEqual([
      'Zwischensumme 22,62\u00a0€',
      'Lieferung gratis',
      'Gesamt 20,62\u00a0€',
    ]);
    expect(sumRows({ ...bare, deliveryFee: null })[1]).toMatchObject({ name: 'Lieferung', amount: 'je nach Adresse' });
    expect(sumRows({ ...bare, deliveryType: 'pickup' }).map(({ name }) => name)).toEqual(['Zwischensumme', 'Gesamt']);
  });
});

it('VAT, deposit and serve time', () => {
  const vat = [
    { rate: toBasisPoints(700), vat: toCents(99) },
    { rate: toBasisPoints(1900), vat: toCents(87) },
  ];
  expect(vatText(vat)).toBe('inkl. MwSt.: 7\u00a0% 0,99\u00a0€ · 19\u00a0% 0,87\u00a0€');
  expect(vatText([])).toBe('');
  expect(depositText(toCents(25))).toBe('zzgl. 0,25\u00a0€ Pfand');
  expect(depositText(toCents(25), ['singleUse'])).toBe('zzgl. 0,25\u00a0€ Pfand (Einweg)');
  expect(depositText(toCents(33), ['singleUse', 'reusable'])).toBe('zzgl. 0,33\u00a0€ Pfand (Einweg und Mehrweg)');
  expect(serveTimeText('delivery', '19:25', true)).toBe('Lieferung gegen 19:25 Uhr');
  expect(serveTimeText('pickup', 'Montag 11:30', false)).toBe('Abholung am Montag um 11:30 Uhr');
});
