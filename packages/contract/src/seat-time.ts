import { findSeatState, type SeatState } from '@tischlein/domain/table';
import type { OverviewTable } from './shop/index.ts';

const MINUTE_MS = 60_000;

/** Whole minutes since an instant; 0 if it is in the future. */
export const minutesSince = (instant: string, nowMs: number): number =>
  Math.max(0, Math.floor((nowMs - Date.parse(instant)) / MINUTE_MS));

type FollowedSeat = Pick<OverviewTable, 'isOpen' | 'call' | 'held' | 'ready' | 'waitingSince'>;

/** The state of a table now: the same list says 'late' once time has passed. */
export const seatStateAt = (seat: FollowedSeat, nowMs: number): SeatState =>
  findSeatState({
    ...seat,
    waitingMinutes: seat.waitingSince === null ? null : minutesSince(seat.waitingSince, nowMs),
  });
