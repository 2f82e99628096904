import type { ReservationState } from '@tischlein/domain/reservations';
import { peopleText } from '../reservations.ts';

/** Words of the calendar entry. */
export const reservationCalendarTitle = (restaurant: string, guests: number): string =>
  `Tisch bei ${restaurant}, ${peopleText(guests)}`;

export const RESERVATION_MAIL = {
  message: (message: string): string => `Nachricht vom Restaurant: ${message}`,
  view: 'Reservierung ansehen',
  change: 'Reservierung ändern',
  cancel: 'Reservierung absagen',
  again: 'Neu reservieren',
  facts: { when: 'Wann', guests: 'Gäste', where: 'Wo' },
  accept: 'Ansehen und annehmen',
  decline: 'Ablehnen',
  all: 'Alle Reservierungen des Tages',
} as const;

interface ToldReservation {
  readonly state: ReservationState;
  readonly guests: number;
  readonly name: string;
  /** 'Samstag, 21.11.2026, 19:30' */
  readonly when: string;
  /** The mail tells about another day, time or party. */
  readonly isChange: boolean;
  readonly isCancelledByRestaurant: boolean;
}

interface ReservationWords {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
}

/** What has become of a reservation, to its guest. */
export function reservationForGuest(reservation: ToldReservation): ReservationWords {
  const { state, guests, name, when, isChange, isCancelledByRestaurant } = reservation;
  const you = guests === 1 ? 'Dich' : 'Euch';
  switch (state) {
    case 'requested':
      return {
        subject: `${isChange ? 'Deine Änderung' : 'Deine Anfrage'} für ${when}`,
        title: isChange ? 'Deine Änderung ist bei uns' : 'Deine Anfrage ist bei uns',
        text: `Hallo ${name}, wir prüfen kurz und antworten Dir per E-Mail.`,
      };
    case 'confirmed':
      return {
        subject: `Dein Tisch am ${when}`,
        title: isChange ? 'Deine Reservierung ist geändert' : 'Dein Tisch ist reserviert',
        text: `Wir freuen uns auf ${you}, ${name}. Eine Kalenderdatei hängt an.`,
      };
    case 'declined':
      return {
        subject: `Leider kein Tisch am ${when}`,
        title: 'Leider haben wir keinen Tisch',
        text: `Hallo ${name}, zu dieser Zeit können wir ${you} nicht unterbringen.`,
      };
    case 'cancelled':
      return isCancelledByRestaurant
        ? {
            subject: `Leider abgesagt: Dein Tisch am ${when}`,
            title: 'Wir müssen Deine Reservierung absagen',
            text: `Hallo ${name}, das tut uns leid.`,
          }
        : {
            subject: `Abgesagt: Dein Tisch am ${when}`,
            title: 'Deine Reservierung ist abgesagt',
            text: `Schade, ${name}. Der Tisch ist wieder frei.`,
          };
  }
}

/** What a guest did, to the restaurant. */
export function reservationForRestaurant({ state, isChange }: Pick<ToldReservation, 'state' | 'isChange'>): string {
  if (state === 'cancelled') return 'Reservierung abgesagt';
  if (state === 'requested') return isChange ? 'Geänderte Anfrage' : 'Neue Anfrage';
  return isChange ? 'Geänderte Reservierung' : 'Neue Reservierung';
}
