import { toBasisPoints, toCents } from '@tischlein/domain';
import type { CouponOutcome, FreeItemState } from '@tischlein/domain/offers';
import { describe, expect, it } from 'vitest';
import { newCouponQuestion } from './coupon.ts';
import {
  couponHint,
  freeDeliveryHint,
  freeItemHint,
  minimumOrderHint,
  twoForOneChosen,
  twoForOneTip,
} from './hints.ts';

const delivery = (status: 'reached' | 'near' | 'far', missing: number) => ({
  status,
  missing: toCents(missing),
  threshold: toCents(3000),
});

describe('free delivery (S1 §9)', () => {
  it.each([
    [
      "'when the remainder is between 0 and 1000 cents'",
      delivery('near', 738),
      'Noch 7,38\u00a0€ bis zur kostenlosen Lieferung!*',
    ],
    ['else', delivery('far', 1001), 'Gratis Lieferung ab 30\u00a0€!*'],
    ['when reached', delivery('reached', 0), 'Deine Lieferung ist kostenlos!*'],
    ['nothing to say', null, ''],
  ])('%s', (_, hint, expected) => {
    expect(freeDeliveryHint(hint)).toBe(expected);
  });
});

describe('minimum order', () => {
  it.each([
    ['not-reached', 2000, 1310, 'Noch 13,10\u00a0€ bis zum Mindestbestellwert'],
    ['reached', 2000, 0, 'Mindestbestellwert 20\u00a0€ erreicht'],
    ['not-ordered', null, 0, ''],
    ['reached', 0, 0, ''],
  ] as const)('%s', (status, minimumOrderValue, missing, expected) => {
    const minimum = minimumOrderValue === null ? null : toCents(minimumOrderValue);
    expect(
      minimumOrderHint({ status, minimumOrderValue: minimum, missing: toCents(missing), progressPercent: 0 }),
    ).toBe(expected);
  });
});

describe('free items (S1 §4)', () => {
  const state = {
    title: 'Tiramisù gratis',
    minimumOrderValue: toCents(3500),
    missing: toCents(400),
    status: 'not-reached',
    blockedBy: null,
    choices: [],
    unstated: [],
  } as unknown as FreeItemState;
  it.each([
    [{}, 'Tiramisù gratis ab 35\u00a0€'],
    [{ status: 'nearly-reached' }, 'Noch 4,00\u00a0€, dann bekommst Du Tiramisù gratis'],
    [{ status: 'reached' }, 'Tiramisù gratis: Bitte wählen!'],
    [
      { status: 'reached', blockedBy: 'twoForOne' },
      'Tiramisù gratis: nicht zusammen mit einer „Kauf X, zahl Y“-Aktion',
    ],
    [
      { status: 'reached', unstated: [{ because: 'declarationsUnknown' }] },
      'Tiramisù gratis: Allergene noch nicht hinterlegt',
    ],
    [
      { status: 'reached', unstated: [{ because: 'particularsMissing' }] },
      'Tiramisù gratis: Pflichtangaben noch nicht hinterlegt',
    ],
  ] as const)('%#', (change, expected) => {
    expect(freeItemHint({ ...state, ...change } as FreeItemState)).toBe(expected);
  });
});

describe('two for one (S1 §2, §4)', () => {
  const promotion = { label: 'Kauf 2, zahl 1', discountLabel: '-20%', totalQuantity: 2 };
  it("success toast '{promotion label} erfolgreich angewendet!'", () => {
    expect(twoForOneChosen({ ...promotion, status: 'confirmed' })).toBe('Kauf 2, zahl 1 erfolgreich angewendet!');
  });

  it("'{discount label} Rabatt bleibt. Du kannst im Warenkorb jederzeit wechseln.'", () => {
    expect(twoForOneChosen({ ...promotion, status: 'denied' })).toBe(
      '-20% Rabatt bleibt. Du kannst im Warenkorb jederzeit wechseln.',
    );
  });

  it("'add {totalQuantity} to profit'", () => {
    expect(twoForOneTip({ ...promotion, missingUnits: 2 })).toBe(
      'Dieses Gericht gehört zur Aktion „Kauf 2, zahl 1“. Nimm 2 davon und profitiere.',
    );
    expect(twoForOneTip({ ...promotion, missingUnits: 1 }, 'Pasta')).toBe(
      'Gerichte der Kategorie Pasta gehören zur Aktion „Kauf 2, zahl 1“. Nimm noch 1 dazu und profitiere.',
    );
  });
});

describe('coupons', () => {
  const coupon = {
    code: 'HUNGER5',
    type: 'value',
    value: toCents(500),
    minimumOrderValue: toCents(2000),
    exclusive: true,
  } as const;
  const outcome = (change: Partial<CouponOutcome>): CouponOutcome => ({
    coupon,
    status: 'applied',
    saving: toCents(500),
    missing: toCents(0),
    refusedBecause: [],
    ...change,
  });
  it.each([
    [outcome({}), '5,00\u00a0€ Rabatt.'],
    [outcome({ coupon: { ...coupon, type: 'percent', value: toBasisPoints(1000) } }), '10\u00a0% Rabatt.'],
    [
      outcome({ status: 'belowMinimum', missing: toCents(150) }),
      'Gilt ab 20,00\u00a0€ Bestellwert, es fehlen noch 1,50\u00a0€.',
    ],
    [
      outcome({ status: 'refused', refusedBecause: ['twoForOne', 'freeItem'] }),
      'Dieser Gutschein gilt nicht zusammen mit einer „Kauf X, zahl Y“-Aktion und einem Gratisartikel.',
    ],
  ])('%#', (state, expected) => {
    expect(couponHint(state)).toBe(expected);
  });

  it("'Neuer Gutscheincode' (S1 §8)", () => {
    expect(newCouponQuestion(coupon)).toBe(
      'Für Dich wurde ein reservierter Gutschein gefunden! HUNGER5, 5,00\u00a0€. Möchtest Du wechseln?',
    );
  });
});
