import { DELIVERY_TYPES, type DeliveryType } from '../delivery-type.ts';
import type { SizeId } from '../ids.ts';
import { ANY_SIZE, type DishDocument, type DishPricesDocument, type PriceBySize } from '../menu/menu-document.ts';
import type { ByDeliveryType } from '../delivery-type.ts';
import type { Cents } from '../money.ts';
import { withFields } from './with-fields.ts';

/**
 * One price in the editor: that of delivery (an empty field), its own, or not offered. The document has a price for
 * every order type; equal prices are shown as following that of delivery.
 */
export type PriceCell =
  | { readonly code: 'asDelivery'; readonly price: Cents | null }
  | { readonly code: 'own'; readonly price: Cents }
  | { readonly code: 'notOffered' };

/** The order types that have the price of delivery, delivery included: they change together. */
export function listFollowers(findPrice: (type: DeliveryType) => Cents | null): readonly DeliveryType[] {
  const delivery = findPrice('delivery');
  return DELIVERY_TYPES.filter((type) => type === 'delivery' || findPrice(type) === delivery);
}

/**
 * The order types whose price changes with one that is typed in the list of the menu, which shows one order type: with the
 * first type of a dish those with the same price, otherwise none. A dish without any prices gets them for all.
 */
export function listTypesToPrice(
  dish: Pick<DishDocument, 'prices'>,
  type: DeliveryType,
  size: SizeId | null,
): readonly DeliveryType[] {
  const sold = DELIVERY_TYPES.filter((each) => dish.prices[each]);
  if (sold.length === 0) return DELIVERY_TYPES;
  if (type !== sold[0]) return [type];
  const price = findDishPrice(dish, type, size);
  return sold.filter((each) => findDishPrice(dish, each, size) === price);
}

/** How the editor shows the price of an order type. */
export function toPriceCell(type: DeliveryType, findPrice: (type: DeliveryType) => Cents | null): PriceCell {
  const price = findPrice(type);
  if (type !== 'delivery' && price === findPrice('delivery')) return { code: 'asDelivery', price };
  return price === null ? { code: 'notOffered' } : { code: 'own', price };
}

/** The price of a dish in a size, or of a dish without sizes, as guests get it (`unitPrice`); null: not sold this way. */
export function findDishPrice(
  { prices }: Pick<DishDocument, 'prices'>,
  type: DeliveryType,
  size: SizeId | null,
): Cents | null {
  const ofType = prices[type];
  if (!ofType) return null;
  if (size === null) return ofType.base ?? ofType.size?.[ANY_SIZE] ?? null;
  const own = ofType.size?.[size];
  return own === undefined ? (ofType.size?.[ANY_SIZE] ?? null) : own;
}

interface PricePlace {
  /** The order types whose price is set. */
  readonly types: readonly DeliveryType[];
  /** null: a dish without sizes. */
  readonly size: SizeId | null;
}

/**
 * Sets the price of a dish; null: not offered this way. The price of every size goes with that of a dish without sizes:
 * it would count where that one is null.
 */
export function setDishPrice(dish: DishDocument, { types, size }: PricePlace, price: Cents | null): DishDocument {
  return types.reduce(
    (changed, type) => withPrices(changed, type, (prices) => withPrice(prices, { size, price })),
    dish,
  );
}

function withPrice(
  prices: DishPricesDocument,
  { size, price }: { readonly size: SizeId | null; readonly price: Cents | null },
): DishPricesDocument {
  if (size !== null) return { ...prices, size: { ...prices.size, [size]: price } };
  const { [ANY_SIZE]: _, ...bySize } = prices.size ?? {};
  return withFields<DishPricesDocument>(prices, {
    base: price,
    size: Object.keys(bySize).length > 0 ? bySize : undefined,
  });
}

/** Changes what a dish says about one order type. */
export const withPrices = (
  dish: DishDocument,
  type: DeliveryType,
  edit: (prices: DishPricesDocument) => DishPricesDocument,
): DishDocument => ({ ...dish, prices: { ...dish.prices, [type]: edit(dish.prices[type] ?? {}) } });

/** Prices by order type and size, of an extra or side dish. */
export type PriceTable = Readonly<Partial<ByDeliveryType<PriceBySize>>>;

/** The price in a table, in the size or in every size; undefined: not stated. */
export function findTablePrice(table: PriceTable, type: DeliveryType, size: SizeId | null): Cents | null | undefined {
  const own = size === null ? undefined : table[type]?.[size];
  return own === undefined ? table[type]?.[ANY_SIZE] : own;
}
