import type { GroupId } from '../ids.ts';
import { groupsAt, type OrderContext } from '../menu/availability.ts';
import type { DeliveryType } from '../delivery-type.ts';
import type { Dish, LeftOutId, Size } from '../menu/menu.ts';
import { unitPrice } from '../menu/prices.ts';
import type { ShopTime } from '../shop-time.ts';
import type { ChosenExtra, DishChoice } from './choice.ts';
import { countIn } from './chosen-extras.ts';

/** State of the dish dialog, not necessarily valid (S1 §2 Customise dish). */
export interface Selection extends OrderContext {
  readonly dish: Dish;
  /** null: the dish has no sizes, or none available. */
  readonly size: Size | null;
  readonly without: readonly LeftOutId[];
  /** In the order of the menu, amounts of 1 and more. */
  readonly extras: readonly ChosenExtra[];
  /** The guest's manual extras while the popular combination is active; null otherwise. */
  readonly ownExtras: readonly ChosenExtra[] | null;
  readonly amount: number;
}

/** Initial state: the first available size, nothing added. */
export function startSelection(dish: Dish, deliveryType: DeliveryType, time: ShopTime): Selection {
  const size = dish.sizes.find(({ id }) => unitPrice(dish, id, deliveryType) !== null) ?? null;
  return toSelection({ dish, size, without: dish.missing, extras: [] }, 1, { deliveryType, time });
}

/** State for editing an existing choice. */
export function toSelection(choice: DishChoice, amount: number, { deliveryType, time }: OrderContext): Selection {
  return { ...choice, amount, deliveryType, time, ownExtras: null };
}

/** The choice for the cart; null while a group is below its minimum or the size is missing. */
export function toChoice(selection: Selection): DishChoice | null {
  const { dish, size, without, extras } = selection;
  if (invalidGroups(selection).length > 0 || (dish.sizes.length > 0 && size === null)) return null;
  return { dish, size, without, extras };
}

/** Groups for which 'min > 0 and the summed selected amounts are below min' (S1 §5). */
export function invalidGroups({ dish, time, extras }: Selection): readonly GroupId[] {
  return groupsAt(dish, time)
    .filter((group) => countIn(group, extras) < group.min)
    .map((group) => group.id);
}
