import type { TableRow } from './table-rows.ts';

const LONGEST = 2000;

/** The address of a dish's picture: the first of its rows that has one. null: none is an address. */
export function findPictureAddress(rows: readonly TableRow[]): string | null {
  const texts = rows.flatMap(({ cells }) => (cells.picture ?? '').split(/[\s,;|]+(?=https?:)/i));
  return texts.map((text) => text.trim()).find(isAddress) ?? null;
}

/** Only what can be fetched from the public web. */
const isAddress = (text: string): boolean => text.length <= LONGEST && /^https:\/\//i.test(text) && URL.canParse(text);
