import type { GroupId, ItemId, SizeId } from '../ids.ts';
import { groupsAt, type OrderContext } from '../menu/availability.ts';
import type { ExtraGroup, ExtraItem, LeftOutId, Size } from '../menu/menu.ts';
import { isOrderable } from '../menu/orderable.ts';
import { extraPrice, isSelectable, unitPrice } from '../menu/prices.ts';
import { type ChosenExtra, type DishChoice, MAX_AMOUNT } from './choice.ts';
import { countIn, inMenuOrder } from './chosen-extras.ts';
import { leftOutIds } from './left-out.ts';
import { type Selection, toSelection } from './selection.ts';

export type SelectionAction =
  | { readonly type: 'chooseSize'; readonly sizeId: SizeId }
  | { readonly type: 'toggleWithout'; readonly id: LeftOutId }
  | { readonly type: 'setExtra'; readonly groupId: GroupId; readonly itemId: ItemId; readonly amount: number }
  | { readonly type: 'choosePopular' }
  | { readonly type: 'chooseIndividual' }
  | { readonly type: 'setAmount'; readonly amount: number };

/** Applies an action; impossible actions change nothing (S1 §4 Popular combination, S1 §5). */
export function reduceSelection(selection: Selection, action: SelectionAction): Selection {
  switch (action.type) {
    case 'chooseSize':
      return chooseSize(selection, action.sizeId);
    case 'toggleWithout':
      return { ...selection, without: toggledWithout(selection, action.id) };
    case 'setExtra':
      return setExtra(selection, action);
    case 'choosePopular':
      if (selection.ownExtras) return selection;
      return { ...selection, extras: popularExtras(selection), ownExtras: selection.extras };
    case 'chooseIndividual':
      return chooseIndividual(selection);
    case 'setAmount':
      return { ...selection, amount: clamp(action.amount, 1, MAX_AMOUNT) };
  }
}

/** State for editing a choice: the popular combination is active if the guest has chosen exactly its extras. */
export function resumeSelection(choice: DishChoice, amount: number, at: OrderContext): Selection {
  const chosen = toSelection(choice, amount, at);
  const mandatory = { ...chosen, extras: choice.extras.filter(({ group }) => group.min > 0) };
  const popular = reduceSelection(mandatory, { type: 'choosePopular' });
  const isPopular = hasPopularCombination(mandatory) && hasSameExtras(popular.extras, choice.extras);
  return isPopular ? popular : chosen;
}

/** Both in the order of the menu. */
const hasSameExtras = (some: readonly ChosenExtra[], others: readonly ChosenExtra[]): boolean =>
  some.length === others.length &&
  some.every(({ group, item, amount }, index) => {
    const other = others[index];
    return group.id === other?.group.id && item.id === other.item.id && amount === other.amount;
  });

/** Returns whether the popular combination adds anything. */
export function hasPopularCombination(selection: Selection): boolean {
  return popularExtras(selection).some(({ group }) => group.min === 0);
}

function chooseSize(selection: Selection, sizeId: SizeId): Selection {
  const { dish, deliveryType } = selection;
  const size = dish.sizes.find((candidate) => candidate.id === sizeId);
  if (!size || unitPrice(dish, sizeId, deliveryType) === null) return selection;
  const resized = { ...selection, size, extras: stillSelectable(selection, selection.extras, size) };
  if (!selection.ownExtras) return resized;
  return {
    ...resized,
    extras: popularExtras(resized),
    ownExtras: stillSelectable(selection, selection.ownExtras, size),
  };
}

/** Extras that the size does not have are 'removed from the selection' (S1 §5). */
function stillSelectable(selection: Selection, extras: readonly ChosenExtra[], size: Size): ChosenExtra[] {
  return extras.filter(({ item }) => canSet({ ...selection, size }, item));
}

function toggledWithout({ dish, without }: Selection, id: LeftOutId): LeftOutId[] {
  if (dish.missing.includes(id)) return [...without];
  return leftOutIds(dish).filter((candidate) => (candidate === id) !== without.includes(candidate));
}

/** 'any manual change to an extra while active first switches it off' (S1 §4 Popular combination). */
function setExtra(selection: Selection, action: Extract<SelectionAction, { type: 'setExtra' }>): Selection {
  const group = groupsAt(selection.dish, selection.time).find(({ id }) => id === action.groupId);
  const item = group?.items.find(({ id }) => id === action.itemId);
  if (!group || !item || !canSet(selection, item)) return selection;
  const individual = chooseIndividual(selection);
  const others = individual.extras.filter((extra) => !(extra.group.id === group.id && extra.item.id === item.id));
  const requested = clamp(action.amount, 0, item.maxAmount);
  const otherExtras =
    requested > 0 && replaces(group, item) ? others.filter((extra) => extra.group.id !== group.id) : others;
  const room = group.limit > 0 ? group.limit - countIn(group, otherExtras) : requested;
  const extra = { group, item, amount: Math.min(requested, Math.max(room, 0)) };
  return { ...individual, extras: inMenuOrder(selection.dish, [...otherExtras, extra]) };
}

/** 'Groups with limit 1 and checkbox style: choosing another item first clears the others' (S1 §5). */
export const replaces = (group: ExtraGroup, item: ExtraItem): boolean => group.limit === 1 && item.maxAmount === 1;

function chooseIndividual(selection: Selection): Selection {
  return selection.ownExtras ? { ...selection, extras: selection.ownExtras, ownExtras: null } : selection;
}

/** Keeps mandatory extras and adds the popular ones one by one as far as they fit (S3 P6). */
function popularExtras(selection: Selection): ChosenExtra[] {
  const optional = groupsAt(selection.dish, selection.time).filter((group) => group.min === 0);
  return selection.dish.popularExtraCombination.reduce(
    (extras, id) => withPopular(selection, optional, { extras, id }),
    selection.extras.filter(({ group }) => group.min > 0),
  );
}

function withPopular(
  selection: Selection,
  groups: readonly ExtraGroup[],
  { extras, id }: { readonly extras: ChosenExtra[]; readonly id: ItemId },
): ChosenExtra[] {
  const group = groups.find(({ items }) => items.some((candidate) => candidate.id === id));
  const item = group?.items.find((candidate) => candidate.id === id);
  if (!group || !item || !canSet(selection, item)) return extras;
  const same = (extra: ChosenExtra) => extra.group.id === group.id && extra.item.id === id;
  const amount = (extras.find(same)?.amount ?? 0) + 1;
  if (amount > item.maxAmount || (group.limit > 0 && countIn(group, extras) >= group.limit)) return extras;
  return inMenuOrder(selection.dish, [...extras.filter((extra) => !same(extra)), { group, item, amount }]);
}

function canSet({ dish, size, deliveryType }: Selection, item: ExtraItem): boolean {
  const price = extraPrice(dish, item, { sizeId: size?.id ?? null, deliveryType });
  return isOrderable(item, deliveryType) && isSelectable(price);
}

/** Truncates to a whole number within bounds; NaN becomes `least`. */
function clamp(value: number, least: number, most: number): number {
  return value > least ? Math.min(Math.trunc(value), most) : least;
}
