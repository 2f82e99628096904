import { findKeptUntil, type PersonalEntry } from '@tischlein/domain/guests';
import { toWallTime } from '../clock.ts';
import type { PersonalDataPart } from '../db/personal-data.ts';

/** E-invoices name their buyer and are kept like other documents (§ 147 AO, § 14b UStG). */
export const electronicInvoiceData: PersonalDataPart = {
  columns: { electronic_invoices: ['document'], electronic_corrections: ['document'] },
  read: async (reader, { shopId, orders }) => {
    const entries: PersonalEntry[] = [];
    for (const table of ['electronic_invoices', 'electronic_corrections'] as const) {
      const rows = await reader
        .selectFrom(table)
        .select(['issued_at', 'document'])
        .where('shop_id', '=', shopId)
        .where('order_id', 'in', orders)
        .execute();
      entries.push(...rows.map(toEntry));
    }
    return entries;
  },
  erase: async () => {},
};

const toEntry = ({
  issued_at,
  document,
}: {
  readonly issued_at: string;
  readonly document: string;
}): PersonalEntry => ({
  part: 'electronicInvoice',
  facts: { placedAt: issued_at, document },
  kept: { reason: 'receipt', until: findKeptUntil(toWallTime(issued_at).date, 'receipt') },
});
