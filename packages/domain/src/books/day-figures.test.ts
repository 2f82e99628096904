import { describe, expect, it } from 'vitest';
import { orderId } from '../ids.ts';
import { NO_CENTS, toBasisPoints, toCents } from '../money.ts';
import { shopDay } from '../shop-day.ts';
import { addFigures } from './add-figures.ts';
import { calculateAcceptedDay, calculateDay, calculatePunctuality, sumWaiting } from './day-figures.ts';
import type { DocumentFact, OrderFact } from './facts.ts';
import { averageOrder, countOrders, sumTakings } from './figures.ts';
import { createReport } from './report.ts';
import { sliceByMethod, sliceByRate, sliceByType } from './slices.ts';

const anOrder = (parts: Partial<OrderFact> = {}): OrderFact => ({
  deliveryType: 'delivery',
  origin: 'web',
  hour: 18,
  answer: 'accepted',
  calledOff: null,
  reason: '',
  total: toCents(2000),
  deliveryFee: NO_CENTS,
  postcode: '10117',
  guest: 'new',
  promisedMinutes: 40,
  actualMinutes: 38,
  lateMinutes: -2,
  dishes: [{ key: 'margherita', name: 'Margherita', count: 2, amount: toCents(1600) }],
  offers: [],
  coupons: [],
  ...parts,
});

const vat = (gross: number, rate = 700) => {
  const sign = Math.sign(gross);
  const net = Math.round((Math.abs(gross) * 10_000) / (10_000 + rate));
  return { rate: toBasisPoints(rate), gross: toCents(gross), vat: toCents(gross - sign * net) };
};

const aDocument = (parts: Partial<DocumentFact> = {}): DocumentFact => ({
  kind: 'invoice',
  order: orderId('one'),
  number: 1,
  deliveryType: 'delivery',
  method: 'offline',
  hour: 18,
  answer: 'accepted',
  vat: [vat(2000)],
  gross: toCents(2000),
  deposits: NO_CENTS,
  deliveryFee: NO_CENTS,
  discounts: NO_CENTS,
  tip: NO_CENTS,
  tipRecipient: null,
  waiter: '',
  ...parts,
});

describe('the figures of a day', () => {
  it('takes the turnover from documents: an invoice, less its refund and its cancellation', () => {
    const { totals } = calculateDay({
      orders: [],
      documents: [
        aDocument(),
        aDocument({ kind: 'refund', vat: [vat(-500)], gross: toCents(-500) }),
        aDocument({ kind: 'cancellation', vat: [vat(-1500)], gross: toCents(-1500) }),
      ],
    });
    expect(sumTakings(totals.takings)).toBe(0);
    expect(totals.documents).toMatchObject({ invoice: { count: 1, amount: 2000 }, refund: { count: 1, amount: -500 } });
    expect(totals.money).toEqual([{ method: 'offline', received: 0, refunded: -500 }]);
  });

  it('moves money without turnover: a payment, and a refund after the cancellation', () => {
    const { totals } = calculateDay({
      orders: [],
      documents: [
        aDocument({ kind: 'payment', method: 'PayPal_Rest', vat: [] }),
        aDocument({ kind: 'refund', method: 'PayPal_Rest', vat: [], gross: toCents(-2000) }),
      ],
    });
    expect(totals.takings).toEqual([]);
    expect(sliceByMethod(totals)).toMatchObject([
      { method: 'PayPal_Rest', takings: 0, received: 2000, refunded: -2000 },
    ]);
  });

  it('counts what was accepted: no takings of orders that wait or were declined, but the money that moved', () => {
    const day = {
      orders: [
        anOrder(),
        anOrder({ answer: 'waiting', total: toCents(1200) }),
        anOrder({ answer: 'declined', calledOff: 'refused', reason: 'Zu weit' }),
      ],
      documents: [
        aDocument(),
        aDocument({ answer: 'waiting', deposits: toCents(50) }),
        aDocument({ answer: 'waiting', kind: 'payment', method: 'PayPal_Rest', vat: [] }),
        aDocument({ answer: 'declined' }),
        aDocument({ answer: 'declined', kind: 'cancellation', vat: [vat(-2000)], gross: toCents(-2000) }),
      ],
    };
    const { totals, lists } = calculateAcceptedDay(day);
    expect(sumTakings(totals.takings)).toBe(2000);
    expect([countOrders(totals), totals.waiting, totals.refused]).toEqual([1, { count: 1, amount: 1200 }, 1]);
    expect(totals.documents).toMatchObject({ invoice: { count: 1 }, cancellation: { count: 0 } });
    expect(totals.deposits).toBe(0);
    expect(totals.money).toEqual([{ method: 'PayPal_Rest', received: 2000, refunded: 0 }]);
    expect(lists.dishes).toMatchObject([{ count: 2 }]);
    // The books have every document.
    expect(sumTakings(calculateDay(day).totals.takings)).toBe(4000);
  });

  it('tells apart what waits of the takings of the books, also where the total of its order has changed since', () => {
    const two = orderId('two');
    expect(
      sumWaiting([
        aDocument(),
        aDocument({ answer: 'waiting', order: two }),
        aDocument({ answer: 'waiting', order: two, kind: 'correction', vat: [vat(-200)], gross: toCents(-200) }),
        aDocument({ answer: 'waiting', order: two, kind: 'payment', vat: [] }),
        aDocument({ answer: 'waiting', order: orderId('three') }),
      ]),
    ).toEqual({ count: 2, amount: 3800 });
  });

  it("keeps a team's tip out of the turnover (S3 W13)", () => {
    const { totals } = calculateDay({
      orders: [],
      documents: [
        aDocument({ tip: toCents(300), tipRecipient: 'team', waiter: 'Mia' }),
        aDocument({
          kind: 'refund',
          vat: [],
          gross: toCents(-100),
          tip: toCents(-100),
          tipRecipient: 'team',
          waiter: 'Mia',
        }),
      ],
    });
    expect(sumTakings(totals.takings)).toBe(2000);
    expect(totals.tips).toEqual([
      { recipient: 'team', method: 'offline', waiter: 'Mia', received: 300, refunded: -100 },
    ]);
  });

  it('counts called-off orders and their reasons apart', () => {
    const { totals, lists } = calculateDay({
      orders: [anOrder(), anOrder({ calledOff: 'refused', reason: 'Zu weit' }), anOrder({ calledOff: 'cancelled' })],
      documents: [],
    });
    expect([countOrders(totals), totals.refused, totals.cancelled]).toEqual([1, 1, 1]);
    expect(averageOrder(totals)).toBe(2000);
    expect(lists.reasons.map(({ name }) => name)).toEqual(['Zu weit', '']);
    expect(lists.dishes).toMatchObject([{ key: 'margherita', count: 2 }]);
  });

  it('keeps a promise up to five minutes late', () => {
    const orders = [-10, 5, 6, null].map((lateMinutes) => anOrder({ lateMinutes }));
    const { totals } = calculateDay({ orders, documents: [] });
    expect(totals.promises).toMatchObject({ measured: 3, kept: 2, lateMinutes: 1 });
    expect(calculatePunctuality(totals)).toBe(6667);
    expect(calculatePunctuality(addFigures([]).totals)).toBeNull();
  });

  it('adds up days to the cent, by type, method and rate', () => {
    const first = calculateDay({ orders: [anOrder()], documents: [aDocument(), aDocument({ vat: [vat(119, 1900)] })] });
    const second = calculateDay({
      orders: [anOrder({ deliveryType: 'pickup' })],
      documents: [aDocument({ deliveryType: 'pickup', method: 'till' })],
    });
    const { totals, lists } = addFigures([first, second]);
    expect(sumTakings(totals.takings)).toBe(4119);
    expect(sliceByType(totals)).toEqual([
      { deliveryType: 'delivery', orders: 1, takings: 2119 },
      { deliveryType: 'pickup', orders: 1, takings: 2000 },
    ]);
    expect(sliceByRate(totals.takings).rows).toEqual([
      { rate: 700, gross: 4000, vat: 262, net: 3738 },
      { rate: 1900, gross: 119, vat: 19, net: 100 },
    ]);
    expect(lists.dishes).toMatchObject([{ count: 4, amount: 3200 }]);
  });
});

describe('a report', () => {
  const day = (date: string, gross: number) => ({
    date: shopDay(date),
    figures: calculateDay({ orders: [anOrder()], documents: [aDocument({ vat: [vat(gross)] })] }),
  });

  it('compares day by day, also where the month before is shorter', () => {
    const { bars, step } = createReport({
      period: { from: shopDay('2026-03-01'), to: shopDay('2026-03-31') },
      days: [day('2026-03-02', 1000), day('2026-03-31', 500)],
      previous: { from: shopDay('2026-02-01'), to: shopDay('2026-02-28') },
      daysBefore: [day('2026-02-02', 800)].map(({ date, figures }) => ({ date, figures: figures.totals })),
    });
    expect(step).toBe('day');
    expect(bars).toHaveLength(31);
    expect(bars[1]).toEqual({ key: '2026-03-02', orders: 1, takings: 1000, takingsBefore: 800 });
    expect(bars[30]).toMatchObject({ takings: 500, takingsBefore: 0 });
  });

  it('shows a day by hour, at least eight of them', () => {
    const { bars, weekdays } = createReport({
      period: { from: shopDay('2026-11-22'), to: shopDay('2026-11-22') },
      days: [day('2026-11-22', 1000)],
      previous: { from: shopDay('2026-11-15'), to: shopDay('2026-11-15') },
      daysBefore: [],
    });
    expect(bars.map(({ key }) => key)).toEqual(['15', '16', '17', '18', '19', '20', '21', '22']);
    expect(bars[3]).toEqual({ key: '18', orders: 1, takings: 1000, takingsBefore: 0 });
    expect(weekdays.map(({ day: index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 0]);
    expect(weekdays.at(-1)).toMatchObject({ orders: 1, takings: 1000 });
    expect(weekdays.at(-1)?.hours[18]).toBe(1);
  });
});
