import { reservationMails } from './mails.ts';
import { reservationData } from './personal-data.store.ts';
import { officeReservationRoutes, reservationRoutes } from './reservations.routes.ts';
import { KEEP_RESERVATIONS_SECONDS } from './reservations.store.ts';
import type { Room } from '../room.ts';

export const reservations: Room = {
  guestCalls: [reservationRoutes],
  officeCalls: [officeReservationRoutes],
  jobs: [reservationMails],
  forgets: [
    ['reservations', 'ends_at', KEEP_RESERVATIONS_SECONDS],
    ['reserved_seats', 'quarter_at', KEEP_RESERVATIONS_SECONDS],
  ],
  personalData: [reservationData],
  withoutGuests: { reserved_seats: 'sums' },
};
