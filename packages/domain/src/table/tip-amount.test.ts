import { describe, expect, it } from 'vitest';
import { toBasisPoints, toCents } from '../money.ts';
import { MOST_TIP, NO_TIP, TIP_PERCENTAGES, tipAmount } from './tip-amount.ts';

describe("tips: 'the default choice is no tip' (S3 W13)", () => {
  it.each([
    [1480, [74, 148, 222]],
    [2630, [132, 263, 395]],
    [2197, [110, 220, 330]],
    [6590, [330, 659, 989]],
    [10, [1, 1, 2]],
    [0, [0, 0, 0]],
  ])('of %d cents, 5, 10 and 15 %% are %j', (amount, expected) => {
    expect(TIP_PERCENTAGES.map((percent) => tipAmount({ kind: 'percent', percent }, toCents(amount)))).toEqual(
      expected,
    );
  });

  it('are nothing before they are chosen', () => {
    expect(tipAmount(NO_TIP, toCents(2630))).toBe(0);
  });

  it('can be an amount of their own, whatever is paid', () => {
    expect(tipAmount({ kind: 'own', amount: toCents(200) }, toCents(1480))).toBe(200);
    expect(tipAmount({ kind: 'own', amount: toCents(200) }, toCents(0))).toBe(200);
  });

  it.each([
    ['a percentage', { kind: 'percent', percent: toBasisPoints(1500) } as const],
    ['an amount of their own', { kind: 'own', amount: toCents(150_000) } as const],
  ])('are at most 1000 EUR as %s', (_, tip) => {
    expect(tipAmount(tip, toCents(1_000_000))).toBe(MOST_TIP);
    expect(MOST_TIP).toBe(100_000);
  });

  it('follow the amount if they are a percentage', () => {
    const tip = { kind: 'percent', percent: toBasisPoints(1000) } as const;
    expect([tipAmount(tip, toCents(1480)), tipAmount(tip, toCents(790))]).toEqual([148, 79]);
  });
});
