import type { BillId, ShopId } from '@tischlein/domain';
import type { Reader } from '../db/database.ts';
import { readBills, readOpenVersions, type StoredBill } from './bills.store.ts';

const MOST_BILLS = 5000;

/** The open bills of a shop; only those that have changed are read and parsed again. */
export interface BillCache {
  readOpen(reader: Reader, shopId: ShopId): Promise<readonly StoredBill[]>;
}

/** Entries are found by version, so they are right on every node. */
export function createBillCache(): BillCache {
  const cached = new Map<BillId, StoredBill>();
  return {
    readOpen: async (reader, shopId) => {
      const open = await readOpenVersions(reader, shopId);
      const stale = open.filter(({ billId, version }) => cached.get(billId)?.version !== version);
      for (const bill of await readBills(
        reader,
        shopId,
        stale.map(({ billId }) => billId),
      )) {
        cached.delete(bill.bill.id);
        cached.set(bill.bill.id, bill);
      }
      const bills = open.flatMap(({ billId }) => cached.get(billId) ?? []);
      for (const id of cached.keys()) {
        if (cached.size <= MOST_BILLS) break;
        cached.delete(id);
      }
      return bills.filter(({ bill }) => !bill.isCleared);
    },
  };
}
