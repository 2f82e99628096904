import { parseUnpaid, type UnpaidOrder } from '@tischlein/domain/checkout-flow';
import { readStored, writeStored } from '../browser/storage.ts';

// Local, because banks and wallets may return in another tab.
const toPlace = (shopId: string, what: What) => ({ area: 'local', shopId, name: NAMES[what] }) as const;

/** An order, or a part of the bill of a table. */
type What = 'order' | 'part';
const NAMES = { order: 'unpaid', part: 'unpaid-part' } as const;

/** What the guest has placed but not paid, or null. */
export const readUnpaid = (shopId: string, what: What = 'order'): UnpaidOrder | null =>
  parseUnpaid(readStored(toPlace(shopId, what)));

export function saveUnpaid(shopId: string, unpaid: UnpaidOrder | null, what: What = 'order'): void {
  if (unpaid) begunHere.add(unpaid.orderId);
  writeStored(toPlace(shopId, what), unpaid);
}

const begunHere = new Set<string>();

/** Returns whether this document has begun to pay it, rather than an earlier one that the guest has left. */
export const isBegunHere = (orderId: string): boolean => begunHere.has(orderId);
