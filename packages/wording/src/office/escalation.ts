import type { EscalationEnd } from '@tischlein/domain/shop';
import { listWords } from '../list-words.ts';
import { formatMinutes } from '../minutes.ts';

/** Settings for unanswered orders, and what the desk says about them. */
export const ESCALATION_OFFICE = {
  title: 'Wenn niemand antwortet',
  help: 'Eine Bestellung wartet, und niemand nimmt sie an: Diese Schritte folgen dann aufeinander. Es zählen nur Minuten, in denen Ihr geöffnet habt: Kommt eine Bestellung nachts, läuft die Zeit erst, wenn Ihr das nächste Mal öffnet.',
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
  ring: 'Lauter klingeln nach (Minuten)',
  tell: 'Nachricht und E-Mail nach (Minuten)',
  call: 'SMS oder Anruf nach (Minuten)',
  callHelp:
    'Anrufe und SMS übernimmt ein Dienst Deiner Wahl: Wir schicken ihm das Ereignis „Niemand antwortet“ mit den Nummern. Du richtest ihn unter Schnittstellen ein.',
  callLink: 'Zu den Schnittstellen',
  order: 'Jeder Schritt muss nach dem vorigen kommen.',
  last: 'Zuletzt',
  ends: {
    refuse: 'Ablehnen und das Geld erstatten',
    accept: 'Annehmen, mit der üblichen Zeit',
    none: 'Nie. Die Bestellung wartet weiter.',
  } satisfies Readonly<Record<EscalationEnd, string>>,
  lastHelp: 'Bevor das geschieht, klingelt es, und alle Genannten bekommen Bescheid. Der Gast bekommt eine E-Mail.',
  lastMinutes: 'Nach (Minuten)',
  saved: 'Gespeichert.',
  /** The band above the lanes: '4225 wartet seit 3 Minuten.', '4225 und 2 weitere warten, die erste seit 6 Minuten.' */
  wait: ([first = 0, ...others]: readonly number[], minutes: number): string =>
    others.length === 0
      ? `${first} wartet seit ${formatMinutes(minutes)}.`
      : `${first} und ${others.length} weitere warten, die erste seit ${formatMinutes(minutes)}.`,
  show: 'Ansehen',
  /** The whole screen. */
  waiting: (count: number): string => (count === 1 ? '1 Bestellung wartet' : `${count} Bestellungen warten`),
  oldest: (minutes: number): string => `Die älteste seit ${formatMinutes(minutes)}.`,
  late: 'Bestellungen ohne Antwort',
  others: (count: number): string => (count === 1 ? '1 weiteres' : `${count} weitere`),
  soundOff: 'Ton aus',
  soundOn: 'Ton an',
  neverEnds: 'Sie wird nicht von allein abgelehnt.',
  tableNeverEnds: 'Tischbestellung, wird nicht von allein abgelehnt.',
  toDesk: 'Zurück zu Heute, der Alarm bleibt als Band',
} as const;

/** 'Ada und Ben wissen Bescheid.'; '' if no one is told. The name '' is the mailbox of the restaurant itself. */
export function toldText(people: readonly string[]): string {
  if (people.length === 0) return '';
  const names = people.filter((name) => name !== '');
  if (names.length === 0) return 'An die Adresse Deines Restaurants ging eine E-Mail.';
  return `${listWords(names)} ${names.length === 1 ? 'weiß' : 'wissen'} Bescheid.`;
}

interface End {
  readonly last: EscalationEnd;
  /** 'um 18:51 Uhr', 'am Montag um 11:40 Uhr' */
  readonly when: string;
  /** '20,62 €'; '' if nothing is paid back. */
  readonly refund: string;
}

/** 'Um 18:51 Uhr lehnen wir für Dich ab und zahlen 20,62 € zurück.' */
export function endText({ last, when, refund }: End): string {
  if (last === 'none') return '';
  const start = when.charAt(0).toUpperCase() + when.slice(1);
  if (last === 'accept') return `${start} nehmen wir für Dich an.`;
  return `${start} lehnen wir für Dich ab${refund && ` und zahlen ${refund} zurück`}.`;
}

/** 'um 18:51 Uhr', 'am Montag um 11:40 Uhr'; `weekday` '' is today. */
export const endTime = (weekday: string, time: string): string => `${weekday && `am ${weekday} `}um ${time} Uhr`;
