import type { Cents } from '@tischlein/domain';
import { euro } from '@tischlein/wording';
import { LIST_HEADS } from '@tischlein/wording/documents';
import { couponValue } from '@tischlein/wording/office';
import { toCsv } from './csv.ts';

interface SeriesToList {
  readonly type: 'percent' | 'value';
  readonly value: number;
  readonly minimumOrderValue: Cents;
  readonly validUntil: string | null;
}

/** The codes of a series as CSV for Excel. */
export function seriesCsv(
  { type, value, minimumOrderValue, validUntil }: SeriesToList,
  codes: readonly { readonly code: string; readonly used: number }[],
): string {
  const terms = [couponValue(type, value), euro(minimumOrderValue), validUntil ?? ''].map(withoutBreaks);
  return toCsv([LIST_HEADS.series, ...codes.map(({ code, used }) => [code, ...terms, used])]);
}

const withoutBreaks = (text: string): string => text.replaceAll('\u00a0', ' ');
