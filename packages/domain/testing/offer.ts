import { categoryId, comboId, dishId, offerId, sizeId } from '../src/ids.ts';
import { toBasisPoints, toCents } from '../src/money.ts';
import type { DailyDishDocument, Discount, ItemSelection, OfferDocument } from '../src/menu/offer-document.ts';

type Kind = OfferDocument['kind'];
type OfferOf<Name extends Kind> = Extract<OfferDocument, { kind: Name }>;
type OfferParts<Name extends Kind> = Partial<Omit<OfferOf<Name>, 'id' | 'kind'>> & {
  readonly id?: string;
  readonly kind: Name;
};

const COMMON = { showInShop: true, showFirst: false, type: 'all' } as const;

const DEFAULTS: { readonly [Name in Kind]: Omit<OfferOf<Name>, 'id' | 'name' | 'kind' | keyof typeof COMMON> } = {
  dishDiscount: { accumulative: false, discountType: 'percent', value: toBasisPoints(1000) },
  freeDelivery: { minimumOrderValue: toCents(3000) },
  cartDiscount: {
    discountType: 'percent',
    value: toBasisPoints(1000),
    accumulative: true,
    minimumOrderValue: toCents(0),
    groupOrderOnly: false,
  },
  freeItem: { minimumOrderValue: toCents(2000), combinable: true, accumulativeTwoForOne: true },
  twoForOnePromotion: { totalQuantity: 2, paidQuantity: 1, accumulative: false, allowDifferentDishes: true },
  sharedBanner: { discountText: '', offers: [] },
};

/** anOffer({ kind: 'dishDiscount', ...percent(20), itemSelection: selection({ categories: ['pizza'] }) }) */
export function anOffer<Name extends Kind>({ id, kind, ...rest }: OfferParts<Name>): OfferOf<Name> {
  const name = id ?? kind;
  return { name, ...COMMON, ...DEFAULTS[kind], ...rest, kind, id: offerId(name) } as unknown as OfferOf<Name>;
}

type DailyDishParts = Partial<Omit<DailyDishDocument, 'id' | 'size' | 'dishes' | 'categories' | 'menus'>> & {
  readonly id?: string;
  readonly size?: string;
  readonly dishes?: readonly string[];
  readonly categories?: readonly string[];
  readonly menus?: readonly string[];
};

/** A daily dish with 10 % off, on Wednesday by default. */
export function aDailyDish({
  id = 'daily',
  size,
  dishes = [],
  categories = [],
  menus = [],
  ...rest
}: DailyDishParts = {}): DailyDishDocument {
  return {
    day: 3,
    type: 'all',
    shownInSlider: true,
    accumulative: false,
    active: true,
    ...percent(10),
    ...rest,
    ...(size === undefined ? {} : { size: sizeId(size) }),
    dishes: dishes.map(dishId),
    categories: categories.map(categoryId),
    menus: menus.map(comboId),
    id: offerId(id),
  } as DailyDishDocument;
}

/** percent(12.5) */
export const percent = (value: number): Discount => ({
  discountType: 'percent',
  value: toBasisPoints(Math.round(value * 100)),
});
export const euroOff = (cents: number): Discount => ({ discountType: 'euro', value: toCents(cents) });
export const fixedPrice = (cents: number): Discount => ({ discountType: 'fixed', value: toCents(cents) });

/** selection({ dishes: ['margherita', 'cola:gross'], categories: ['pizza'], menus: [] }) */
export function selection(parts: {
  readonly dishes?: readonly string[];
  readonly categories?: readonly string[];
  readonly menus?: readonly string[];
}): ItemSelection {
  return {
    dishes: (parts.dishes ?? []).map((key) => {
      const [dish = '', ...sizes] = key.split(':');
      return sizes.length > 0 ? { dish: dishId(dish), sizes: sizes.map(sizeId) } : { dish: dishId(dish) };
    }),
    categories: (parts.categories ?? []).map(categoryId),
    menus: (parts.menus ?? []).map(comboId),
  };
}
