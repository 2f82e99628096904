import type { SavedCart, SavedComboItem, SavedDishItem, SavedExtra, SavedItem } from './saved-cart.ts';
import { fieldOf, listOf, textOf } from '../unknown-value.ts';

const EXTRA_TYPES = ['ingredient', 'dish', 'deposit'] as const;
/** Longer texts are no ids. */
const LONGEST_ID = 80;
const LONGEST_MEMBER_NAME = 40;
const LONGEST_ITEM_NAME = 200;

/**
 * Any value as a saved cart: it never fails and drops no item. What is missing gets its default, what is no id becomes an empty
 * one and what is no amount 0, so that `restoreCart` says what is wrong.
 */
export function readSavedCart(value: unknown): SavedCart {
  return { items: listOf(Array.isArray(value) ? value : fieldOf(value, 'items')).map(readItem) };
}

function readItem(value: unknown): SavedItem {
  const memberName = textOf(fieldOf(value, 'memberName')).slice(0, LONGEST_MEMBER_NAME);
  const common = { amount: amountOf(fieldOf(value, 'amount')), ...(memberName === '' ? {} : { memberName }) };
  if (typeof fieldOf(value, 'menuId') !== 'string') return { ...readDish(value), ...common };
  return {
    menuId: idOf(fieldOf(value, 'menuId')),
    ...common,
    subitems: listOf(fieldOf(value, 'subitems')).map(readSubitem),
  };
}

function readSubitem(value: unknown): SavedComboItem['subitems'][number] {
  return { slotId: idOf(fieldOf(value, 'slotId')), dish: readDish(fieldOf(value, 'dish')) };
}

function readDish(value: unknown): Omit<SavedDishItem, 'amount' | 'memberName'> {
  const sizeId = fieldOf(value, 'sizeId') ?? null;
  return {
    dishId: idOf(fieldOf(value, 'dishId')),
    sizeId: sizeId === null ? null : idOf(sizeId),
    without: listOf(fieldOf(value, 'without')).map(idOf),
    extras: listOf(fieldOf(value, 'extras')).map(readExtra),
  };
}

function readExtra(value: unknown): SavedExtra {
  const type = EXTRA_TYPES.find((candidate) => candidate === fieldOf(value, 'type'));
  const itemName = textOf(fieldOf(value, 'itemName')).slice(0, LONGEST_ITEM_NAME);
  return {
    groupId: idOf(fieldOf(value, 'groupId')),
    itemId: idOf(fieldOf(value, 'itemId')),
    amount: amountOf(fieldOf(value, 'amount')),
    ...(type ? { type } : {}),
    ...(itemName === '' ? {} : { itemName }),
  };
}

const idOf = (value: unknown): string => (typeof value === 'string' && value.length <= LONGEST_ID ? value : '');

function amountOf(value: unknown): number {
  if (value === undefined || value === null) return 1;
  return typeof value === 'number' ? value : 0;
}
