const HIGHEST = 9999;

/** A table number as typed: numeric, at least 1 (S2 §5). */
export function readTableNumber(text: string): number | null {
  const number = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= HIGHEST ? number : null;
}
