import { readStored, writeStored } from '../browser/storage.ts';

const MOST = 10;
const toPlace = (shopId: string) => ({ area: 'local', shopId, name: 'followed-orders' }) as const;

/** Whether this browser gets messages about the order. */
export const isFollowed = (shopId: string, orderId: string): boolean => readFollowed(shopId).includes(orderId);

export function rememberFollowed(shopId: string, orderId: string, isOn: boolean): void {
  const others = readFollowed(shopId).filter((id) => id !== orderId);
  const followed = isOn ? [...others, orderId].slice(-MOST) : others;
  writeStored(toPlace(shopId), followed.length > 0 ? followed : null);
}

function readFollowed(shopId: string): readonly unknown[] {
  const stored = readStored(toPlace(shopId));
  return Array.isArray(stored) ? stored : [];
}
