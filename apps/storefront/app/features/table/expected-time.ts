import type { GuestTable, TableRoundAnswer } from '@tischlein/contract/shop';
import { isCalledOff } from '@tischlein/domain/orders';
import { nextInShop } from '@tischlein/shop-time';

const MINUTE_MS = 60_000;
/** Above this, a time of day says more than minutes. */
const MOST_MINUTES = 90;

/** When something is expected at the table: in minutes, or at a time of day. */
export interface ExpectedTime {
  readonly label: string;
  /** null: too far away, or past. */
  readonly minutes: number | null;
}

/** The rounds that the kitchen has not finished, latest first. */
export const listRoundsUnderWay = (rounds: readonly TableRoundAnswer[]): readonly TableRoundAnswer[] =>
  rounds.filter(({ status }) => !isCalledOff(status) && status !== 'handedOver');

/** When the next food comes; null: the kitchen has not promised a time. */
export function findExpectedTime({ bill, now }: Pick<GuestTable, 'bill' | 'now'>): ExpectedTime | null {
  // A time that has just begun is now, not tomorrow.
  const minute = Math.floor(Date.parse(now) / MINUTE_MS) * MINUTE_MS;
  const promised = listRoundsUnderWay(bill?.rounds ?? [])
    .filter(({ expectedLabel }) => /^\d{1,2}:\d{2}$/.test(expectedLabel))
    .map(({ expectedLabel: label }) => ({
      label,
      minutes: (Date.parse(nextInShop(label, minute - 1)) - minute) / MINUTE_MS,
    }));
  const [next] = promised.toSorted((one, other) => one.minutes - other.minutes);
  return next ? { label: next.label, minutes: next.minutes <= MOST_MINUTES ? next.minutes : null } : null;
}
