import type { CartLine } from '../cart/cart.ts';
import type { DeliveryType } from '../menu/delivery-type.ts';
import { dayNumber } from '../opening/day-number.ts';
import { publicHolidays } from './public-holidays.ts';

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
 * or a public holiday moves it to the next working day (§ 193 BGB). It does not begin before they came. Dates are 'YYYY-MM-DD'.
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
