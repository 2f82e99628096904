import type { DocumentFact } from '@tischlein/domain/books';
import { type Cents, subtract } from '@tischlein/domain';
import { decimal } from '@tischlein/wording';
import { bookedMethodName, ORDER_TYPE_NAMES } from '@tischlein/wording/office';
import { csvAmount, type CsvCell, toCsv } from '../lists/csv.ts';

const KINDS: Readonly<Record<DocumentFact['kind'], string>> = {
  invoice: 'Beleg',
  correction: 'Berichtigung',
  payment: 'Zahlung',
  refund: 'Erstattung',
  cancellation: 'Storno',
  till: 'Übergabe an die Kasse',
};

const HEAD = ['Tag', 'Vorgang', 'Belegnummer', 'Art', 'Zahlung', 'Satz', 'Netto', 'MwSt.', 'Brutto'];
const HEAD_OF_DOCUMENT = ['Betrag', 'Pfand', 'Liefergebühr', 'Nachlass', 'Trinkgeld', 'Trinkgeld für'];

export interface TakingsOfDay {
  readonly day: string;
  readonly documents: readonly DocumentFact[];
}

/**
 * Single records of the takings: one row for each document and VAT rate. What belongs to the whole document is in its first
 * row only, so that each column can be added up.
 */
export const takingsCsv = (days: readonly TakingsOfDay[]): string =>
  toCsv([
    [...HEAD, ...HEAD_OF_DOCUMENT],
    ...days.flatMap(({ day, documents }) => documents.flatMap((fact) => listRows(day, fact))),
  ]);

function listRows(day: string, fact: DocumentFact): readonly (readonly CsvCell[])[] {
  const { kind, number, deliveryType, method, vat } = fact;
  const known = [day, KINDS[kind], number ?? '', ORDER_TYPE_NAMES[deliveryType], bookedMethodName(method)];
  const rates =
    vat.length === 0
      ? [['', '', '', '']]
      : vat.map((part) => [
          decimal(part.rate / 100),
          csvAmount(subtract(part.gross, part.vat)),
          csvAmount(part.vat),
          csvAmount(part.gross),
        ]);
  return rates.map((cells, index) => [...known, ...cells, ...(index === 0 ? listOnce(fact) : NOTHING)]);
}

const NOTHING = HEAD_OF_DOCUMENT.map(() => '');

const listOnce = ({ gross, deposits, deliveryFee, discounts, tip, tipRecipient }: DocumentFact): readonly string[] => [
  ...[gross, deposits, deliveryFee, discounts, tip].map((amount: Cents) => csvAmount(amount)),
  tipRecipient === null || tip === 0 ? '' : tipRecipient === 'team' ? 'Team' : 'Betrieb',
];
