import { type ShopId, shopId, toCents, zoneId } from '@tischlein/domain';
import { deliveryTermsAt, distanceFrom, type Place } from '@tischlein/domain/delivery';
import { hoursOn, openingState, serveSlots, type SlotUsage, listSoonestPlacements } from '@tischlein/domain/opening';
import type { OpeningHours, ShopConfig, ZoneArea } from '@tischlein/domain/shop';
import { aShop } from '@tischlein/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plusMinutes } from '../clock.ts';
import { checkServability, createShopSchedule } from '../opening/shop-schedule.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { type BranchQuery, findFor } from './find-for.ts';

type GeneratedShop = Pick<LoadedShop, 'id' | 'config' | 'pause' | 'state'>;
const HEAD_OFFICE = shopId('kette');
const STREET = 'Torstraße 12, 10119 Berlin';
const POINT = { latitude: 52.53, longitude: 13.4 };
const PLACE: Place = { zip: '10119', point: POINT };
const ADDRESS = { street: 'Torstraße', streetNumber: '12', zip: '10119', city: 'Berlin' };
const KITCHEN = { orders: 1, makeMinutes: null, minutesPerDish: 5, minutesOfCategories: {}, minutesOfDishes: {} };

const depsAt = (shops: readonly GeneratedShop[], clock: { readonly now: () => string }, loads: Loads) => ({
  shops: directoryWith(shops),
  clock,
  slots: { getUsage: () => loads, refresh: async () => {}, close: async () => {} },
  publicUrl: 'http://shop.test',
  places: {
    locate: async () =>
      ({ status: 'found', address: ADDRESS, point: POINT, isEstimated: false, isCorrected: false }) as const,
    nearby: async () => ({ status: 'notFound' }) as const,
    findCentres: async () => () => null,
    listPostcodesNear: async () => [],
  },
});
function directoryWith(shops: readonly GeneratedShop[]) {
  const entries = shops.map(({ id, state, config }) => ({ ...config, id, state, franchise: HEAD_OFFICE }));
  return {
    ...NO_SHOPS,
    listShops: () => entries as never,
    readSites: async (ids: readonly ShopId[]) => shops.filter(({ id }) => ids.includes(id)),
  };
}
type Loads = ReadonlyMap<number, SlotUsage>;
const NO_SHOPS = {
  listShops: () => [],
  findEntry: () => null,
  findEntryByHost: () => null,
  shopByRef: async () => null,
  visitShop: async () => null,
  peekShop: () => null,
  readSites: async () => [],
  describeTexts: () => Promise.reject(new Error('no texts here')),
  isUnreadable: () => false,
  listDegraded: () => [],
  refresh: async () => {},
  refreshAll: async () => {},
  counters: () => new Map(),
};

/** Reference implementation without caches (S3 F3). */
function plainly(shops: readonly GeneratedShop[], wish: BranchQuery, now: string, loads: Loads) {
  const place = wish.location === '' ? null : PLACE;
  return shops
    .map(({ id, pause, config: known }) => {
      const config = structuredClone(known);
      const schedule = createShopSchedule({ slots: { getUsage: () => loads } as never }, { id, pause, config }, now);
      const { isOpen, hoursToday } = openingState(schedule);
      const today = isOpen ? hoursToday : hoursOn(config.opening, schedule.now, 'pickup');
      const isNow = (type: 'delivery' | 'pickup') => listSoonestPlacements(schedule, type).length > 0;
      const isEver = (type: 'delivery' | 'pickup') => isNow(type) || serveSlots(schedule, type).length > 0;
      const delivery = {
        now: config.supportDelivery && isNow('delivery'),
        ever: config.supportDelivery && isEver('delivery'),
      };
      const pickup = { now: config.supportPickup && isNow('pickup'), ever: config.supportPickup && isEver('pickup') };
      const wanted = wish.deliveryType === 'delivery' ? delivery : pickup;
      const isAsWished =
        wish.serveAt === null
          ? wanted.now
          : wanted.ever && checkServability(schedule, wish.deliveryType, wish) === 'ok';
      const delivers =
        place && wish.deliveryType === 'delivery' ? deliveryTermsAt(config, place).minimumOrderValue !== null : null;
      const distance = (place && distanceFrom(config, place)) ?? 0;
      return {
        // If the requested time does not decide, branches that are open now come first.
        order: [
          delivers === false ? 1 : 0,
          isAsWished ? 0 : wanted.ever ? 1 : 2,
          distance || Number.MAX_VALUE,
          wanted.now ? 0 : 1,
        ],
        shown: {
          slug: config.slug,
          distance,
          delivers,
          insideOpenHours: isOpen,
          acceptOrders: delivery.now || pickup.now,
          acceptOrdersToday: today.map(({ from, to }) => ({ from, to })),
          allowPickup: pickup.ever,
          allowDelivery: delivery.ever,
        },
      };
    })
    .toSorted(({ order: left }, { order: right }) => {
      const differing = left.findIndex((value, index) => value !== right[index]);
      return differing < 0 ? 0 : (left[differing] ?? 0) - (right[differing] ?? 0);
    })
    .map(({ shown }) => shown);
}

const timeOfDay = fc.constantFrom('00:00', '02:00', '02:30', '03:00', '11:30', '12:00', '12:20', '18:00', '23:00');
const times = fc.array(fc.record({ dayIndex: fc.constantFrom(0, 1, 2, 3, 4, 5, 6), from: timeOfDay, to: timeOfDay }), {
  maxLength: 9,
}) as fc.Arbitrary<OpeningHours['openingTimes']>;
const opening: fc.Arbitrary<OpeningHours> = fc.record({
  openingTimes: times,
  deliveryTimes: fc.oneof(fc.constant([]), times),
  specialOpeningTimes: fc.constantFrom(
    [],
    [
      {
        from: '2026-10-25',
        to: '2026-10-25',
        reason: 'other',
        hours: [{ from: '12:00', to: '18:00' }],
        deliveryHours: [],
      },
    ],
  ),
  preparationMinutes: fc.record({ delivery: fc.nat(60), pickup: fc.nat(60), dineIn: fc.constant(15) }),
  slotMinutes: fc.constantFrom(10, 15, 30),
  enablePreOrder: fc.boolean(),
  preOrderDays: fc.nat(2),
  allowASAP: fc.record({ delivery: fc.boolean(), pickup: fc.boolean() }),
});
const area = fc.constantFrom<ZoneArea>(
  { kind: 'postcodes', postcodes: ['10119'] },
  { kind: 'postcodes', postcodes: ['20095'] },
  { kind: 'radius', kilometres: 3 },
  { kind: 'distance', kilometres: 5 },
  {
    kind: 'polygon',
    points: [52.5, 52.5, 52.6].map((latitude, corner) => ({ latitude, longitude: 13.3 + corner / 5 })),
  },
);
const START = Date.parse('2026-10-23T22:00:00.000Z');
const branch: fc.Arbitrary<Omit<GeneratedShop, 'id' | 'state'>> = fc.record({
  pause: fc.option(
    fc.record({
      scope: fc.constantFrom('delivery' as const, 'all' as const),
      until: fc.nat(600).map((minutes) => plusMinutes(new Date(START).toISOString(), minutes)),
    }),
    { freq: 5 },
  ) as fc.Arbitrary<LoadedShop['pause']>,
  config: fc
    .record({
      opening,
      area,
      latitude: fc.option(fc.double({ min: 52.4, max: 52.7, noNaN: true }), { nil: undefined }),
      supportDelivery: fc.boolean(),
      supportPickup: fc.boolean(),
      hasKitchen: fc.boolean(),
    })
    .map(({ area, latitude, hasKitchen, ...rest }): ShopConfig => ({
      ...aShop(),
      ...rest,
      ...(latitude === undefined ? {} : { latitude, longitude: 13.4 }),
      ...(hasKitchen && { slotCapacity: KITCHEN }),
      deliveryZones: [
        {
          id: zoneId('z'),
          name: 'z',
          area,
          deliveryFee: toCents(100),
          minimumOrderValue: toCents(500),
          freeAfter: null,
        },
      ],
    })),
});
const asBranch = (parts: Omit<GeneratedShop, 'id' | 'state'>, index: number): GeneratedShop => {
  const id: ShopId = shopId(`filiale-${index}`);
  return {
    ...parts,
    id,
    state: 'open',
    config: { ...parts.config, id, slug: id, franchise: { id: HEAD_OFFICE }, isFranchiseOverview: false },
  };
};
const franchise = fc.array(branch, { minLength: 1, maxLength: 5 }).map((branches) => branches.map(asBranch));
const wishes = fc.record({
  location: fc.constantFrom('', STREET),
  deliveryType: fc.constantFrom('delivery' as const, 'pickup' as const),
  serveAt: fc.option(
    fc.nat(5000).map((quarters) => new Date(START + quarters * 900_000).toISOString()),
    { freq: 3 },
  ),
});

describe('the answer of find-for (S2 §7, S3 F3)', () => {
  it('equals the plain calculation, minute by minute, even on the night the clocks change', async () => {
    const steps = fc.array(fc.record({ minutes: fc.oneof(fc.nat(3), fc.nat(40), fc.nat(900)), wish: wishes }), {
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(franchise, steps, async (shops, walk) => {
        let now = new Date(START).toISOString();
        const loads = new Map([[Math.floor(START / 60_000) + 840, { orders: 1, makeMinutes: 10 }]]);
        const deps = depsAt(shops, { now: () => now }, loads);
        for (const { minutes, wish } of walk) {
          now = plusMinutes(now, minutes);
          const { allShops } = await findFor(deps, HEAD_OFFICE, wish);
          expect(allShops).toMatchObject(plainly(shops, wish, now, loads));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('lists the hundred best branches for a place, and all without one', async () => {
    const [parts] = fc.sample(branch, { numRuns: 1, seed: 1 });
    if (!parts) throw new Error('no branch was made');
    const shops = Array.from({ length: 130 }, (_, index) =>
      asBranch({ ...parts, config: { ...parts.config, latitude: 53.3 - index / 200, longitude: 13.4 } }, index),
    );
    const deps = depsAt(shops, { now: () => '2026-10-24T10:00:00.000Z' }, new Map());
    const slugs = async (location: string) =>
      (await findFor(deps, HEAD_OFFICE, { location, deliveryType: 'pickup', serveAt: null })).allShops.map(
        ({ slug }) => slug,
      );
    const wish = { location: STREET, deliveryType: 'pickup' as const, serveAt: null };
    const best = plainly(shops, wish, '2026-10-24T10:00:00.000Z', new Map()).map(({ slug }) => slug);
    expect(await slugs(STREET)).toEqual(best.slice(0, 100));
    expect(await slugs('')).toHaveLength(130);
  });
});
