import type { DayIndex } from '@tischlein/domain';
import type { ReservationProblem } from '@tischlein/domain/reservations';
import { EMAIL_INVALID } from './email-problem.ts';
import { weekday } from './time-of-day.ts';
import { dayOfMonth, nameMonth } from './month.ts';

interface Day {
  readonly date: string;
  readonly day: DayIndex;
}

/** 'Samstag, 21. November' */
export const dayInWords = ({ date, day }: Day): string => `${weekday(day)}, ${dayOfMonth(date)}`;

/** '21' */
export const dayNumber = (date: string): string => String(Number(date.slice(8, 10)));

/** 'Nov.', 'Mai' */
export const monthShort = (date: string): string => {
  const month = nameMonth(date);
  return month.length <= 4 ? month : `${month.slice(0, 3)}.`;
};

/** 'Samstag, 21. November, 19:30 Uhr' */
export const arrivalInWords = ({ arrival, ...day }: Day & { readonly arrival: string }): string =>
  `${dayInWords(day)}, ${arrival} Uhr`;

/** '4 Personen' */
export const peopleText = (guests: number): string => (guests === 1 ? '1 Person' : `${guests} Personen`);

export const tableUntil = (departure: string): string => `Tisch reserviert bis ${departure} Uhr`;

const FIELD_PROBLEMS: Readonly<Record<ReservationProblem['code'], string>> = {
  nameMissing: 'Bitte gib Deinen Namen ein.',
  emailInvalid: EMAIL_INVALID,
  phoneMissing: 'Bitte gib Deine Telefonnummer ein.',
  phoneInvalid: 'Bitte gib eine gültige Telefonnummer ein.',
};

/** Field of the form → German sentence. */
export const reservationFormProblems = (problems: readonly ReservationProblem[]): Record<string, string> =>
  Object.fromEntries(problems.map(({ field, code }) => [field, FIELD_PROBLEMS[code]]));

/** The same for staff, who enter the values of a guest. */
export const enteredReservationProblems = (problems: readonly ReservationProblem[]): Record<string, string> =>
  Object.fromEntries(problems.map(({ field, code }) => [field, ENTERED_PROBLEMS[code]]));

const ENTERED_PROBLEMS: Readonly<Record<ReservationProblem['code'], string>> = {
  ...FIELD_PROBLEMS,
  nameMissing: 'Bitte gib den Namen des Gastes ein.',
  phoneMissing: 'Bitte gib die Telefonnummer des Gastes ein.',
};

/** For staff, where the sentence for guests asks them to call the restaurant or speaks of their link. */
export const STAFF_RESERVATION_PROBLEMS = {
  reservationsOff: 'Reservierungen sind ausgeschaltet.',
  reservationOver:
    'Daran lässt sich nichts mehr ändern: Der Termin ist vorbei oder die Reservierung schon beantwortet.',
  reservationUnknown: 'Diese Reservierung gibt es nicht mehr. Bitte lade die Liste neu.',
} as const;

export const enteredPartyTooLarge = (seats: number): string =>
  `Zu vergeben sind nur Plätze für ${peopleText(seats)}. So steht es in den Einstellungen der Reservierungen.`;

export const partyTooLarge = (most: number): string =>
  `Online geht es für bis zu ${peopleText(most)}. Seid Ihr mehr, ruf uns bitte an.`;
