import { toBasisPoints, toCents } from '@tischlein/domain';
import { ADDITIVES, ALLERGENS, DECLARATIONS, DELIVERY_TYPES, TAGS } from '@tischlein/domain/menu';
import { ORDER_STATUSES, type PaymentStatus } from '@tischlein/domain/orders';
import { PAYMENT_METHODS } from '@tischlein/domain/shop';
import { describe, expect, it } from 'vitest';
import { declarationName, withoutDeclaration } from './declarations.ts';
import { branchDistance, branchHours } from './storefront/franchise.ts';
import { groupAlerts, groupDiscountText } from './group-order.ts';
import { moneyBackText, orderStatusDetail, orderStatusText } from './orders.ts';
import { paymentMethodName } from './payment-methods.ts';
import { paymentMoment } from './payment-moment.ts';
import { paymentWords } from './payments.ts';
import { refundProblemText } from './table.ts';
import { tagName } from './tags.ts';

describe('every value has one German word, and no word appears twice', () => {
  it.each([
    ['declarations', DECLARATIONS.map(declarationName)],
    ['tags', TAGS.map(tagName)],
  ])('%s', (_, names) => {
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('');
  });

  it('26 allergens with cereals and nuts named, two groups without a kind, 19 additives', () => {
    expect([ALLERGENS.length, ADDITIVES.length]).toEqual([28, 19]);
    expect([declarationName('wheat'), declarationName('hazelnut'), declarationName('colour')]).toEqual([
      'Gluten (Weizen)',
      'Haselnuss',
      'mit Farbstoff',
    ]);
  });

  it("'Ohne X' matches 'Mit X' (S1 §5)", () => {
    expect(
      (['milk', 'colour', 'phenylalanine', 'gluten', 'nuts', 'caffeine'] as const).map(withoutDeclaration),
    ).toEqual([
      'Ohne Milch',
      'Ohne Farbstoff',
      'Ohne Phenylalaninquelle',
      'Ohne Gluten',
      'Ohne Schalenfrüchte',
      'Ohne Koffein',
    ]);
  });

  it('payment methods (S1 §9)', () => {
    expect(PAYMENT_METHODS.map(paymentMethodName)).not.toContain('');
    expect([paymentMethodName('offline'), paymentMethodName('offline_debit'), paymentMethodName(null)]).toEqual([
      'Bar',
      'EC-Karte',
      'keine Zahlung nötig',
    ]);
    expect([paymentMoment('offline', 'pickup'), paymentMoment('PayPal_Platform', 'pickup')]).toEqual([
      'Bei der Abholung',
      'Sofort online',
    ]);
  });

  it('statuses of an order', () => {
    for (const deliveryType of DELIVERY_TYPES) {
      expect(new Set(ORDER_STATUSES.map((status) => orderStatusText(status, deliveryType))).size).toBe(
        ORDER_STATUSES.length,
      );
      for (const status of ORDER_STATUSES) expect(orderStatusDetail(status, deliveryType)).toMatch(/[.!]$/);
    }
    expect(orderStatusText('ready', 'pickup')).toBe('Abholbereit');
    expect(DELIVERY_TYPES.map((type) => orderStatusText('handedOver', type))).toEqual([
      'Angekommen',
      'Abgeholt',
      'Serviert',
    ]);
  });
});

describe('branches (S2 §2)', () => {
  const hours = [
    { from: '11:30', to: '15:00' },
    { from: '17:00', to: '22:30' },
  ];
  it("'{distance} km entfernt' if distance above 0", () => {
    expect([
      branchDistance({ distance: 1.2 }),
      branchDistance({ distance: 3 }),
      branchDistance({ distance: 0 }),
      branchDistance({ distance: 0 }, true),
      branchDistance({ distance: 1.2 }, true),
    ]).toEqual(['1,2 km entfernt', '3 km entfernt', '', '', 'etwa 1,2 km entfernt']);
  });

  it.each([
    [
      "'geöffnet {today's time ranges}' if inside opening hours",
      true,
      hours,
      'geöffnet 11:30–15:00 und 17:00–22:30',
      '',
    ],
    [
      "otherwise 'geschlossen.' plus 'Heute: {ranges}'",
      false,
      hours,
      'geschlossen.',
      'Heute: 11:30–15:00 und 17:00–22:30',
    ],
    ['no ranges', false, [], 'geschlossen.', ''],
  ])('%s', (_, insideOpenHours, acceptOrdersToday, state, today) => {
    expect(branchHours({ insideOpenHours, acceptOrdersToday })).toEqual({ state, today });
  });
});

describe('groups and tables (S2 §8, S1 §9)', () => {
  const percent = (value: number) => ({
    discountType: 'percent' as const,
    value: toBasisPoints(value),
    minimumOrderValue: toCents(5000),
  });
  it("'bis zu' when more than one group discount exists", () => {
    expect(groupDiscountText([percent(500), percent(1000)])).toBe('bis zu 10\u00a0%');
    expect(groupDiscountText([percent(500)])).toBe('5\u00a0% ab 50\u00a0€');
    expect(groupDiscountText([{ discountType: 'euro', value: toCents(750), minimumOrderValue: toCents(5000) }])).toBe(
      '7,50\u00a0€ ab 50\u00a0€',
    );
    expect(groupDiscountText([])).toBe('');
  });

  it('names the person it is about', () => {
    expect(groupAlerts.remove('Ben').text).toContain('Ben');
    expect(groupAlerts.notReachable('ABCD2345').text).toContain('ABCD2345');
  });

  it('refunds', () => {
    expect(refundProblemText('tooLarge')).toBe(
      'Der zu erstattende Wert darf nicht größer als der Wert des Artikels sein.',
    );
    expect(refundProblemText('tooSmall')).toBe('Der zu erstattende Wert muss größer als 0 sein.');
  });
});

describe('refunds as the guest reads them', () => {
  const back = (status: 'cancelled' | 'handedOver', paymentStatus: PaymentStatus, refunded: number) =>
    moneyBackText({ status, paymentMethod: 'PayPal_Rest', paymentStatus, refunded: toCents(refunded) });

  it.each([
    ['cancelled', 'captured', 0, /^Dein Geld kommt auf dem Weg zurück, auf dem Du bezahlt hast \(PayPal\)\./],
    ['cancelled', 'refunded', 2250, /^Wir haben Dir 22,50\u00a0€ erstattet\./],
    ['cancelled', 'offline', 0, /^Du musst nichts bezahlen\.$/],
    ['cancelled', 'unknown', 0, /^Falls Du schon bezahlt hast: Dein Geld kommt/],
    ['cancelled', 'expired', 0, /^Du musst nichts bezahlen\.$/],
    ['handedOver', 'partlyRefunded', 500, /^Wir haben Dir 5,00\u00a0€ erstattet\./],
  ] as const)('%s, %s, %i cents', (status, paymentStatus, refunded, words) => {
    expect(back(status, paymentStatus, refunded)).toMatch(words);
  });

  it('says nothing about an order that was served', () => {
    expect(back('handedOver', 'captured', 0)).toBeNull();
  });

  it('the payment mentions them too', () => {
    expect(paymentWords('partlyRefunded', toCents(500))).toBe('bezahlt, 5,00\u00a0€ erstattet');
    expect(paymentWords('refunded', toCents(2250))).toBe('erstattet');
    expect(paymentWords('captured', toCents(0))).toBe('bezahlt');
  });
});
