import { RESERVATION_STATES } from '@tischlein/domain/reservations';
import { RESERVATION_MODES } from '@tischlein/domain/shop';
import { z } from 'zod';
import {
  calendarDate,
  dayIndex,
  givenInstant,
  instant,
  mailAddress,
  message as typedMessage,
  personName,
  phoneNumber,
  timeOfDay,
} from '../wire-values.ts';

const guests = z.int().min(1).max(1000);
const token = z.string().min(1).max(200);
const sequence = z.int().min(0);
const wish = typedMessage(500).default('');
const message = typedMessage(500).default('');

/** Asks for the times of a day; date null: the first day with hours. The token is of a reservation that is about to change. */
export const reservationTimesRequest = z
  .strictObject({ date: calendarDate.nullable().default(null), guests, token: token.nullable().default(null) })
  .meta({ id: 'ReservationTimesRequest' });
export type ReservationTimesRequest = z.output<typeof reservationTimesRequest>;

/** Arrival and departure are wall time in the shop. */
export const reservationTime = z.object({
  startsAt: instant,
  arrival: timeOfDay,
  departure: timeOfDay,
  isFree: z.boolean(),
});

export const reservationTimes = z
  .object({
    mode: z.enum(RESERVATION_MODES),
    mostGuests: guests,
    days: z.array(z.object({ date: calendarDate, day: dayIndex, isOpen: z.boolean() })),
    date: calendarDate,
    times: z.array(reservationTime),
    /** If the day has no free time: the first later day that has, with its free times. */
    next: z.object({ date: calendarDate, day: dayIndex, arrivals: z.array(timeOfDay) }).nullable(),
  })
  .meta({ id: 'ReservationTimes' });
export type ReservationTimes = z.infer<typeof reservationTimes>;

/** The shape of who comes; the rules are in the domain's `reservations`. */
const contact = { name: personName(120), email: mailAddress, phone: phoneNumber, wish };

export const reserveTableRequest = z
  .strictObject({ formData: z.strictObject({ startsAt: givenInstant, guests, ...contact }) })
  .meta({ id: 'ReserveTableRequest' });
export type ParsedReservationForm = z.output<typeof reserveTableRequest>['formData'];

export const reservation = z
  .object({
    id: z.string(),
    state: z.enum(RESERVATION_STATES),
    /** Counts changes; an action names the one that it is based on. */
    sequence,
    startsAt: instant,
    date: calendarDate,
    day: dayIndex,
    arrival: timeOfDay,
    departure: timeOfDay,
    guests,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    wish: z.string(),
    /** The restaurant's words when it declined or cancelled. */
    message: z.string(),
    isCancelledByRestaurant: z.boolean(),
    /** The guest has confirmed that they come. */
    isGuestSure: z.boolean(),
    /** The visit has begun. */
    isOver: z.boolean(),
    receivedAt: instant,
  })
  .meta({ id: 'Reservation' });
export type Reservation = z.infer<typeof reservation>;

/** `token` opens the guest's pages about it. */
export const reservationAnswer = z.object({ token, reservation }).meta({ id: 'ReservationAnswer' });

/** What a signed link shows. */
export const linkedReservation = z
  .object({
    by: z.enum(['guest', 'restaurant']),
    reservation,
    /** For the restaurant: most seats that others take during the stay, of all; null for guests. */
    taken: z.object({ seats: z.int(), of: z.int() }).nullable(),
  })
  .meta({ id: 'LinkedReservation' });
export type LinkedReservation = z.infer<typeof linkedReservation>;

export const reservationLinkRequest = z.strictObject({ token }).meta({ id: 'ReservationLinkRequest' });

export const answerReservationRequest = z
  .strictObject({ token, sequence, message })
  .meta({ id: 'AnswerReservationRequest' });

export const changeReservationRequest = z
  .strictObject({ token, sequence, startsAt: givenInstant, guests, wish })
  .meta({ id: 'ChangeReservationRequest' });
export type ParsedReservationChange = z.output<typeof changeReservationRequest>;
