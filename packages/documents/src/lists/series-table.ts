import type { Cents } from '@tischlein/domain';
import { euro } from '@tischlein/wording';
import { LIST_HEADS, LIST_NAMES } from '@tischlein/wording/documents';
import { couponValue } from '@tischlein/wording/office';
import type { NamedTable } from './table.ts';

interface SeriesToList {
  readonly type: 'percent' | 'value';
  readonly value: number;
  readonly minimumOrderValue: Cents;
  readonly validUntil: string | null;
}

/** The codes of a series. */
export function listSeriesTable(
  { type, value, minimumOrderValue, validUntil }: SeriesToList,
  codes: readonly { readonly code: string; readonly used: number }[],
): NamedTable {
  const terms = [couponValue(type, value), euro(minimumOrderValue)].map(withoutBreaks);
  return {
    name: LIST_NAMES.series,
    head: LIST_HEADS.series,
    rows: codes.map(({ code, used }) => [code, ...terms, validUntil === null ? '' : { day: validUntil }, used]),
  };
}

const withoutBreaks = (text: string): string => text.replaceAll('\u00a0', ' ');
