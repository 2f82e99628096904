import { findKeptUntil } from '@tischlein/domain/guests';
import { toWallTime } from '../clock.ts';
import type { PersonalDataPart } from '../db/personal-data.ts';

/** E-invoices name their buyer and are kept like other documents (§ 147 AO, § 14b UStG). */
export const electronicInvoiceData: PersonalDataPart = {
  columns: { electronic_invoices: ['document'] },
  read: async (reader, { shopId, orders }) => {
    const rows = await reader
      .selectFrom('electronic_invoices')
      .select(['issued_at', 'document'])
      .where('shop_id', '=', shopId)
      .where('order_id', 'in', orders)
      .execute();
    return rows.map(({ issued_at, document }) => ({
      part: 'electronicInvoice',
      facts: { placedAt: issued_at, document },
      kept: { reason: 'receipt', until: findKeptUntil(toWallTime(issued_at).date, 'receipt') },
    }));
  },
  erase: async () => {},
};
