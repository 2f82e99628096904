import type { Cents } from '@tischlein/domain';
import { euro } from './money.ts';

/** How the price of a changed order is settled. */
export function changeMoneyText({
  refund,
  due,
  isOnline,
}: {
  readonly refund: Cents;
  readonly due: Cents;
  readonly isOnline: boolean;
}): string {
  if (refund > 0) return `${euro(refund)} gehen auf dem Weg zurück, auf dem Du gezahlt hast.`;
  if (isOnline) return due > 0 ? `${euro(due)} zahlst Du bei der Übergabe.` : '';
  return 'Du zahlst bei der Übergabe.';
}
