import { type Cents, toCents } from '@tischlein/domain';
import { z } from 'zod';

/** An amount as most providers write it: 1205 cents are '12.05'. */
export function decimalOf(amount: Cents): string {
  if (amount < 0) throw new Error(`no provider takes a negative amount: ${amount}`);
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Reads what a provider writes, '12.05', '12' or '12.0500'; null: it is no amount of whole cents. */
export function centsOfDecimal(text: string): Cents | null {
  const [, euros, cents = ''] = /^(\d{1,9})(?:\.(\d{1,8}))?$/.exec(text) ?? [];
  if (euros === undefined || /[1-9]/.test(cents.slice(2))) return null;
  return toCents(Number(euros) * 100 + Number(cents.slice(0, 2).padEnd(2, '0')));
}

/** A decimal amount in an answer, as text or number. */
export const decimalAmount = z.union([z.string(), z.number().transform(String)]).transform((text, context) => {
  const amount = centsOfDecimal(text);
  if (amount !== null) return amount;
  context.issues.push({ code: 'custom', input: text, message: 'no amount of whole cents' });
  return z.NEVER;
});

/** Whole cents in an answer. */
export const wholeCents = z
  .int()
  .min(0)
  .transform((value) => toCents(value));
