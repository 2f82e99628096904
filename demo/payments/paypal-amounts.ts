import { valueAt, parseCents, textAt } from './practice.ts';

/** PayPal's error for a purchase unit whose sums do not add up. The official OpenAPI description lacks these rules. */
export function findAmountProblem(unit: unknown): string | null {
  const total = parseCents(textAt(unit, 'amount', 'value'));
  if (total === null) return 'DECIMAL_PRECISION';
  if (total === 0) return 'CANNOT_BE_ZERO_OR_NEGATIVE';
  const currencies = collectMoney(unit).map((money) => textAt(money, 'currency_code'));
  if (new Set(currencies).size !== 1) return 'CURRENCY_MISMATCH';
  if (collectMoney(unit).some((money) => parseCents(valueAt(money, 'value')) === null)) return 'DECIMAL_PRECISION';
  const breakdown = valueAt(unit, 'amount', 'breakdown');
  const items = listItems(unit);
  if (breakdown === undefined) return items.length > 0 ? 'ITEM_TOTAL_REQUIRED' : null;
  const readPart = (name: string): number => parseCents(textAt(breakdown, name, 'value')) ?? 0;
  const itemTotal = items.reduce<number>(
    (all, item) => all + (parseCents(textAt(item, 'unit_amount', 'value')) ?? 0) * Number(textAt(item, 'quantity')),
    0,
  );
  if (itemTotal !== readPart('item_total')) return 'ITEM_TOTAL_MISMATCH';
  const sum =
    readPart('item_total') + readPart('shipping') + readPart('handling') + readPart('tax_total') - readPart('discount');
  return sum === total ? null : 'AMOUNT_MISMATCH';
}

function listItems(unit: unknown): unknown[] {
  const items = valueAt(unit, 'items');
  return Array.isArray(items) ? items : [];
}

function collectMoney(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = valueAt(value, 'currency_code') === undefined ? [] : [value];
  return [...own, ...Object.values(value).flatMap(collectMoney)];
}
