/** What was compared, and where the two sides differ. */
export interface Comparison {
  readonly what: 'hashes' | 'receipts' | 'overviews' | 'datev' | 'invoices';
  readonly compared: number;
  readonly differences: readonly string[];
}

/** A difference between two amounts in words; nothing if they are equal. */
export const differ = (place: string, found: number | string, expected: number | string): readonly string[] =>
  found === expected ? [] : [`${place}: ${found} ≠ ${expected}`];

/** The sums of rows by a key; keys with the sum 0 are left out. */
export function sumBy<Row>(
  rows: readonly Row[],
  key: (row: Row) => string,
  amount: (row: Row) => number,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(key(row), (sums.get(key(row)) ?? 0) + amount(row));
  return new Map([...sums].filter(([, sum]) => sum !== 0));
}

/** The keys at which two sums differ. */
export const differBy = (
  place: string,
  found: ReadonlyMap<string, number>,
  expected: ReadonlyMap<string, number>,
): readonly string[] =>
  [...new Set([...found.keys(), ...expected.keys()])].flatMap((key) =>
    differ(`${place}, ${key}`, found.get(key) ?? 0, expected.get(key) ?? 0),
  );
