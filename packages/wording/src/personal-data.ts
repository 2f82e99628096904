import { listWords } from './list-words.ts';
import { toCents } from '@tischlein/domain';
import type { Hindrance, KeptReason, PersonalEntry, PersonalFact, PersonalPart } from '@tischlein/domain/guests';
import { euro } from './money.ts';
import { ORDER_STATE_NAMES } from './order-states.ts';
import { PAYMENT_METHOD_NAMES } from './payment-methods.ts';
import { longDate } from './time.ts';

/** The stored data of a person, in words for that person. */
export const PERSONAL_PART_NAMES: Readonly<Record<PersonalPart, string>> = {
  account: 'Kundenkonto',
  order: 'Bestellungen',
  coupon: 'Reservierte Gutscheine',
  push: 'Benachrichtigungen im Browser',
  group: 'Gruppenbestellungen',
  table: 'Am Tisch',
  reservation: 'Reservierungen',
  feedback: 'Bewertungen',
  advertising: 'Einwilligung in Werbung',
  objection: 'Widerspruch gegen Werbung',
  application: 'Bewerbungen',
  withdrawal: 'Widerrufe',
  receipt: 'Belege',
  electronicInvoice: 'E-Rechnungen',
  mail: 'E-Mails: gespeichert, nicht verschickt',
  block: 'Sperre',
};

const FACT_NAMES: Readonly<Record<PersonalFact, string>> = {
  number: 'Nummer',
  name: 'Name',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  company: 'Firma',
  address: 'Adresse',
  birthday: 'Geburtstag',
  placedAt: 'Eingegangen',
  confirmedAt: 'Bestätigt',
  startsAt: 'Termin',
  people: 'Personen',
  deliveryType: 'Art',
  payment: 'Zahlung',
  total: 'Betrag',
  articles: 'Artikel',
  noteKitchen: 'Hinweis an die Küche',
  noteDelivery: 'Hinweis für die Lieferung',
  coupon: 'Gutschein',
  table: 'Tisch',
  state: 'Stand',
  wish: 'Wunsch',
  message: 'Nachricht',
  job: 'Stelle',
  file: 'Datei',
  stars: 'Sterne',
  text: 'Text',
  answer: 'Antwort',
  textVersion: 'Fassung des Textes',
  proof: 'Nachweis',
  withdrawnAt: 'Widerrufen',
  iban: 'IBAN',
  items: 'Wovon',
  device: 'Dienst des Browsers',
  document: 'Dokument',
  reason: 'Grund',
  until: 'Bis',
};

const CODES: Readonly<Record<string, string>> = {
  delivery: 'Lieferung',
  pickup: 'Abholung',
  dineIn: 'Am Tisch',
  ...ORDER_STATE_NAMES,
  requested: 'Angefragt',
  confirmed: 'Bestätigt',
  declined: 'Abgelehnt',
  invoice: 'Beleg',
  payment: 'Zahlungsbeleg',
  refund: 'Erstattungsbeleg',
  cancellation: 'Stornobeleg',
};

const METHODS: ReadonlyMap<string, string> = new Map(Object.entries(PAYMENT_METHOD_NAMES));
const IN_CODES: ReadonlySet<PersonalFact> = new Set(['deliveryType', 'state', 'document']);
const INSTANTS: ReadonlySet<PersonalFact> = new Set(['placedAt', 'confirmedAt', 'startsAt', 'withdrawnAt', 'until']);

/** Writes an instant for people: '21.11.2026, 19:30'. */
export type FormatInstant = (instant: string) => string;

/** The facts of an entry as people read them. */
export const describePersonalFacts = (
  { facts }: PersonalEntry,
  formatInstant: FormatInstant,
): readonly { readonly name: string; readonly value: string }[] =>
  Object.entries(facts)
    .filter((fact): fact is [PersonalFact, string] => fact[0] in FACT_NAMES && fact[1] !== '')
    .map(([fact, value]) => ({ name: FACT_NAMES[fact], value: writeFact(fact, value, formatInstant) }));

function writeFact(fact: PersonalFact, value: string, formatInstant: FormatInstant): string {
  if (INSTANTS.has(fact)) return formatInstant(value);
  if (IN_CODES.has(fact)) return CODES[value] ?? value;
  if (fact === 'payment') return METHODS.get(value) ?? value;
  if (fact === 'total') return euro(toCents(Number(value)));
  return fact === 'birthday' ? longDate(value) : value;
}

const KEPT_TEXTS: Readonly<Record<KeptReason, string>> = {
  receipt: 'Muss für das Finanzamt aufbewahrt werden (§ 147 AO)',
  letter: 'Muss als Schreiben zu einem Vertrag aufbewahrt werden (§ 147 AO)',
  objection: 'Bleibt als Prüfsumme, damit keine Werbung mehr kommt',
  block: 'Bleibt als Prüfsumme, solange die Sperre gilt',
  franchiseAccount: 'Gehört zu allen Filialen. Löschen kann es die Person selbst',
};

/** 'Muss für das Finanzamt aufbewahrt werden (§ 147 AO), wird danach am 31.12.2034 gelöscht.' */
export const describeKept = ({ reason, until }: NonNullable<PersonalEntry['kept']>): string =>
  `${KEPT_TEXTS[reason]}${until === null ? '' : `, bis zum ${longDate(until)}`}.`;

/** 'Die Bestellungen 4711 und 4712 laufen noch.' */
export function describeHindrances(hindrances: readonly Hindrance[], formatInstant: FormatInstant): readonly string[] {
  const orders = hindrances.filter((each) => each.kind === 'order');
  if (orders.length < 2) return hindrances.map((each) => describeHindrance(each, formatInstant));
  const numbers = listWords(orders.map(({ number }) => String(number)).toReversed());
  const others = hindrances.filter((each) => each.kind !== 'order');
  return [`Die Bestellungen ${numbers} laufen noch.`, ...others.map((each) => describeHindrance(each, formatInstant))];
}

function describeHindrance(hindrance: Hindrance, formatInstant: FormatInstant): string {
  switch (hindrance.kind) {
    case 'order':
      return `Bestellung ${hindrance.number} läuft noch.`;
    case 'refund':
      return `Die Erstattung zu Bestellung ${hindrance.number} läuft noch.`;
    case 'reservation':
      return `Die Reservierung am ${formatInstant(hindrance.startsAt)} steht noch bevor.`;
  }
}

/** The page that a person keeps and prints. */
export const PERSONAL_PAGE = { madeAt: (when: string): string => `Stand: ${when}`, kept: 'Bleibt' } as const;
