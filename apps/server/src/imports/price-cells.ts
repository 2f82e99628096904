import { DELIVERY_TYPES, type DeliveryType } from '@tischlein/domain/menu';
import type { Columns, PriceColumn } from './columns.ts';
import type { SheetRow } from './parse-csv.ts';
import { isNoPrice, type PriceProblem, readPriceText } from './read-price.ts';

/** A price of a row, or of one of its sizes and order types. */
export interface PriceCell {
  /** null: as another column says, or none. */
  readonly size: string | null;
  /** null: every order type without a price of its own. */
  readonly types: readonly DeliveryType[] | null;
  readonly text: string;
  /** 'asElse': empty, so that the price of all order types counts. */
  readonly reading: { readonly cents: number } | { readonly problem: PriceProblem } | 'asElse';
  readonly heading: string;
}

/** The prices of a row; a dash says that there is none. `width`: how many headings there are. */
export function listPriceCells({ cells }: SheetRow, { prices }: Columns, width: number): readonly PriceCell[] {
  const split = cells.slice(width).some((cell) => cell.trim() !== '') ? findSplitPrice(cells, prices) : null;
  if (split !== null)
    return [{ size: null, types: null, text: split, reading: { problem: 'priceUnreadable' }, heading: '' }];
  const groups = [...Map.groupBy(prices, toKey).values()];
  const filled = groups.flatMap((columns) => readColumns(columns, cells));
  const general = filled.filter(({ types }) => types === null);
  const open = groups.flatMap(([column]) => (column && isOpen(column, cells, general) ? [toOpenCell(column)] : []));
  return filled.length === 0 ? [] : [...filled, ...open];
}

/** 'Gyros,11,90': the comma of a price has become a separator, and 11 € is not the price. */
function findSplitPrice(cells: readonly string[], prices: readonly PriceColumn[]): string | null {
  const [split] = prices.flatMap(({ at }) => {
    const [euros = '', cents = ''] = [cells[at]?.trim(), cells[at + 1]?.trim()];
    return /^\d{1,4}$/.test(euros) && /^\d{2}(?!\d)/.test(cents) ? [`${euros},${cents}`] : [];
  });
  return split ?? null;
}

const toKey = ({ types, sizes, isInCents }: PriceColumn): string => JSON.stringify([types, sizes, isInCents === true]);

const WHOLE_CENTS = /^\d{1,9}$/;

/** An amount of a column in euro, or of one that the merchant says is in cents. */
function readAmount(text: string, isInCents = false): Exclude<PriceCell['reading'], 'asElse'> {
  if (!isInCents) return readPriceText(text);
  return WHOLE_CENTS.test(text) ? { cents: Number(text) } : { problem: 'priceUnreadable' };
}

function readColumns(columns: readonly PriceColumn[], cells: readonly string[]): readonly PriceCell[] {
  const texts = [...new Set(columns.map(({ at }) => cells[at]?.trim() ?? ''))].filter((text) => text !== '');
  const [column] = columns;
  if (!column || texts.every(isNoPrice)) return [];
  const cell = { types: column.types, heading: '' };
  const text = texts.join(', ');
  // Two prices in a row that differ are no price.
  if (texts.length > 1) return [{ ...cell, size: null, text, reading: { problem: 'priceSeveral' } }];
  const { sizes, isInCents } = column;
  if (sizes.length < 2) return [{ ...cell, size: sizes[0] ?? null, text, reading: readAmount(text, isInCents) }];
  const parts = text.split(/[/|;]/).map((part) => part.trim());
  if (parts.length !== sizes.length) return [{ ...cell, size: null, text, reading: { problem: 'priceSeveral' } }];
  return sizes.flatMap((size, index): PriceCell[] => {
    const part = parts[index] ?? '';
    return part === '' || isNoPrice(part) ? [] : [{ ...cell, size, text: part, reading: readAmount(part, isInCents) }];
  });
}

/** An empty cell of an order type beside a price of all of them. */
const isOpen = ({ at, types, sizes }: PriceColumn, cells: readonly string[], general: readonly PriceCell[]): boolean =>
  types !== null &&
  (cells[at]?.trim() ?? '') === '' &&
  general.some(({ size, reading }) => size === (sizes[0] ?? null) && reading !== 'asElse' && 'cents' in reading);

const toOpenCell = ({ types, sizes, heading }: PriceColumn): PriceCell => ({
  size: sizes[0] ?? null,
  types,
  text: '',
  reading: 'asElse',
  heading,
});

/** The rows with a price for an order type: its own, else those for all types. */
export function listRowsFor<Row extends { readonly types: readonly DeliveryType[] | null }>(
  rows: readonly Row[],
  type: DeliveryType,
  toOption: (row: Row) => string,
): readonly Row[] {
  const own = rows.filter(({ types }) => types?.includes(type));
  const options = new Set(own.map(toOption));
  return rows.filter((row) => own.includes(row) || (row.types === null && !options.has(toOption(row))));
}

/** The order types that none of the rows has a price for. */
export const listUnsoldTypes = (rows: readonly { readonly types: readonly DeliveryType[] | null }[]): DeliveryType[] =>
  DELIVERY_TYPES.filter((type) => rows.every(({ types }) => types !== null && !types.includes(type)));
