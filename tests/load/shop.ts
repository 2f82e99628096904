import type { OrderRequest } from '@tischlein/contract/shop';
import { NO_CENTS, toBasisPoints } from '@tischlein/domain';
import { readMenu } from '@tischlein/domain/menu';
import type { Coupon } from '@tischlein/domain/offers';
import { aCart, aPricingContext, type WishedItem } from '@tischlein/domain/testing';
import { toWallTime } from '../../apps/server/src/clock.ts';
import type { OpenDatabase } from '../support/fresh-databases.ts';
import { naivePrice } from '../support/naive-pricing/index.ts';
import { openServer } from '../support/open-server.ts';
import { aDelivery } from '../support/trattoria.ts';
import { shopAroundTheClock } from '../faults/shop-around-the-clock.ts';

// So few that guests compete for the last one.
const COUPONS = 100;
const SHOP_DOCUMENT = shopAroundTheClock(COUPONS);
const { menu } = readMenu(SHOP_DOCUMENT.menu);
const TEN_PERCENT: Coupon = {
  code: 'FEW',
  type: 'percent',
  value: toBasisPoints(1000),
  minimumOrderValue: NO_CENTS,
  exclusive: false,
};

/** Creates an open shop in this database, with one coupon for a hundred guests. */
export async function prepareShop(place: OpenDatabase): Promise<void> {
  const server = await openServer(place, { shops: [SHOP_DOCUMENT] });
  await server.close();
}

export interface Basket {
  readonly items: readonly WishedItem[];
  readonly couponCode: string | null;
}

const randomUpTo = (most: number): number => Math.floor(Math.random() * (most + 1));

/** Two to nine pizzas, some with cheese, some beer, sometimes the coupon. */
export function drawBasket(): Basket {
  const salami = randomUpTo(3);
  const beer = randomUpTo(4);
  const items: readonly WishedItem[] = [
    { dish: 'margherita', amount: 2 + randomUpTo(4) },
    ...(salami > 0 ? [{ dish: 'salami', amount: salami, extras: randomUpTo(1) === 1 ? { kaese: 1 } : {} }] : []),
    ...(beer > 0 ? [{ dish: 'bier', amount: beer }] : []),
  ];
  return { items, couponCode: Math.random() < 0.1 ? 'FEW' : null };
}

/** The basket as a browser sends it; every guest has a different phone number. */
export function toRequest({ items, couponCode }: Basket): OrderRequest {
  const phone = `030 ${1_000_000 + randomUpTo(8_999_999)}`;
  const orderItems = items.flatMap((item) => {
    if (!('dish' in item)) return [];
    const extras = Object.entries(item.extras ?? {}).map(([itemId, amount]) => ({ groupId: 'belag', itemId, amount }));
    return [{ dishId: item.dish, amount: item.amount ?? 1, extras }];
  });
  const { acceptedTerms, ...delivery } = aDelivery();
  const formValues = { ...delivery.formValues, phone, email: `guest${phone.slice(4)}@example.com` };
  return { formValues, acceptedTerms, couponCode, orderItems };
}

/**
 * The expected total at this instant in cents, by the independent price calculation of
 * tests/support/naive-pricing.
 */
export function calculateTotal({ items, couponCode }: Basket, placedAt: string): number {
  const { day, minute, date } = toWallTime(placedAt);
  const coupon = couponCode === null ? null : TEN_PERCENT;
  const [zone] = SHOP_DOCUMENT.config.deliveryZones;
  if (!zone) throw new Error('a shop that delivers nowhere');
  const { deliveryFee, freeAfter } = zone;
  const minimumOrderValue = zone.minimumOrderValue ?? NO_CENTS;
  const terms = { deliveryFee, freeAfter, minimumOrderValue };
  return naivePrice(menu, aCart(menu, items), aPricingContext({ time: { day, minute }, date, coupon, terms })).TOTAL;
}
