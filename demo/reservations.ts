import type { ReservationSettings } from '@tischlein/domain/shop';

/** Forty seats, and the restaurant answers. */
export const DEMO_RESERVATIONS: ReservationSettings = {
  mode: 'byRestaurant',
  seats: 40,
  mostGuests: 8,
  intervalMinutes: 30,
  stayMinutes: 120,
  lastSeatingMinutes: 90,
  leadMinutes: 60,
  daysAhead: 60,
};
