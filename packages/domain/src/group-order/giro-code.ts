import type { Cents } from '../money.ts';

/** A transfer as the text of a GiroCode: EPC069-12, version 002, UTF-8, SEPA credit transfer. */
export function toGiroCode({
  iban,
  name,
  amount,
  reason,
}: {
  readonly iban: string;
  /** Of the account's owner; at most 70 characters are kept. */
  readonly name: string;
  readonly amount: Cents;
  /** At most 140 characters are kept. */
  readonly reason: string;
}): string {
  const euros = `EUR${(amount / 100).toFixed(2)}`;
  return ['BCD', '002', '1', 'SCT', '', cut(name, 70), iban, euros, '', '', cut(reason, 140)].join('\n');
}

const cut = (text: string, most: number): string => [...text.replaceAll(/\s+/g, ' ').trim()].slice(0, most).join('');
