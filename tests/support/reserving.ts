import { randomUUID } from 'node:crypto';
import type { Reservation } from '@tischlein/contract/shop';
import type { ReservationSettings } from '@tischlein/domain/shop';
import type { Answer, Desk } from './open-shop.ts';

/** Twenty seats, tables for two hours, at each half hour; the restaurant confirms. */
export const RESERVATIONS: ReservationSettings = {
  mode: 'byRestaurant',
  seats: 20,
  mostGuests: 8,
  intervalMinutes: 30,
  stayMinutes: 120,
  lastSeatingMinutes: 60,
  leadMinutes: 60,
  daysAhead: 14,
};

const SETTINGS = '/api/office/shop/roma/reservation-settings';

/** Lets guests of 'roma' reserve tables. */
export const takeReservations = (owner: Desk, settings: Partial<ReservationSettings> = {}): Promise<Answer> =>
  owner.save(SETTINGS, { enableReservations: true, reservations: { ...RESERVATIONS, ...settings } });

/** A party of four on the Sunday after the tests' Saturday. */
export const aReservation = (form: object = {}) => ({
  formData: {
    startsAt: '2026-11-22T19:30:00+01:00',
    guests: 4,
    name: 'Ada Köhler',
    email: 'ada@example.org',
    phone: '0151 2345678',
    wish: 'Kinderstuhl',
    ...form,
  },
});

export const newKey = () => ({ 'idempotency-key': randomUUID() });

export interface Reserved {
  readonly token: string;
  readonly reservation: Reservation;
}
