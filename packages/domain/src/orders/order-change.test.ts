import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBasisPoints, toCents } from '../money.ts';
import { vatIn } from '../pricing/rate-amounts.ts';
import { changeAmounts, correctVat, findChangeState, mayChange, settleChange } from './order-change.ts';
import { ORDER_STATUSES } from './order-status.ts';

const NOW = '2026-11-26T18:00:00.000Z';
const LATER = '2026-11-26T18:10:00.000Z';
const PLAIN = { isPlain: true, isRefunded: false };

describe('a change that the desk proposes', () => {
  it('is possible until the food is ready', () => {
    expect(ORDER_STATUSES.filter((status) => mayChange({ ...PLAIN, status }))).toEqual(['placed', 'accepted']);
    expect(mayChange({ ...PLAIN, status: 'placed', isPlain: false })).toBe(false);
    expect(mayChange({ ...PLAIN, status: 'placed', isRefunded: true })).toBe(false);
  });

  it.each([
    ['is open until its end', 'open', LATER, 'accepted', 'open'],
    ['expires', 'open', NOW, 'accepted', 'expired'],
    ['expires when the order moves on', 'open', LATER, 'ready', 'expired'],
    ['expires when the order is cancelled', 'open', LATER, 'cancelled', 'expired'],
    ['stays accepted', 'accepted', NOW, 'handedOver', 'accepted'],
    ['stays declined', 'declined', NOW, 'accepted', 'declined'],
  ] as const)('%s', (_, state, expiresAt, status, expected) => {
    expect(findChangeState({ state, expiresAt }, status, NOW)).toBe(expected);
  });

  it.each([
    ['cheaper, paid online: the difference goes back', 2000, 2350, { refund: 350, due: 0 }],
    ['dearer, paid online: the rest is paid in person', 2500, 2350, { refund: 0, due: 150 }],
    ['the same price', 2350, 2350, { refund: 0, due: 0 }],
    ['paid in person: everything is due there', 2000, 0, { refund: 0, due: 2000 }],
  ])('%s', (_, total, paid, expected) => {
    expect(settleChange(toCents(total), toCents(paid))).toEqual(expected);
  });

  it('changes amounts, removes lines and keeps the others', () => {
    const items = [
      { lineId: 'a', item: { dishId: 'margherita', amount: 2 } },
      { lineId: 'b', item: { dishId: 'salami', amount: 1 } },
      { lineId: 'c', item: { dishId: 'cola', amount: 3 } },
    ];
    const changed = [
      { lineId: 'a', amount: 1 },
      { lineId: 'b', amount: 0 },
    ];
    expect(changeAmounts(items, changed)).toEqual([
      { dishId: 'margherita', amount: 1 },
      { dishId: 'cola', amount: 3 },
    ]);
  });

  const parts = fc.record({ seven: fc.nat(20_000), nineteen: fc.nat(20_000) }).map(({ seven, nineteen }) =>
    [toBasisPoints(700), toBasisPoints(1900)].flatMap((rate, index) => {
      const gross = toCents(index === 0 ? seven : nineteen);
      return gross === 0 ? [] : [{ rate, gross, vat: vatIn(gross, rate) }];
    }),
  );
  const total = (amounts: readonly { readonly gross: number; readonly vat: number }[]) =>
    amounts.reduce((all, { gross, vat }) => ({ gross: all.gross + gross, vat: all.vat + vat }), { gross: 0, vat: 0 });

  it('receipt and correction add up to the new version, at each rate and to the cent', () => {
    fc.assert(
      fc.property(fc.array(parts, { minLength: 1, maxLength: 4 }), fc.nat(50_000), (versions, paid) => {
        const [first = [], ...others] = versions;
        const corrections = others.map((after, index) => correctVat(versions[index] ?? [], after));
        const last = versions.at(-1) ?? [];
        const documents = [...first, ...corrections.flat()];
        for (const rate of [700, 1900])
          expect(total(documents.filter((part) => part.rate === rate))).toEqual(
            total(last.filter((part) => part.rate === rate)),
          );
        const { gross } = total(last);
        const { refund, due } = settleChange(toCents(gross), toCents(paid));
        expect(paid - refund + due).toBe(gross);
        expect(Math.min(refund, due)).toBe(0);
      }),
    );
  });
});
