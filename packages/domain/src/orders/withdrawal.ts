import type { CartLine } from '../cart/cart.ts';
import type { DeliveryType } from '../delivery-type.ts';
import { dayNumber } from '../day-number.ts';
import { publicHolidays } from './public-holidays.ts';

const WITHDRAWAL_DAYS = 14;
const A_SUNDAY = dayNumber('2026-11-22');

/**
 * Returns whether the right of withdrawal applies: to goods that the menu marks, such as bottles, but not to freshly
 * prepared food (§ 312g (2) Nr. 2 BGB) or orders at a table, which are no distance contracts. A combo only if all its
 * dishes qualify.
 */
export function mayBeWithdrawn(line: CartLine, deliveryType: DeliveryType): boolean {
  if (deliveryType === 'dineIn') return false;
  if (line.kind === 'dish') return line.choice.dish.withdrawalAllowed;
  return line.slots.length > 0 && line.slots.every(({ choice }) => choice.dish.withdrawalAllowed);
}

/**
 * Returns whether the withdrawal period is open: until the end of the 14th day after delivery (§ 356 (2) BGB), extended
 * to the next working day if that is on a weekend or public holiday (§ 193 BGB). Dates are 'YYYY-MM-DD'.
 */
export function isWithdrawalOpen({
  receivedOn,
  today,
}: {
  /** null: not received yet. */
  readonly receivedOn: string | null;
  readonly today: string;
}): boolean {
  if (receivedOn === null) return true;
  return dayNumber(today) <= workingDayFrom(dayNumber(receivedOn) + WITHDRAWAL_DAYS, Number(receivedOn.slice(0, 4)));
}

function workingDayFrom(day: number, year: number): number {
  const holidays = [...publicHolidays(year), ...publicHolidays(year + 1)];
  let next = day;
  while (isWeekend(next) || holidays.includes(next)) next += 1;
  return next;
}

function isWeekend(day: number): boolean {
  const daysAfterSunday = (((day - A_SUNDAY) % 7) + 7) % 7;
  return daysAfterSunday === 6 || daysAfterSunday === 0;
}
