import type { SavedCart, SavedComboItem, SavedDishItem, SavedExtra, SavedItem } from './saved-cart.ts';
import { readField, readList, readText } from '../unknown-value.ts';

const EXTRA_TYPES = ['ingredient', 'dish', 'deposit'] as const;
/** Longer strings are not ids. */
const LONGEST_ID = 80;
const LONGEST_MEMBER_NAME = 40;
export const LONGEST_NOTE = 140;
const LONGEST_ITEM_NAME = 200;

/**
 * Parses a saved cart from untrusted data; never fails and drops no item. Missing values get defaults; invalid ids
 * become '' and invalid amounts 0, so `restoreCart` can report them.
 */
export function readSavedCart(value: unknown): SavedCart {
  return { items: readList(Array.isArray(value) ? value : readField(value, 'items')).map(readItem) };
}

function readItem(value: unknown): SavedItem {
  const memberName = readText(readField(value, 'memberName')).slice(0, LONGEST_MEMBER_NAME);
  const note = readText(readField(value, 'note')).slice(0, LONGEST_NOTE);
  const common = {
    amount: readAmount(readField(value, 'amount')),
    ...(memberName === '' ? {} : { memberName }),
    ...(note === '' ? {} : { note }),
  };
  if (typeof readField(value, 'menuId') !== 'string') return { ...readDish(value), ...common };
  return {
    menuId: readId(readField(value, 'menuId')),
    ...common,
    subitems: readList(readField(value, 'subitems')).map(readSubitem),
  };
}

function readSubitem(value: unknown): SavedComboItem['subitems'][number] {
  return { slotId: readId(readField(value, 'slotId')), dish: readDish(readField(value, 'dish')) };
}

function readDish(value: unknown): Omit<SavedDishItem, 'amount' | 'memberName' | 'note'> {
  const sizeId = readField(value, 'sizeId') ?? null;
  return {
    dishId: readId(readField(value, 'dishId')),
    sizeId: sizeId === null ? null : readId(sizeId),
    without: readList(readField(value, 'without')).map(readId),
    extras: readList(readField(value, 'extras')).map(readExtra),
  };
}

function readExtra(value: unknown): SavedExtra {
  const type = EXTRA_TYPES.find((candidate) => candidate === readField(value, 'type'));
  const itemName = readText(readField(value, 'itemName')).slice(0, LONGEST_ITEM_NAME);
  return {
    groupId: readId(readField(value, 'groupId')),
    itemId: readId(readField(value, 'itemId')),
    amount: readAmount(readField(value, 'amount')),
    ...(type ? { type } : {}),
    ...(itemName === '' ? {} : { itemName }),
  };
}

const readId = (value: unknown): string => (typeof value === 'string' && value.length <= LONGEST_ID ? value : '');

function readAmount(value: unknown): number {
  if (value === undefined || value === null) return 1;
  return typeof value === 'number' ? value : 0;
}
