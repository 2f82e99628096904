import type { CartLine } from '../cart/cart.ts';
import type { DeliveryType } from '../menu/delivery-type.ts';
import { dayNumber } from '../opening/day-number.ts';

const WITHDRAWAL_DAYS = 14;
const A_SUNDAY = dayNumber('2026-11-22');

/**
 * Whether the guest may send it back: bottles and packaged goods that the menu marks so, not what is cooked for him
 * (§ 312g (2) Nr. 2 BGB), and nothing ordered at the table, which is no distance contract. A combo only if all of it may.
 */
export function mayBeWithdrawn(line: CartLine, deliveryType: DeliveryType): boolean {
  if (deliveryType === 'dineIn') return false;
  if (line.kind === 'dish') return line.choice.dish.withdrawalAllowed;
  return line.slots.length > 0 && line.slots.every(({ choice }) => choice.dish.withdrawalAllowed);
}

/**
 * Whether the period runs: fourteen days after the goods came (§ 356 (2) BGB), to the end of the last one; a last day on a weekend
 * moves it to Monday (§ 193 BGB). It does not begin before they came. Dates are 'YYYY-MM-DD'.
 */
export function isWithdrawalOpen({
  receivedOn,
  today,
}: {
  /** null: the guest does not have them yet. */
  readonly receivedOn: string | null;
  readonly today: string;
}): boolean {
  if (receivedOn === null) return true;
  const last = dayNumber(receivedOn) + WITHDRAWAL_DAYS;
  const daysAfterSunday = (((last - A_SUNDAY) % 7) + 7) % 7;
  const toMonday = daysAfterSunday === 6 ? 2 : daysAfterSunday === 0 ? 1 : 0;
  return dayNumber(today) <= last + toMonday;
}
