import { at, centsFrom, textAt } from './practice.ts';

/** What PayPal says of a purchase unit whose sums do not add up; the official description does not hold these rules. */
export function amountProblem(unit: unknown): string | null {
  const total = centsFrom(textAt(unit, 'amount', 'value'));
  if (total === null) return 'DECIMAL_PRECISION';
  if (total === 0) return 'CANNOT_BE_ZERO_OR_NEGATIVE';
  const currencies = moneyIn(unit).map((money) => textAt(money, 'currency_code'));
  if (new Set(currencies).size !== 1) return 'CURRENCY_MISMATCH';
  if (moneyIn(unit).some((money) => centsFrom(at(money, 'value')) === null)) return 'DECIMAL_PRECISION';
  const breakdown = at(unit, 'amount', 'breakdown');
  const items = itemsOf(unit);
  if (breakdown === undefined) return items.length > 0 ? 'ITEM_TOTAL_REQUIRED' : null;
  const part = (name: string): number => centsFrom(textAt(breakdown, name, 'value')) ?? 0;
  const itemTotal = items.reduce<number>(
    (all, item) => all + (centsFrom(textAt(item, 'unit_amount', 'value')) ?? 0) * Number(textAt(item, 'quantity')),
    0,
  );
  if (itemTotal !== part('item_total')) return 'ITEM_TOTAL_MISMATCH';
  const sum = part('item_total') + part('shipping') + part('handling') + part('tax_total') - part('discount');
  return sum === total ? null : 'AMOUNT_MISMATCH';
}

function itemsOf(unit: unknown): unknown[] {
  const items = at(unit, 'items');
  return Array.isArray(items) ? items : [];
}

function moneyIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = at(value, 'currency_code') === undefined ? [] : [value];
  return [...own, ...Object.values(value).flatMap(moneyIn)];
}
