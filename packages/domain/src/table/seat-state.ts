/** How the overview draws a table. */
export const SEAT_STATES = ['free', 'open', 'ready', 'late', 'call'] as const;
export type SeatState = (typeof SEAT_STATES)[number];

interface Seat {
  readonly isOpen: boolean;
  readonly call: { readonly isSeen: boolean } | null;
  /** Rounds that are ready to be served. */
  readonly ready: number;
  /** For how many minutes the kitchen has had its oldest round; null: none. */
  readonly waitingMinutes: number | null;
}

const LATE_AFTER_MINUTES = 25;

/** What the table needs first: a call, then a round that takes too long, then one that is ready. */
export function findSeatState({ isOpen, call, ready, waitingMinutes }: Seat): SeatState {
  if (call && !call.isSeen) return 'call';
  if (waitingMinutes !== null && waitingMinutes >= LATE_AFTER_MINUTES) return 'late';
  if (ready > 0) return 'ready';
  return isOpen ? 'open' : 'free';
}

export type SeatNote = Exclude<SeatState, 'open'> | 'pays' | 'inKitchen' | 'eats' | 'paid';

interface SeatMoney {
  readonly due: number;
  readonly booked: number;
  /** What guests are paying online. */
  readonly reserved: number;
  /** Rounds the kitchen has. */
  readonly inKitchen: number;
}

/** What the tile of a table says below its number. */
export function findSeatNote({ due, booked, reserved, inKitchen }: SeatMoney, state: SeatState): SeatNote {
  if (state !== 'open') return state;
  if (reserved > 0) return 'pays';
  if (inKitchen > 0) return 'inKitchen';
  return due > 0 || booked === 0 ? 'eats' : 'paid';
}
