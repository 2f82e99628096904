const HIGHEST = 9999;

/** Parses a table number: numeric, 1 to 9999; null if invalid (S2 §5 Table number). */
export function readTableNumber(text: string): number | null {
  const number = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= HIGHEST ? number : null;
}
