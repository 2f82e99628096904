import { todayInShop } from '@tischlein/shop-time';
import { writeStored } from '../browser/storage.ts';
import type { Guest } from './guest.ts';
import { seatPlace } from './seat.ts';

/** Sits down at a table of today, or gets up: null. */
export function changeSeat({ options }: Guest, shopId: string, table: number | null): void {
  writeStored(seatPlace(shopId), table === null ? null : { table, date: todayInShop() });
  options.set({ ...options.get(), table });
}
