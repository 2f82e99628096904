/** What staff type to take dishes down: how many, and a number or first letters. */
export interface QuickEntry {
  readonly amount: number;
  readonly text: string;
}

const MOST = 99;
const ENTRY = /^\s*(\d{1,2})\s*[x×*]\s*(.+)$/iu;

/** Reads '2x 12' and '3 × marg' as amount and text; everything else is one of it. */
export function readQuickEntry(typed: string): QuickEntry {
  const [, amount, text = ''] = ENTRY.exec(typed) ?? [];
  const count = Number(amount ?? 0);
  return count >= 1 && count <= MOST ? { amount: count, text: text.trim() } : { amount: 1, text: typed.trim() };
}
