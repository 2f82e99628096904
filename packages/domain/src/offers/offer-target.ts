import type { DeliveryType } from '../delivery-type.ts';
import type { SizeId } from '../ids.ts';
import type { Combo, Dish } from '../menu/menu.ts';
import type { Selected } from '../menu/offer.ts';

/** A dish in a size, or a combo as one unit (S3 P13). */
export type OfferTarget = { readonly dish: Dish; readonly sizeId: SizeId | null } | { readonly combo: Combo };

/** Names an article for one order type in `pricesBefore`. */
export const articleKey = (target: OfferTarget, deliveryType: DeliveryType): string =>
  'combo' in target
    ? `${deliveryType} combo ${target.combo.id}`
    : `${deliveryType} dish ${target.dish.id} ${target.sizeId ?? ''}`;

/**
 * Returns whether the selection includes the target; an empty one includes nothing, a dish without sizes means every
 * size (S3 C8).
 */
export function isSelected(selected: Selected | null, target: OfferTarget): boolean {
  if (selected === null) return false;
  if ('combo' in target) return selected.combos.has(target.combo.id);
  if (selected.categories.has(target.dish.categoryId)) return true;
  const sizes = selected.dishes.get(target.dish.id);
  if (sizes === undefined) return false;
  return sizes === null || (target.sizeId !== null && sizes.has(target.sizeId));
}
