import type { Cents } from '@tischlein/domain';
import type { Moment } from '@tischlein/domain/opening';
import type { ReceiptKind } from '@tischlein/domain/orders';
import { type VatPart, vatTable } from '@tischlein/domain/pricing';
import { LIST_HEADS, LIST_NAMES, receiptTitle } from '@tischlein/wording/documents';
import { money, type NamedTable, type TableCell } from '../lists/table.ts';

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

/** Receipts: one row for each VAT rate; a payment has one row without a rate. */
export function listReceiptTable(receipts: readonly ReceiptToList[]): NamedTable {
  const rows = receipts.flatMap((receipt): readonly (readonly TableCell[])[] => {
    const { kind, number, names, issued, orderNumber, gross, vat } = receipt;
    const known = [
      number,
      receiptTitle(kind, number),
      { day: issued.date, minute: issued.minute },
      orderNumber,
      names ?? '',
    ];
    if (vat.length === 0) return [[...known, '', '', '', money(gross)]];
    return vatTable(vat).rows.map((row) => [
      ...known,
      { decimal: row.rate / 100 },
      money(row.net),
      money(row.vat),
      money(row.gross),
    ]);
  });
  return { name: LIST_NAMES.receipts, head: LIST_HEADS.receipts, rows };
}
