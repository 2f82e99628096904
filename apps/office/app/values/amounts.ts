import { type Cents, toCents } from '@tischlein/domain';

/** Reads euros as people type them: '2,50', '2.5', '2 €'; null: not an amount. */
export function readAmount(text: string): Cents | null {
  const match = /^(\d{1,5})(?:[.,](\d{1,2}))?\s*€?$/.exec(text.trim());
  if (!match) return null;
  const [, euros = '', rest = ''] = match;
  return toCents(Number(euros) * 100 + Number(rest.padEnd(2, '0')));
}

/** '2,50' */
export function formatAmount(cents: Cents): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}
