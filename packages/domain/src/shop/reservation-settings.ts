/** How often a table can begin to be taken, in minutes. */
export const RESERVATION_INTERVALS = [15, 30, 60] as const;

/** Who confirms a reservation: the shop's system at once, or its people. */
export const RESERVATION_MODES = ['atOnce', 'byRestaurant'] as const;
export type ReservationMode = (typeof RESERVATION_MODES)[number];

/** How guests reserve tables. Times are quarters of an hour, so that taken seats can be counted by the quarter. */
export interface ReservationSettings {
  readonly mode: ReservationMode;
  /** Seats that can be reserved at the same time. */
  readonly seats: number;
  /** The largest party that reserves online; larger ones call. */
  readonly mostGuests: number;
  readonly intervalMinutes: (typeof RESERVATION_INTERVALS)[number];
  /** How long a table is kept for a party. */
  readonly stayMinutes: number;
  /** How long before closing the last party arrives. */
  readonly lastSeatingMinutes: number;
  /** How long before their visit guests reserve at the latest. */
  readonly leadMinutes: number;
  /** 0: for today only. */
  readonly daysAhead: number;
}
