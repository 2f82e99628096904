import { type Cents, toBasisPoints, toCents } from '@tischlein/domain';
import type { DishDocument, DishPricesDocument, MenuDocument } from '@tischlein/domain/menu';
import type { OfficeCoupon, ShopDocument } from '@tischlein/contract/office';
import type { ShopConfig } from '@tischlein/domain/shop';
import { toCategoryId, toDishId } from './kitchen.ts';
import { TRAMONTO_COMPANY, WOK_GARTEN_COMPANY } from './companies.ts';
import { LEGAL_PAGES } from './pages.ts';
import {
  TRAMONTO_KREUZBERG,
  TRAMONTO_MITTE,
  TRAMONTO_OVERVIEW,
  TRAMONTO_PRENZLAUER_BERG,
  WOK_GARTEN,
} from './shops.ts';
import { TRAMONTO_MENU } from './tramonto/menu.ts';
import { WOK_GARTEN_MENU } from './wok-garten/menu.ts';

const coupon = (code: string, change: Partial<OfficeCoupon>): OfficeCoupon => ({
  code,
  type: 'value',
  value: toCents(500),
  minimumOrderValue: toCents(2000),
  exclusive: false,
  active: true,
  validFrom: null,
  validUntil: null,
  maximumUses: null,
  maximumUsesPerCustomer: null,
  ...change,
});

/** The coupons of S4 Demo and two that show limits. */
const COUPONS: readonly OfficeCoupon[] = [
  coupon('HUNGER5', {}),
  coupon('PIZZA10', { type: 'percent', value: toBasisPoints(1000), minimumOrderValue: toCents(1500) }),
  coupon('CIAO3', { value: toCents(300), minimumOrderValue: toCents(1000), maximumUsesPerCustomer: 1 }),
  coupon('SOLO20', {
    type: 'percent',
    value: toBasisPoints(2000),
    minimumOrderValue: toCents(2500),
    exclusive: true,
    maximumUses: 100,
  }),
];

/** Removes dishes together with every combo slot and daily dish that names them. */
function removeDishes(menu: MenuDocument, names: readonly string[]): MenuDocument {
  const removed = new Set(names.map(toDishId));
  return {
    ...menu,
    dishes: menu.dishes.filter((dish) => !removed.has(dish.id)),
    menus: menu.menus.map((combo) => ({
      ...combo,
      slots: combo.slots.map((slot) => ({ ...slot, dishes: slot.dishes.filter((dish) => !removed.has(dish)) })),
    })),
    dailyDishes: menu.dailyDishes.filter((daily) => !daily.dishes.some((dish) => removed.has(dish))),
  };
}

/** Raises the prices of a category by `by` cents. */
function raisePrices(menu: MenuDocument, category: string, by: number): MenuDocument {
  const raise = (price: Cents | null): Cents | null => (price === null ? null : toCents(price + by));
  const raisePrice = (prices: DishPricesDocument): DishPricesDocument => ({
    ...prices,
    ...(prices.base === undefined ? {} : { base: raise(prices.base) }),
    ...(prices.size === undefined
      ? {}
      : { size: Object.fromEntries(Object.entries(prices.size).map(([size, price]) => [size, raise(price)])) }),
  });
  const change = (dish: DishDocument): DishDocument => ({
    ...dish,
    prices: Object.fromEntries(Object.entries(dish.prices).map(([type, prices]) => [type, raisePrice(prices)])),
  });
  return {
    ...menu,
    dishes: menu.dishes.map((dish) => (dish.category === toCategoryId(category) ? change(dish) : dish)),
  };
}

const markSoldOut = (menu: MenuDocument, name: string): MenuDocument => ({
  ...menu,
  dishes: menu.dishes.map((dish) => (dish.name === name ? { ...dish, soldOut: true } : dish)),
});

const toDocument = (config: ShopConfig, menu: MenuDocument, company = TRAMONTO_COMPANY): ShopDocument =>
  // Round-trips through JSON, because an import reads JSON.
  JSON.parse(
    JSON.stringify({
      format: 'tischlein-shop/1',
      config: { ...config, pages: LEGAL_PAGES },
      menu,
      coupons: COUPONS,
      legalEntity: company,
    }),
  );

/** The demo of S4 Demo: a franchise with its overview and three different branches, and a single shop. */
export const DEMO_SHOPS: readonly ShopDocument[] = [
  toDocument(TRAMONTO_OVERVIEW, TRAMONTO_MENU),
  toDocument(TRAMONTO_MITTE, markSoldOut(TRAMONTO_MENU, 'Pizza Frutti di Mare')),
  toDocument(
    TRAMONTO_KREUZBERG,
    removeDishes(TRAMONTO_MENU, ['Tagliata di Manzo', 'Vitello tonnato', 'Spaghetti alle Vongole']),
  ),
  toDocument(
    TRAMONTO_PRENZLAUER_BERG,
    raisePrices(removeDishes(TRAMONTO_MENU, ['Calzone', 'Pizza Hawaii']), 'Pasta', 50),
  ),
  toDocument(WOK_GARTEN, WOK_GARTEN_MENU, WOK_GARTEN_COMPANY),
];
