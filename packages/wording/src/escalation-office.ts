import type { EscalationEnd } from '@tischlein/domain/shop';
import { listWords } from './list-words.ts';

const formatMinutes = (minutes: number): string => (minutes === 1 ? '1 Minute' : `${minutes} Minuten`);

/** Settings for unanswered orders, and what the desk says about them. */
export const ESCALATION_OFFICE = {
  title: 'Wenn niemand antwortet',
  help: 'Eine Bestellung wartet, und niemand nimmt sie an: Diese Schritte folgen dann aufeinander. Gezählt wird ab dem Moment, in dem sie bei Euch ankommt.',
  people: 'Wer Bescheid bekommt',
  peopleHelp: 'Bis zu fünf Personen. Ohne eine Angabe geht die E-Mail an die Adresse Deines Restaurants.',
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  phoneHelp: 'Für SMS oder Anruf.',
  incomplete: 'Bitte gib einen Namen und eine E-Mail oder eine Telefonnummer an.',
  add: 'Person hinzufügen',
  remove: (name: string): string => `${name || 'Person'} entfernen`,
  steps: 'Schritte',
  ring: 'Lauter klingeln nach Minuten',
  tell: 'E-Mail nach Minuten',
  call: 'SMS oder Anruf nach Minuten',
  callHelp:
    'Anrufe und SMS übernimmt ein Dienst Deiner Wahl: Wir schicken ihm das Ereignis „Niemand antwortet“ mit den Nummern. Du richtest ihn unter Schnittstellen ein.',
  callLink: 'Zu den Schnittstellen',
  order: 'Jeder Schritt muss nach dem vorigen kommen.',
  last: 'Zuletzt',
  ends: {
    none: 'Nichts. Die Bestellung wartet weiter.',
    refuse: 'Ablehnen und das Geld erstatten',
    accept: 'Annehmen, mit der üblichen Zeit',
  } satisfies Readonly<Record<EscalationEnd, string>>,
  lastMinutes: 'Nach Minuten',
  saved: 'Gespeichert.',
  /** The band above the columns. */
  waits: (number: number, minutes: number): string => `${number} wartet seit ${formatMinutes(minutes)}.`,
  show: 'Ansehen',
  /** The whole screen. */
  unanswered: (minutes: number): string => `Seit ${formatMinutes(minutes)} ohne Antwort`,
  acceptIn: (minutes: number): string => `Annehmen, ${minutes} Min.`,
  toDesk: (others: number): string =>
    others === 0 ? 'Zurück zu allen Bestellungen' : others === 1 ? '1 weitere wartet' : `${others} weitere warten`,
} as const;

/** 'Ada und Ben wissen Bescheid.'; '' if no one is told. */
export const toldText = (people: readonly string[]): string =>
  people.length === 0 ? '' : `${listWords(people)} ${people.length === 1 ? 'weiß' : 'wissen'} Bescheid.`;

interface End {
  readonly last: EscalationEnd;
  /** '18:51' */
  readonly time: string;
  /** '20,62 €'; '' if nothing is paid back. */
  readonly refund: string;
}

/** 'Um 18:51 Uhr lehnen wir für Dich ab und zahlen 20,62 € zurück.' */
export function endText({ last, time, refund }: End): string {
  if (last === 'none') return '';
  if (last === 'accept') return `Um ${time} Uhr nehmen wir für Dich an.`;
  return `Um ${time} Uhr lehnen wir für Dich ab${refund && ` und zahlen ${refund} zurück`}.`;
}
