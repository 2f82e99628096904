import type { DishId, IngredientId } from '../ids.ts';
import type { DeliveryType } from '../delivery-type.ts';
import type { DishDocument, IngredientDocument } from './menu-document.ts';

/** What the law asks for before an order, and the menu does not say (S3 L2, L14). */
export type Unstated = 'declarationsUnknown' | 'particularsMissing';

/** Why a dish or extra is shown but cannot be ordered. */
export type Hindrance = Unstated | 'soldOut';

/** A dish, or an extra or side dish of one. */
export interface Orderable {
  /** false: its declarations are unknown as a whole, or those of choices it needs (S3 L2). */
  readonly isDeclared: boolean;
  /** Prepacked without its particulars: only for guests at a table, who can read the label (S3 L14). */
  readonly lacksParticulars?: boolean;
  readonly soldOut: boolean;
}

/** Decides for dishes, extras, side dishes, dishes of combo slots and free items alike (S3 L2, L14). */
export const findHindrance = (item: Orderable, deliveryType: DeliveryType): Hindrance | null =>
  findUnstated(item, deliveryType) ?? (item.soldOut ? 'soldOut' : null);

export function findUnstated({ isDeclared, lacksParticulars }: Orderable, deliveryType: DeliveryType): Unstated | null {
  if (!isDeclared) return 'declarationsUnknown';
  return lacksParticulars && deliveryType !== 'dineIn' ? 'particularsMissing' : null;
}

export const isOrderable = (item: Orderable, deliveryType: DeliveryType): boolean =>
  findHindrance(item, deliveryType) === null;

/**
 * Dishes whose declarations are known: they state them, or all their ingredients and sub-dishes do. A dish without
 * parts has to state them itself.
 */
export function findDeclaredDishes(
  dishes: ReadonlyMap<DishId, DishDocument>,
  ingredients: ReadonlyMap<IngredientId, Pick<IngredientDocument, 'declarations'>>,
): ReadonlySet<DishId> {
  const declared = new Set<DishId>();
  const isDeclared = (dish: DishDocument): boolean => {
    if (dish.declarations) return true;
    const own = [...dish.primaryIngredients, ...dish.secondaryIngredients].filter((id) => ingredients.has(id));
    const sub = [...dish.primarySubDishes, ...dish.secondarySubDishes].filter((part) => dishes.has(part.dish));
    if (own.length + sub.length === 0) return false;
    return own.every((id) => ingredients.get(id)?.declarations) && sub.every((part) => declared.has(part.dish));
  };
  for (let before = -1; before !== declared.size;) {
    before = declared.size;
    for (const dish of dishes.values()) if (isDeclared(dish)) declared.add(dish.id);
  }
  return declared;
}
