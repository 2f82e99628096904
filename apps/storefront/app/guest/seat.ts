import { todayText } from '@tischlein/shop-time';
import { readFields } from '../browser/read-fields.ts';
import { readStored } from '../browser/storage.ts';

// 'kept in session storage for the current day only' (S2 §4 Table and waiter mode)
export const seatPlace = (shopId: string) => ({ area: 'session', shopId, name: 'table' }) as const;

/** The table of this visit; null: none, or of another day. */
export function readSeat(shopId: string): number | null {
  const { table, date } = readFields(readStored(seatPlace(shopId)));
  return typeof table === 'number' && date === todayText() ? table : null;
}
