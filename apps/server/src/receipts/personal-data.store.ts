import { findKeptUntil } from '@tischlein/domain/guests';
import { toWallTime } from '../clock.ts';
import type { PersonalDataPart } from '../db/personal-data.ts';

/** Documents about orders, which the tax office may ask for (§ 147 AO, § 14b UStG). They name a buyer only above 250 €. */
export const receiptData: PersonalDataPart = {
  columns: { receipts: ['document'] },
  read: async (reader, { shopId, orders }) => {
    const rows = await reader
      .selectFrom('receipts')
      .select(['kind', 'number', 'issued_at'])
      .where('shop_id', '=', shopId)
      .where('order_id', 'in', orders)
      .orderBy('number', 'desc')
      .execute();
    return rows.map(({ kind, number, issued_at }) => ({
      part: 'receipt',
      facts: { document: kind, number: String(number), placedAt: issued_at },
      kept: { reason: 'receipt', until: findKeptUntil(toWallTime(issued_at).date, 'receipt') },
    }));
  },
  erase: async () => {},
};
