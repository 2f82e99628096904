import { toCents } from './amounts.ts';
import { type Archive, readText } from './read-archive.ts';
import { readCsv } from './read-csv.ts';

/** A row of belege.csv: a document at one VAT rate; a payment has no rate. */
export interface ReceiptRecord {
  readonly number: string;
  /** 'Beleg 12', 'Stornobeleg 13' */
  readonly title: string;
  /** The document that it belongs to; '' on invoices. */
  readonly names: string;
  readonly rate: string;
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
}

/** A row of umsaetze.csv. The amounts of the whole document are in its first row. */
export interface TakingsRecord {
  readonly day: string;
  readonly kind: string;
  readonly number: string;
  readonly type: string;
  readonly method: string;
  readonly rate: string;
  readonly vat: number;
  readonly gross: number;
  readonly amount: number;
  readonly deposits: number;
  readonly deliveryFees: number;
  readonly discounts: number;
  readonly tip: number;
  readonly tipFor: string;
  readonly isFirst: boolean;
}

export interface Records {
  readonly receipts: readonly ReceiptRecord[];
  readonly takings: readonly TakingsRecord[];
}

export const readRecords = (archive: Archive): Records => ({
  receipts: readCsv(readText(archive, 'belege.csv')).map((row) => ({
    number: row['Belegnummer'] ?? '',
    title: row['Beleg'] ?? '',
    names: row['Gehört zu'] ?? '',
    rate: row['Satz'] ?? '',
    net: toCents(row['Netto'] ?? ''),
    vat: toCents(row['MwSt.'] ?? ''),
    gross: toCents(row['Brutto'] ?? ''),
  })),
  takings: readCsv(readText(archive, 'umsaetze.csv')).map((row) => ({
    day: row['Tag'] ?? '',
    kind: row['Vorgang'] ?? '',
    number: row['Belegnummer'] ?? '',
    type: row['Art'] ?? '',
    method: row['Zahlung'] ?? '',
    rate: row['Satz'] ?? '',
    vat: toCents(row['MwSt.'] ?? ''),
    gross: toCents(row['Brutto'] ?? ''),
    amount: toCents(row['Betrag'] ?? ''),
    deposits: toCents(row['Pfand'] ?? ''),
    deliveryFees: toCents(row['Liefergebühr'] ?? ''),
    discounts: toCents(row['Nachlass'] ?? ''),
    tip: toCents(row['Trinkgeld'] ?? ''),
    tipFor: row['Trinkgeld für'] ?? '',
    isFirst: row['Betrag'] !== '',
  })),
});
