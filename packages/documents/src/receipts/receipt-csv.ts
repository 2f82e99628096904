import type { Cents } from '@tischlein/domain';
import type { Moment } from '@tischlein/domain/opening';
import type { ReceiptKind } from '@tischlein/domain/orders';
import { type VatPart, vatTable } from '@tischlein/domain/pricing';
import { decimal, sortableTime } from '@tischlein/wording';
import { LIST_HEADS, receiptTitle } from '@tischlein/wording/documents';
import { csvAmount, toCsv } from '../lists/csv.ts';

interface ReceiptToList {
  readonly kind: ReceiptKind;
  readonly number: number;
  readonly names: number | null;
  /** Wall time of the shop. */
  readonly issued: Pick<Moment, 'date' | 'minute'>;
  readonly orderNumber: number;
  readonly gross: Cents;
  readonly vat: readonly VatPart[];
}

/** Receipts as CSV for Excel: one row for each VAT rate; a payment has one row without a rate. */
export function receiptCsv(receipts: readonly ReceiptToList[]): string {
  const rows = receipts.flatMap((receipt) => {
    const { kind, number, names, issued, orderNumber, gross, vat } = receipt;
    const known = [number, receiptTitle(kind, number), sortableTime(issued), orderNumber, names ?? ''];
    if (vat.length === 0) return [[...known, '', '', '', csvAmount(gross)]];
    return vatTable(vat).rows.map((row) => [
      ...known,
      decimal(row.rate / 100),
      csvAmount(row.net),
      csvAmount(row.vat),
      csvAmount(row.gross),
    ]);
  });
  return toCsv([LIST_HEADS.receipts, ...rows]);
}
