import { readFields } from '../../browser/read-fields.ts';
import { readStored, writeStored } from '../../browser/storage.ts';

const place = (shopId: string) => ({ area: 'local', shopId, name: 'paid-shares' }) as const;

/** Labels of the members who have paid their share of an order. Only this device knows (S3 G18). */
export function readPaidShares(shopId: string, orderId: string): readonly string[] {
  const { order, labels } = readFields(readStored(place(shopId)));
  return order === orderId && Array.isArray(labels) ? labels.filter((label) => typeof label === 'string') : [];
}

/** Stores them for the latest order of a group. */
export const writePaidShares = (shopId: string, orderId: string, labels: readonly string[]): void =>
  writeStored(place(shopId), { order: orderId, labels });
