import { readField, readList, readText } from '../unknown-value.ts';
import type { NamedDish, NamedExtra, NamedItem } from './import-by-names.ts';

const LONGEST_NAME = 200;
const MOST_ITEMS = 500;
const MOST_PARTS = 100;

/**
 * Parses named items from untrusted data; never fails. Items without a name are dropped, invalid amounts become 0 (S3
 * F1).
 */
export function readNamedItems(value: unknown): readonly NamedItem[] {
  return readList(value)
    .slice(0, MOST_ITEMS)
    .flatMap((item) => readItem(item) ?? []);
}

function readItem(value: unknown): NamedItem | null {
  const memberName = readName(readField(value, 'memberName'));
  const common = { amount: readAmount(readField(value, 'amount')), ...(memberName === '' ? {} : { memberName }) };
  const menu = readName(readField(value, 'menu'));
  if (menu !== '') return { menu, dishes: readParts(readField(value, 'dishes')).map(readDish), ...common };
  const named = readDish(value);
  return named.dish === '' ? null : { ...named, ...common };
}

function readDish(value: unknown): NamedDish {
  const size = readName(readField(value, 'size'));
  return {
    dish: readName(readField(value, 'dish')),
    ...(size === '' ? {} : { size }),
    without: readParts(readField(value, 'without')).map(readName),
    extras: readParts(readField(value, 'extras')).map(readExtra),
  };
}

const readExtra = (value: unknown): NamedExtra => ({
  group: readName(readField(value, 'group')),
  item: readName(readField(value, 'item')),
  amount: readAmount(readField(value, 'amount')),
});

const readParts = (value: unknown): readonly unknown[] => readList(value).slice(0, MOST_PARTS);
const readName = (value: unknown): string => readText(value).slice(0, LONGEST_NAME);
const readAmount = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
