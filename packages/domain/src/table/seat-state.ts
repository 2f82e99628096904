import { type BillSums, findBillState } from './bill-sums.ts';

/** How the overview draws a table. */
export const SEAT_STATES = ['free', 'open', 'ready', 'late', 'held', 'call'] as const;
export type SeatState = (typeof SEAT_STATES)[number];

interface Seat {
  readonly isOpen: boolean;
  readonly call: { readonly isSeen: boolean } | null;
  /** Rounds that wait for the waiter (S3 W14). */
  readonly held: number;
  /** Rounds that are ready to be served. */
  readonly ready: number;
  /** For how many minutes the kitchen has had its oldest round; null: none. */
  readonly waitingMinutes: number | null;
}

const LATE_AFTER_MINUTES = 25;

/** What the table needs first: a call, then a round to confirm, then one that takes too long, then one that is ready. */
export function findSeatState({ isOpen, call, held, ready, waitingMinutes }: Seat): SeatState {
  if (call && !call.isSeen) return 'call';
  if (held > 0) return 'held';
  if (waitingMinutes !== null && waitingMinutes >= LATE_AFTER_MINUTES) return 'late';
  if (ready > 0) return 'ready';
  return isOpen ? 'open' : 'free';
}

export type SeatNote = Exclude<SeatState, 'open'> | 'pays' | 'inKitchen' | 'eats' | 'paid' | 'settled';

interface SeatMoney extends BillSums {
  /** Rounds the kitchen has. */
  readonly inKitchen: number;
}

/** Returns whether the table asks for a waiter to come. */
export const needsWaiter = (state: SeatState): boolean => state === 'call' || state === 'held';

/** What the tile of a table says below its number. */
export function findSeatNote({ inKitchen, ...sums }: SeatMoney, state: SeatState): SeatNote {
  if (state !== 'open') return state;
  if (sums.reserved > 0) return 'pays';
  if (inKitchen > 0) return 'inKitchen';
  const billState = findBillState(sums);
  if (billState === 'handedOver') return 'settled';
  return billState === 'paid' ? 'paid' : 'eats';
}
