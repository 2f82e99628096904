import { fieldOf, listOf, textOf } from '../unknown-value.ts';
import type { NamedDish, NamedExtra, NamedItem } from './import-by-names.ts';

const LONGEST_NAME = 200;
const MOST_ITEMS = 500;
const MOST_PARTS = 100;

/** Any value as a cart by names: it never fails; what has no name is left out, what is no amount becomes 0 (spec 3 F1). */
export function readNamedItems(value: unknown): readonly NamedItem[] {
  return listOf(value)
    .slice(0, MOST_ITEMS)
    .flatMap((item) => readItem(item) ?? []);
}

function readItem(value: unknown): NamedItem | null {
  const memberName = nameOf(fieldOf(value, 'memberName'));
  const common = { amount: amountOf(fieldOf(value, 'amount')), ...(memberName === '' ? {} : { memberName }) };
  const menu = nameOf(fieldOf(value, 'menu'));
  if (menu !== '') return { menu, dishes: partsOf(fieldOf(value, 'dishes')).map(readDish), ...common };
  const named = readDish(value);
  return named.dish === '' ? null : { ...named, ...common };
}

function readDish(value: unknown): NamedDish {
  const size = nameOf(fieldOf(value, 'size'));
  return {
    dish: nameOf(fieldOf(value, 'dish')),
    ...(size === '' ? {} : { size }),
    without: partsOf(fieldOf(value, 'without')).map(nameOf),
    extras: partsOf(fieldOf(value, 'extras')).map(readExtra),
  };
}

const readExtra = (value: unknown): NamedExtra => ({
  group: nameOf(fieldOf(value, 'group')),
  item: nameOf(fieldOf(value, 'item')),
  amount: amountOf(fieldOf(value, 'amount')),
});

const partsOf = (value: unknown): readonly unknown[] => listOf(value).slice(0, MOST_PARTS);
const nameOf = (value: unknown): string => textOf(value).slice(0, LONGEST_NAME);
const amountOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
