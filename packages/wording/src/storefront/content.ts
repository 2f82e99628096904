import { decimal } from '../money.ts';

/** '0,33 l', '375 ml', '1,5 kg': exact, because it is what the package says. */
export function contentText({ amount, unit }: { readonly amount: number; readonly unit: 'ml' | 'g' }): string {
  const isLarge = amount >= (unit === 'ml' ? 100 : 1000) && amount % 10 === 0;
  if (!isLarge) return `${decimal(amount)} ${unit}`;
  return `${decimal(amount / 1000)} ${unit === 'ml' ? 'l' : 'kg'}`;
}
