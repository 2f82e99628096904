import { type Cents, subtract, sum } from '../money.ts';
import type { VatPart } from './vat.ts';

/** A row of a receipt's VAT table; net plus VAT is gross. */
export interface VatRow extends VatPart {
  readonly net: Cents;
}

/** VAT by rate with totals; every row and column adds up to the cent. */
export interface VatTable {
  readonly rows: readonly VatRow[];
  readonly total: Omit<VatRow, 'rate'>;
}

/** The VAT of an order for its receipt, as calculated when it was priced; nothing is rounded again (S3 §4). */
export function vatTable(parts: readonly VatPart[]): VatTable {
  const rows = parts.map((part) => ({ ...part, net: subtract(part.gross, part.vat) }));
  return {
    rows,
    total: {
      net: sum(rows.map(({ net }) => net)),
      vat: sum(rows.map(({ vat }) => vat)),
      gross: sum(rows.map(({ gross }) => gross)),
    },
  };
}
