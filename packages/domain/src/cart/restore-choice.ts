import { groupsAt, type OrderContext } from '../menu/availability.ts';
import type { DeliveryType } from '../delivery-type.ts';
import type { Dish, ExtraGroup, ExtraItem, LeftOutId, Menu } from '../menu/menu.ts';
import { findHindrance } from '../menu/orderable.ts';
import { extraPrice, isSelectable, NOT_AVAILABLE_FROM } from '../menu/prices.ts';
import { add, type Cents, sum, times } from '../money.ts';
import type { ChosenExtra, DishChoice } from '../selection/choice.ts';
import { countIn, inMenuOrder } from '../selection/chosen-extras.ts';
import { leftOutIds, leftOutNames } from '../selection/left-out.ts';
import { type ItemNotes, PART_HINDRANCES } from './item-notes.ts';
import type { SavedDishItem, SavedExtra } from './saved-cart.ts';

type DishInItsSize = Pick<DishChoice, 'dish' | 'size'>;
interface ChoiceRestoreContext {
  readonly menu: Menu;
  readonly at: OrderContext;
  readonly notes: ItemNotes;
}

/** Restores the choices of a saved dish; null if they are invalid, with the reason recorded (S3 P11, C11). */
export function restoreChoice(
  saved: Pick<SavedDishItem, 'without' | 'extras'>,
  { dish, size }: DishInItsSize,
  { menu, at, notes }: ChoiceRestoreContext,
): DishChoice | null {
  const canLeaveOut = leftOutIds(dish);
  const unknown = saved.without.find((id) => canLeaveOut.every((candidate) => candidate !== id));
  if (unknown !== undefined) return notes.dropped('withoutUnknown', describePart(dish, unknown));
  const extrasInMenu = findExtras(saved.extras, dish, notes);
  if (!extrasInMenu) return null;
  const groups = groupsAt(dish, at.time);
  const existing = withoutAbsentGroups(extrasInMenu, groups, notes);
  const extras = inMenuOrder(
    dish,
    existing.flatMap((extra) => repaired(extra, { dish, size }, { at, notes })),
  );
  if (!areGroupsValid(groups, extras, notes)) return null;
  return { dish, size, without: restoreWithout(saved.without, dish, { menu, notes }), extras };
}

/** Leaves out sold-out parts and reports them. */
function restoreWithout(
  saved: SavedDishItem['without'],
  dish: Dish,
  { menu, notes }: Pick<ChoiceRestoreContext, 'menu' | 'notes'>,
): readonly LeftOutId[] {
  const ids = leftOutIds(dish);
  const missing = dish.missing.filter((id) => !saved.includes(id));
  for (const part of leftOutNames(menu, { dish, without: missing })) notes.repaired('partSoldOut', { part });
  return ids.filter((id) => saved.includes(id) || dish.missing.includes(id));
}

/** Returns whether a unit with its extras is 'priced above 9999 euros' (S1 §4 Cart availability; strictly: S3 P1). */
export function isPriceAboveLimit(price: Cents, choices: readonly DishChoice[], deliveryType: DeliveryType): boolean {
  const extras = choices.flatMap(({ dish, size, extras: chosen }) =>
    chosen.flatMap(({ item, amount }) => {
      const unit = extraPrice(dish, item, { sizeId: size?.id ?? null, deliveryType });
      return unit === null ? [] : times(unit, amount);
    }),
  );
  return add(price, sum(extras)) > NOT_AVAILABLE_FROM;
}

/** Finds the saved extras in the menu and adds up duplicates. Saved deposits are skipped; pricing computes them. */
function findExtras(saved: readonly SavedExtra[], dish: Dish, notes: ItemNotes): ChosenExtra[] | null {
  const byItem = new Map<ExtraItem, ChosenExtra>();
  for (const extra of saved.filter(({ type }) => type !== 'deposit')) {
    const match = findExtra(extra, dish, notes);
    if (!match) return null;
    byItem.set(match.item, { ...match, amount: match.amount + (byItem.get(match.item)?.amount ?? 0) });
  }
  return [...byItem.values()];
}

/** Names a part that can no longer be left out; nothing if the dish no longer has it. */
function describePart({ primaryIngredients }: Dish, id: string): { readonly part?: string } {
  const part = primaryIngredients.find((ingredient) => ingredient.id === id);
  return part ? { part: part.name } : {};
}

/** 'each extra's group and item must exist and its type be ingredient or dish' (S1 §5). */
function findExtra(extra: SavedExtra, dish: Dish, notes: ItemNotes): ChosenExtra | null {
  const group = dish.groups.find(({ id }) => id === extra.groupId);
  if (!group) return notes.dropped('groupUnknown', { part: extra.groupId });
  const item = group.items.find(({ id }) => id === extra.itemId);
  if (!item || (extra.type && extra.type !== item.type))
    return notes.dropped('itemUnknown', extra.itemName === undefined ? {} : { part: extra.itemName });
  return Number.isInteger(extra.amount) && extra.amount > 0
    ? { group, item, amount: extra.amount }
    : notes.dropped('amountInvalid', { part: item.name });
}

function withoutAbsentGroups(
  extras: readonly ChosenExtra[],
  groups: readonly ExtraGroup[],
  notes: ItemNotes,
): ChosenExtra[] {
  const absent = new Set(extras.map(({ group }) => group).filter((group) => !groups.includes(group)));
  for (const { name } of absent) notes.repaired('groupNotAvailableNow', { part: name });
  return extras.filter(({ group }) => !absent.has(group));
}

/** 'A quote repairs nothing but maxAmount and extras without a price' (S3 C11). */
function repaired(
  extra: ChosenExtra,
  { dish, size }: DishInItsSize,
  { at, notes }: Omit<ChoiceRestoreContext, 'menu'>,
): ChosenExtra[] {
  const { item, amount } = extra;
  const hindrance = findHindrance(item, at.deliveryType);
  if (hindrance) {
    notes.repaired(PART_HINDRANCES[hindrance], { part: item.name });
    return [];
  }
  if (!isSelectable(extraPrice(dish, item, { sizeId: size?.id ?? null, deliveryType: at.deliveryType }))) {
    notes.repaired('extraNotInSize', { part: item.name });
    return [];
  }
  if (amount <= item.maxAmount) return [extra];
  notes.repaired('extraAmountReduced', { part: item.name });
  return [{ ...extra, amount: item.maxAmount }];
}

/** 'per group the summed amount must reach min (if > 0) and not exceed limit (if > 0)' (S1 §5). */
function areGroupsValid(groups: readonly ExtraGroup[], extras: readonly ChosenExtra[], notes: ItemNotes): boolean {
  for (const group of groups) {
    const count = countIn(group, extras);
    if (count < group.min) notes.dropped('groupBelowMinimum', { part: group.name });
    else if (group.limit > 0 && count > group.limit) notes.dropped('groupAboveLimit', { part: group.name });
    else continue;
    return false;
  }
  return true;
}
