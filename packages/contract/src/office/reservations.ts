import { z } from 'zod';
import { reservationSettings } from '../shop/table-settings.ts';
import { reservation, reserveTableRequest, reservationTime } from '../shop/reservation.ts';
import { calendarDate } from '../wire-values.ts';

/** The reservations of a day, by time. */
export const officeReservations = z
  .object({
    date: calendarDate,
    today: calendarDate,
    reservations: z.array(reservation),
    /** Seats that can be reserved, and how many are taken at the fullest time; null: reservations are off. */
    seats: z.object({ most: z.int(), taken: z.int() }).nullable(),
    /** Arrivals on that day, for a reservation by phone. */
    times: z.array(reservationTime),
    /** Days with requests that wait for an answer. */
    waiting: z.array(z.object({ date: calendarDate, requests: z.int() })),
  })
  .meta({ id: 'OfficeReservations' });
export type OfficeReservations = z.infer<typeof officeReservations>;

/** A reservation by phone or at the door; mail address and phone number may be empty. */
export const enteredReservation = reserveTableRequest.meta({ id: 'EnteredReservation' });

export const officeReservationAction = z
  .object({ sequence: z.int().min(0), message: z.string().max(500).default('') })
  .meta({ id: 'OfficeReservationAction' });

const document = { enableReservations: z.boolean(), reservations: reservationSettings.nullable() };

/** Whether and how guests reserve tables. */
export const reservationSettingsRequest = z.object(document).meta({ id: 'ReservationSettingsRequest' });
export type ReservationSettingsRequest = z.infer<typeof reservationSettingsRequest>;

/** `version` in quotes is the value for If-Match. */
export const savedReservationSettings = z
  .object({ ...document, version: z.string() })
  .meta({ id: 'ReservationSettings' });
export type SavedReservationSettings = z.infer<typeof savedReservationSettings>;
