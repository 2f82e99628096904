import { DELIVERY_TYPES, type DeliveryType } from '../delivery-type.ts';
import type { SizeId } from '../ids.ts';
import { ANY_SIZE, type DishDocument } from '../menu/menu-document.ts';
import type { Tag } from '../menu/tags.ts';
import type { Age } from '../menu/minimum-age.ts';
import type { Cents } from '../money.ts';
import { withPrices } from './price-cells.ts';
import { withFields } from './with-fields.ts';

/** Offers a dish for an order type, at the prices of another one, or no longer. */
export function setOffered(dish: DishDocument, type: DeliveryType, isOffered: boolean): DishDocument {
  const model = DELIVERY_TYPES.map((each) => dish.prices[each]).find((prices) => prices !== undefined);
  const prices = isOffered ? (dish.prices[type] ?? model ?? {}) : undefined;
  return { ...dish, prices: withFields(dish.prices, { [type]: prices }) };
}

/** Sets the deposit of a size for every order type; undefined: that of the dish or of the shop. */
export const setSizeDeposit = (dish: DishDocument, size: SizeId | null, deposit: Cents | undefined): DishDocument =>
  DELIVERY_TYPES.reduce((changed, type) => {
    if (!changed.prices[type]) return changed;
    return withPrices(changed, type, (prices) => {
      const { [size ?? ANY_SIZE]: _, ...others } = prices.pfand ?? {};
      const next = deposit === undefined ? others : { ...others, [size ?? ANY_SIZE]: deposit };
      return withFields(prices, { pfand: Object.keys(next).length > 0 ? next : undefined });
    });
  }, dish);

/** The deposit of a size that the dish itself states. */
export const findSizeDeposit = ({ prices }: DishDocument, size: SizeId | null): Cents | undefined =>
  DELIVERY_TYPES.map((type) => prices[type]?.pfand?.[size ?? ANY_SIZE]).find((deposit) => deposit !== undefined);

/** Sets the minimum age, which is a tag (S1 §9 Alcohol ages). */
export function setAge(tags: readonly Tag[], age: Age | null): readonly Tag[] {
  const others = tags.filter((tag) => tag !== 'alcohol16' && tag !== 'alcohol18');
  return age === null ? others : [...others, age === 16 ? 'alcohol16' : 'alcohol18'];
}
