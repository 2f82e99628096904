import { isAbandoned, isUnderWay, type OnlinePaymentStatus, secondsToNextPoll } from '@tischlein/domain/payments';
import { isAtOrAfter, plusSeconds } from '../clock.ts';
import type { Row } from '../db/tables.ts';

interface PollResult {
  readonly moves: readonly OnlinePaymentStatus[];
  readonly isPoll: boolean;
  readonly now: string;
}

// Index from which the poll schedule is hourly.
const FIRST_HOURLY_POLL = 4;

/**
 * Schedules the next poll: 5, 15, 60 and 300 s after a move, then hourly for a day, and always when the payment
 * expires.
 */
export function scheduleNextPoll(
  payment: Row<'payments'>,
  looked: PollResult,
): Pick<Row<'payments'>, 'looks' | 'look_at'> {
  const { moves, isPoll } = looked;
  if (moves.length === 0 && !isPoll) return { looks: payment.looks, look_at: payment.look_at };
  const looks = moves.length > 0 ? 0 : payment.looks + 1;
  return {
    looks,
    look_at: calculatePollTime({ ...payment, looks, status: moves.at(-1) ?? payment.status }, looked.now),
  };
}

function calculatePollTime({ status, reference, expires_at, looks }: Row<'payments'>, now: string): string | null {
  const isExpired = isAtOrAfter(now, expires_at);
  if (isAbandoned(status) && !isExpired) return expires_at;
  if (isAbandoned(status)) return reference === null ? null : addPollDelay(now, looks + FIRST_HOURLY_POLL);
  if (status === 'authorised') return addPollDelay(now, looks);
  if (!isUnderWay(status)) return null;
  if (isExpired) return addPollDelay(now, looks);
  if (reference === null && status !== 'unknown') return expires_at;
  const next = addPollDelay(now, looks);
  return next !== null && next < expires_at ? next : expires_at;
}

function addPollDelay(now: string, looks: number): string | null {
  const seconds = secondsToNextPoll(looks);
  return seconds === null ? null : plusSeconds(now, seconds);
}
