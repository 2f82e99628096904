import type { DocumentFact } from '@tischlein/domain/books';
import { type Cents, subtract } from '@tischlein/domain';
import { decimal } from '@tischlein/wording';
import { bookedMethodName, ORDER_TYPE_NAMES } from '@tischlein/wording/office';
import { LIST_HEADS, TAKINGS_KINDS, TIP_RECIPIENTS } from '@tischlein/wording/documents';
import { csvAmount, type CsvCell, toCsv } from '../lists/csv.ts';

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
    [...LIST_HEADS.takings, ...LIST_HEADS.takingsOfDocument],
    ...days.flatMap(({ day, documents }) => documents.flatMap((fact) => listRows(day, fact))),
  ]);

function listRows(day: string, fact: DocumentFact): readonly (readonly CsvCell[])[] {
  const { kind, number, deliveryType, method, vat } = fact;
  const known = [day, TAKINGS_KINDS[kind], number ?? '', ORDER_TYPE_NAMES[deliveryType], bookedMethodName(method)];
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

const NOTHING = LIST_HEADS.takingsOfDocument.map(() => '');

const listOnce = ({ gross, deposits, deliveryFee, discounts, tip, tipRecipient }: DocumentFact): readonly string[] => [
  ...[gross, deposits, deliveryFee, discounts, tip].map((amount: Cents) => csvAmount(amount)),
  tipRecipient === null || tip === 0 ? '' : TIP_RECIPIENTS[tipRecipient],
];
