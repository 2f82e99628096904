import type { Quote } from '@tischlein/contract/shop';
import { toCents, type TimetableEntry } from '@tischlein/domain';
import { type EditableOffer, priceExample, toOfferShop } from '@tischlein/domain/offer-editing';
import type { OfferDocument } from '@tischlein/domain/offers';
import { anOffer, percent, selection } from '@tischlein/domain/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, onSqlite, preparedTrattoria } from '../support/databases.ts';
import { type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { amount, SEED } from '../support/tier.ts';
import { trattoria } from '../support/trattoria.ts';

const RUNS = amount({ usual: 40, thorough: 400 });
const DATE = '2026-11-21';
const { menu: MENU, config: CONFIG } = trattoria();

const days = fc.constantFrom<readonly TimetableEntry[]>(
  [],
  [{ dayIndex: 3, from: '12:00', to: '20:00' }],
  [{ dayIndex: 5, from: '18:00', to: '02:00' }],
);
const common = fc.record({
  timetable: days,
  type: fc.constantFrom('all' as const, 'webshop' as const, 'pickup' as const),
  itemSelection: fc.constantFrom(
    selection({ categories: ['pizza'] }),
    selection({ dishes: ['salami'] }),
    selection({ categories: ['pizza', 'getraenke'] }),
  ),
});
const anyOffer: fc.Arbitrary<OfferDocument> = fc.oneof(
  fc
    .tuple(common, fc.integer({ min: 1, max: 90 }))
    .map(([parts, value]) => anOffer({ kind: 'dishDiscount', id: 'neu', ...parts, ...percent(value) })),
  fc.tuple(common, fc.integer({ min: 2, max: 5 }), fc.boolean()).map(([parts, totalQuantity, allowDifferentDishes]) =>
    anOffer({
      kind: 'twoForOnePromotion',
      id: 'neu',
      ...parts,
      totalQuantity,
      paidQuantity: 1,
      allowDifferentDishes,
    }),
  ),
  fc
    .tuple(common, fc.integer({ min: 0, max: 6000 }), fc.boolean())
    .map(([parts, minimum, accumulative]) =>
      anOffer({ kind: 'cartDiscount', id: 'neu', ...parts, minimumOrderValue: toCents(minimum), accumulative }),
    ),
  fc
    .tuple(common, fc.integer({ min: 0, max: 4000 }))
    .map(([parts, minimum]) => anOffer({ kind: 'freeItem', id: 'neu', ...parts, minimumOrderValue: toCents(minimum) })),
);

describe.each(onSqlite(preparedTrattoria))('examples of offers on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;
  let desk: Desk;
  beforeAll(async () => {
    place = await open();
    shop = await openShop(place);
    desk = await shop.desk();
  });
  afterAll(async () => {
    await shop.close();
    await place.close();
  });

  /** The instant of the example in the week of the test: Sunday is 2026-11-22. */
  const toInstant = ({ day, minute }: { readonly day: number; readonly minute: number }): string => {
    const date = 22 + day;
    return new Date(Date.UTC(2026, 10, date, 0, minute - 60)).toISOString();
  };

  async function quoteOrder(offer: EditableOffer): Promise<{ readonly quoted: number; readonly shown: number } | null> {
    const example = priceExample(toOfferShop({ menu: MENU, config: CONFIG, date: DATE }), offer);
    if (!example) return null;
    const { deliveryType, time, selectedFreeItems, confirmedTwoForOnePromotions } = example.context;
    const quote = await desk.call('POST', '/api/shop/roma/quote', {
      deliveryType,
      serveAt: null,
      at: toInstant(time),
      orderItems: example.items,
      selectedFreeItems,
      confirmedTwoForOnePromotions,
    });
    if (quote.statusCode !== 200) throw new Error(quote.body);
    return { quoted: quote.json<Quote>().steps.TOTAL, shown: example.priced.steps.total };
  }

  it(`cost what the server charges for the same order (${RUNS} offers, seed ${SEED})`, async () => {
    await fc.assert(
      fc.asyncProperty(anyOffer, async (offer) => {
        const offers = [...MENU.offers, offer];
        expect((await desk.save('/api/office/shop/roma/menu', { ...MENU, offers })).statusCode).toBe(204);
        const sums = await quoteOrder(offer);
        if (sums) expect(sums.shown).toBe(sums.quoted);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});
