import { type Cents, toCents } from '@tischlein/domain';
import { z } from 'zod';

/** Formats cents as most providers do: 1205 is '12.05'. */
export function formatDecimal(amount: Cents): string {
  if (amount < 0) throw new Error(`no provider takes a negative amount: ${amount}`);
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Reads '12.05', '12' or '12.0500'; null: not an amount of whole cents. */
export function parseDecimal(text: string): Cents | null {
  const [, euros, cents = ''] = /^(\d{1,9})(?:\.(\d{1,8}))?$/.exec(text) ?? [];
  if (euros === undefined || /[1-9]/.test(cents.slice(2))) return null;
  return toCents(Number(euros) * 100 + Number(cents.slice(0, 2).padEnd(2, '0')));
}

/** A decimal amount, as text or number. */
export const decimalAmount = z.union([z.string(), z.number().transform(String)]).transform((text, context) => {
  const amount = parseDecimal(text);
  if (amount !== null) return amount;
  context.issues.push({ code: 'custom', input: text, message: 'no amount of whole cents' });
  return z.NEVER;
});

export const wholeCents = z
  .int()
  .min(0)
  .transform((value) => toCents(value));
