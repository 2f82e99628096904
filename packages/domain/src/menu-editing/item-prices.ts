import type { DeliveryType } from '../delivery-type.ts';
import type { ItemId, SizeId } from '../ids.ts';
import { ANY_SIZE, type DishDocument, type ExtraItemDocument, type PriceBySize } from '../menu/menu-document.ts';
import type { Cents } from '../money.ts';
import { type PriceTable, withPrices } from './price-cells.ts';
import { withFields } from './with-fields.ts';

/** Selects prices of an extra or side dish. */
export interface ItemPricePlace {
  readonly types: readonly DeliveryType[];
  /** null: every size. */
  readonly size: SizeId | null;
}

/** Sets or, with undefined, clears a price in a table. An order type or table without prices is left out. */
export function setTablePrice(
  table: PriceTable,
  { types, size }: ItemPricePlace,
  price: Cents | null | undefined,
): PriceTable {
  return types.reduce<PriceTable>((changed, type) => {
    const bySize = withPrice(changed[type], size, price);
    return withFields(changed, { [type]: bySize });
  }, table);
}

function withPrice(bySize: PriceBySize = {}, size: SizeId | null, price: Cents | null | undefined) {
  const { [size ?? ANY_SIZE]: _, ...others } = bySize;
  const next = price === undefined ? others : { ...others, [size ?? ANY_SIZE]: price };
  return Object.keys(next).length > 0 ? next : undefined;
}

/** Sets the price of an item for every dish with its group. */
export function setItemPrice(
  item: ExtraItemDocument,
  place: ItemPricePlace,
  price: Cents | null | undefined,
): ExtraItemDocument {
  const prices = setTablePrice(item.prices ?? {}, place, price);
  return withFields<ExtraItemDocument>(item, { prices: Object.keys(prices).length > 0 ? prices : undefined });
}

/** A list of a dish with prices of its own for extras, or for side dishes. */
export type OwnPrices = 'extra' | 'sides';

/** The prices that a dish has of its own for an item. */
export const findOwnPrices = ({ prices }: DishDocument, list: OwnPrices, item: ItemId): PriceTable => ({
  ...pick('delivery', prices.delivery?.[list]?.[item]),
  ...pick('pickup', prices.pickup?.[list]?.[item]),
  ...pick('dineIn', prices.dineIn?.[list]?.[item]),
});

const pick = (type: DeliveryType, bySize: PriceBySize | undefined): PriceTable => (bySize ? { [type]: bySize } : {});

/** Sets or, with undefined, clears the price of an item in one dish. Order types without prices stay so. */
export function setOwnPrice(
  dish: DishDocument,
  { list, item, types, size }: ItemPricePlace & { readonly list: OwnPrices; readonly item: ItemId },
  price: Cents | null | undefined,
): DishDocument {
  return types.reduce((changed, type) => {
    if (!changed.prices[type]) return changed;
    return withPrices(changed, type, (prices) => {
      const { [item]: own, ...others } = prices[list] ?? {};
      const bySize = withPrice(own, size, price);
      const next = bySize ? { ...others, [item]: bySize } : others;
      return withFields(prices, { [list]: Object.keys(next).length > 0 ? next : undefined });
    });
  }, dish);
}
