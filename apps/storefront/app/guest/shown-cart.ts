import { type Cents, lineId, toCents } from '@tischlein/domain';
import type { ShownCart } from '@tischlein/domain/pricing';
import { readFields } from '../browser/read-fields.ts';
import { readStored, writeStored } from '../browser/storage.ts';

const toPlace = (shopId: string) => ({ area: 'session', shopId, name: 'shown-cart' }) as const;

/** What this tab has shown of the cart last, also before a reload; null: nothing yet. */
export function readShownCart(shopId: string): ShownCart | null {
  const { lines, total, decisions } = readFields(readStored(toPlace(shopId)));
  if (!Array.isArray(lines) || !isPrice(total) || typeof decisions !== 'string') return null;
  return { lines: lines.flatMap(readLine), total, decisions };
}

export function rememberShownCart(shopId: string, shown: ShownCart): void {
  writeStored(toPlace(shopId), shown);
}

function readLine(value: unknown): ShownCart['lines'] {
  const { id, name, amount, price } = readFields(value);
  if (typeof id !== 'string' || typeof name !== 'string' || typeof amount !== 'number') return [];
  return isPrice(price) ? [{ id: lineId(id), name, amount, price: toCents(price) }] : [];
}

const isPrice = (value: unknown): value is Cents => Number.isSafeInteger(value);
