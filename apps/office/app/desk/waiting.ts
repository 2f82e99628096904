import type { DeskOrder } from '@tischlein/contract/office';
import {
  countWaitedMinutes,
  ESCALATION_STEPS,
  type EscalationStep,
  findNextCount,
  findWaitEnd,
  isCounting,
  listDueSteps,
  type OpenTime,
} from '@tischlein/domain/escalation';
import { countsFrom, waitingSince } from '@tischlein/wording/office';
import { dayText, formatWeekday, timeInShop } from '@tischlein/shop-time';

type Unanswered = NonNullable<DeskOrder['unanswered']>;

/** Whole minutes that an order has waited; those while the shop is closed do not count (S3 R4). */
export const countWaited = ({ unanswered, placedAt }: DeskOrder, now: number): number =>
  Math.floor(
    unanswered ? countWaitedMinutes(toOpenTimes(unanswered), now) : Math.max(0, now - Date.parse(placedAt)) / 60_000,
  );

/** 'gerade eben', 'seit 3 Min.', 'zählt ab 11:30' */
export function formatWait(order: DeskOrder, now: number): string {
  const next = order.unanswered && findNextCount(toOpenTimes(order.unanswered), now);
  return next === null ? waitingSince(countWaited(order, now)) : countsFrom(formatMoment(next, now));
}

/** The last step that is due while the order is unanswered; null: the order is fresh, or answered (decision 051). */
export function findAge({ unanswered }: DeskOrder, now: number): EscalationStep | null {
  if (!unanswered) return null;
  return listDueSteps(unanswered, countWaitedMinutes(toOpenTimes(unanswered), now)).at(-1) ?? null;
}

/** Whether an order may ring: not while the shop is closed. Test orders always do. */
export const mayRing = ({ unanswered }: DeskOrder, now: number): boolean =>
  unanswered === null || isCounting(toOpenTimes(unanswered), now);

/** How loud new orders ring: 0 while all are fresh, then the number of steps of the oldest. */
export const findLoudness = (orders: readonly DeskOrder[], now: number): number =>
  Math.max(0, ...orders.map((order) => 1 + ESCALATION_STEPS.findIndex((step) => step === findAge(order, now))));

/** When an order is refused or accepted by itself; null: never, or not known. */
export const findEnd = (unanswered: Unanswered): number | null =>
  unanswered.last === 'none' ? null : findWaitEnd(toOpenTimes(unanswered), unanswered.lastMinutes);

/** '11:30', 'Montag 11:30' */
const formatMoment = (instant: number, now: number): string =>
  [formatDay(instant, now), timeInShop(instant)].filter(Boolean).join(' ');

/** '' today, otherwise 'Montag'. */
export const formatDay = (instant: number, now: number): string =>
  dayText(instant) === dayText(now) ? '' : formatWeekday(instant);

const parsedTimes = new WeakMap<Unanswered, readonly OpenTime[]>();

/** Parsed once per order: each event and each second ask for those of all new orders. */
function toOpenTimes(unanswered: Unanswered): readonly OpenTime[] {
  const parsed = parsedTimes.get(unanswered);
  if (parsed) return parsed;
  const times = unanswered.openTimes.map(({ from, until }) => ({ from: Date.parse(from), until: Date.parse(until) }));
  parsedTimes.set(unanswered, times);
  return times;
}
