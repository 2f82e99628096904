import type { Cents } from '../money.ts';
import { groupsAt } from '../menu/availability.ts';
import type { ExtraGroup } from '../menu/menu.ts';
import { findHindrance, type Hindrance } from '../menu/orderable.ts';
import { extraPrice, isSelectable } from '../menu/prices.ts';
import { type GroupItem, type Section, listSections } from '../menu/sections.ts';
import { countIn } from './chosen-extras.ts';
import { replaces } from './reduce-selection.ts';
import type { Selection } from './selection.ts';

/** Extras visible per marker before 'Mehr anzeigen' (S1 §9 Fold limit). */
export const FOLD_LIMIT = 3;

/** Rule shown in the heading of a group (S1 §5 Group header text); null if there is none. */
export type GroupHeader =
  | { readonly rule: 'exactly'; readonly limit: number }
  | { readonly rule: 'upTo'; readonly count: number; readonly limit: number }
  | { readonly rule: 'between'; readonly min: number; readonly limit: number }
  | { readonly rule: 'atLeast'; readonly min: number }
  | null;

export interface ItemState extends GroupItem {
  /** null: '(In der Größe nicht verfügbar)'. */
  readonly price: Cents | null;
  readonly isSelectable: boolean;
  readonly hindrance: Hindrance | null;
  readonly amount: number;
  /** Shown as a checkbox instead of minus and plus, because at most one is possible. */
  readonly isCheckbox: boolean;
  /** One more is possible, possibly by replacing another item. */
  readonly canAdd: boolean;
  /** Visible without 'Mehr anzeigen': the first three, and everything chosen. */
  readonly isAboveFold: boolean;
}

export interface GroupState {
  readonly marker: number;
  /** null for extras of several groups under a common heading. */
  readonly group: ExtraGroup | null;
  readonly header: GroupHeader;
  readonly count: number;
  /** Shows 'Bitte wählen!'. */
  readonly isInvalid: boolean;
  /** Shows 'Mehr anzeigen'. */
  readonly hasFold: boolean;
  readonly items: readonly ItemState[];
}

/** The extras and side dishes of the dish dialog by heading. */
export function groupStates(selection: Selection): readonly GroupState[] {
  const { dish, time } = selection;
  const { extraIngredientsRanking } = dish;
  return listSections({ groups: groupsAt(dish, time), extraIngredientsRanking }).map((section) =>
    groupState(selection, section),
  );
}

function groupState(selection: Selection, { marker, group, items }: Section): GroupState {
  const rows = items.map((item, index) => itemState(selection, item, index));
  const count = rows.reduce((total, row) => total + row.amount, 0);
  return {
    marker,
    group,
    header: group && toHeader(group, count),
    count,
    isInvalid: group !== null && count < group.min,
    hasFold: rows.length > FOLD_LIMIT,
    items: rows,
  };
}

function toHeader({ min, limit }: ExtraGroup, count: number): GroupHeader {
  if (limit > 0 && limit === min) return { rule: 'exactly', limit };
  if (limit > 0 && min > 0) return { rule: 'between', min, limit };
  if (limit > 0) return { rule: 'upTo', count, limit };
  return min > 0 ? { rule: 'atLeast', min } : null;
}

function itemState(
  { dish, size, deliveryType, extras }: Selection,
  { group, item }: GroupItem,
  index: number,
): ItemState {
  const price = extraPrice(dish, item, { sizeId: size?.id ?? null, deliveryType });
  const hindrance = findHindrance(item, deliveryType);
  const canBeChosen = !hindrance && isSelectable(price);
  const amount = extras.find((extra) => extra.group.id === group.id && extra.item.id === item.id)?.amount ?? 0;
  const hasRoom = group.limit === 0 || countIn(group, extras) < group.limit || replaces(group, item);
  return {
    group,
    item,
    price,
    isSelectable: canBeChosen,
    hindrance,
    amount,
    isCheckbox: item.maxAmount === 1,
    canAdd: canBeChosen && amount < item.maxAmount && hasRoom,
    isAboveFold: index < FOLD_LIMIT || amount > 0,
  };
}
