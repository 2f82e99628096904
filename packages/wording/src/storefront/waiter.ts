import type { Cents } from '@tischlein/domain';
import { euro } from '../money.ts';

/** '12,50': where a column of prices says what they are. */
export const plainEuro = (amount: Cents): string => euro(amount).replace(/\s?€$/u, '');

/** The pages of the waiters, below /service. */
export const WAITER = {
  areas: 'Bereiche',
  tables: 'Tische',
  order: 'Bestellen',
  items: 'Artikel',
  split: 'Bezahlen und umbuchen',
  office: 'Zum Büro',
  signOut: 'Abmelden',
  signedOut: 'Du bist abgemeldet.',
  connected: 'Verbunden',
  table: (table: number): string => `Tisch ${table}`,
  backTo: (table: number): string => `Zurück zu Tisch ${table}`,
  minutes: (minutes: number): string => `${minutes} Min.`,
  open: (amount: Cents): string => `${euro(amount)} offen`,
} as const;

export const WAITER_SIGN_IN = {
  title: 'Service anmelden',
  lead: 'Gilt auf diesem Gerät bis heute um Mitternacht.',
  password: 'Service-Passwort',
  submit: 'Anmelden',
  wrong: 'Das Passwort stimmt nicht. Bitte prüfe es und versuche es noch einmal.',
  pause: (wait: string): string => `Zu viele Versuche. Weiter geht es in ${wait} Min.`,
  newDay: 'Neuer Tag',
  endedLead: 'Melde Dich neu an. Offene Tische sind noch da, Deine Eingabe auch.',
  nameTitle: 'Wie heißt Du?',
  nameLead: 'Dein Name steht bei allem, was Du buchst.',
  name: 'Name',
  nameMissing: 'Bitte gib Deinen Namen ein.',
  goOn: 'Weiter',
} as const;

export const FLOOR = {
  view: 'Ansicht',
  list: 'Liste',
  plan: 'Plan',
  calling: (count: number): string => `Rufen ${count}`,
  late: (count: number): string => `Warten ${count}`,
  open: (count: number): string => `Offen ${count}`,
  withoutArea: 'Tische',
  empty: 'Alle Tische sind frei',
  emptyHint: 'Tippe einen Tisch an, um eine Bestellung aufzunehmen.',
  noMatch: 'Gerade kein Tisch.',
  otherTable: 'Anderer Tisch',
  stopped: 'Die Tische werden nicht mehr aktualisiert',
  lastSeen: (time: string): string => `Letzter Stand: ${time} Uhr.`,
  resume: 'Weiter aktualisieren',
  offline: 'Keine Verbindung',
  offlineSince: (time: string): string => `Keine Verbindung seit ${time}`,
  goOnOffline: 'Du kannst weiter Bestellungen aufnehmen.',
  go: 'Ich gehe hin',
  toKitchen: 'In die Küche',
  decline: 'Ablehnen',
  held: (table: number, name: string, total: Cents): string => `Tisch ${table}${name && `, ${name}`}: ${euro(total)}`,
  since: (minutes: number): string => (minutes === 0 ? 'gerade eben' : `seit ${minutes} Min.`),
} as const;

export const TABLE_DETAIL = {
  back: 'Zu den Tischen',
  items: 'Artikel',
  split: 'Bezahlen und umbuchen',
  loading: 'Der Tisch wird geladen.',
  free: 'Hier ist noch nichts bestellt.',
  since: (time: string): string => `besetzt seit ${time}`,
  openOf: (booked: Cents): string => `Offen von ${euro(booked)}`,
  pay: 'Bezahlen',
  move: 'Umbuchen',
  history: 'Historie',
  take: 'Bestellung aufnehmen',
  clear: 'Tisch leeren',
  atPhone: (name: string): string => (name ? `${name} am Handy` : 'Gast am Handy'),
  service: (name: string): string => name || 'Service',
  /** Never 'bezahlt' for what the till gets (S3 W11). */
  settledBy: { online: 'bezahlt', till: 'an der Kasse', both: 'nicht mehr offen' },
  refunded: (amount: Cents): string => `${euro(amount)} erstattet`,
  refundedAtTill: (amount: Cents): string => `davon ${euro(amount)} an der Kasse`,
  payOut: 'An der Kasse zu erstatten',
  partlyOpen: (amount: Cents): string => `davon offen ${euro(amount)}`,
  reserved: (names: string): string => (names ? `${names} zahlt gerade` : 'wird gerade bezahlt'),
  held: (total: Cents): string => `wartet auf Dich, ${euro(total)}`,
  sumWaiting: 'Wartet auf Dich',
  sumReserved: 'Wird gerade bezahlt',
  movedFrom: (table: number): string => `von Tisch ${table}`,
  expected: (time: string): string => `fertig um ${time}`,
} as const;

/** States of a round. */
export const ROUND_STATES = {
  placed: 'bestellt',
  accepted: 'in der Küche',
  ready: 'fertig',
  underway: 'unterwegs',
  handedOver: 'serviert',
  refused: 'abgelehnt',
  cancelled: 'storniert',
} as const;

export const TAKE = {
  search: 'Nummer oder Name',
  categories: 'Kategorien',
  combos: 'Menüs',
  keypad: 'Nummer eingeben',
  unknownNumber: 'Diese Nummer gibt es nicht',
  chooseSize: 'Größe wählen',
  deleteDigit: 'Löschen',
  addNumber: (number: string): string => `Nummer ${number} hinzufügen`,
  /** Contains what the button shows, in the same order: '32 cm 2×' or '32 cm 8,40'. */
  add: (name: string, size: string, { price, count }: { readonly price: Cents; readonly count: number }): string => {
    const shown = count > 0 ? [[size, `${count}×`].filter(Boolean).join(' '), euro(price)] : [size, euro(price)];
    return `${[name, ...shown].filter(Boolean).join(', ')} hinzufügen`;
  },
  nothingFound: (text: string): string => `Kein Gericht zu „${text}“.`,
  soldOut: 'aus',
  soldOutToday: 'Heute ausverkauft',
  notNow: 'gerade nicht',
  age: (age: number): string => `ab ${age} Jahren`,
  checkAge: (age: number): string => `Bitte lass Dir einen Ausweis zeigen: ab ${age} Jahren.`,
  order: (table: number): string => `Bestellung für Tisch ${table}`,
  change: 'Wechseln',
  note: 'Notiz',
  noteFor: (name: string): string => `Notiz zu ${name}`,
  noteForKitchen: 'Notiz für die Küche',
  saveNote: 'Übernehmen',
  count: (count: number): string => `${count} Artikel`,
  bookFor: (table: number): string => `Für Tisch ${table} buchen`,
  bookWithout: (count: number, name: string): string => `${count} Artikel ohne ${name} buchen`,
  review: 'Prüfen und buchen',
  nothing: 'Noch nichts aufgenommen',
  nothingHint: 'Tippe ein Gericht an oder gib seine Nummer ein.',
  sent: (count: number, total: Cents): string => `${count} Artikel, ${euro(total)}, sind in der Küche.`,
  refundSent: (total: Cents, atTill: Cents): string =>
    atTill === 0
      ? `${euro(total)} sind erstattet.`
      : `${euro(total)} sind erstattet, davon ${euro(atTill)} bitte an der Kasse auszahlen.`,
  gone: (name: string): string => `${name} ist gerade ausgegangen`,
  goneHint: 'Sag es den Gästen. Der Rest kann gebucht werden.',
  refund: (name: string): string => `Storno: ${name}`,
  removeRefund: (name: string): string => `Storno von ${name} entfernen`,
  otherTable: 'Andere Nummer',
  added: (name: string): string => `${name} ist aufgenommen.`,
} as const;

/** Bookings that the server has not confirmed yet. */
export const BOOKINGS = {
  title: 'Noch nicht gebucht',
  sending: 'wird gebucht …',
  waiting: 'wartet auf Verbindung',
  signIn: 'wartet auf Deine Anmeldung',
  otherDay: 'Von einem anderen Tag. Prüfe, ob die Bestellung noch gebraucht wird.',
  summary: (count: number): string =>
    count === 1 ? '1 Bestellung wartet auf diesem Gerät.' : `${count} Bestellungen warten auf diesem Gerät.`,
  stopped: (count: number): string =>
    count === 1 ? '1 Bestellung konnte nicht gebucht werden.' : `${count} Bestellungen konnten nicht gebucht werden.`,
  notSent: 'Die Bestellung konnte nicht gesendet werden.',
  notLost: 'Nichts ist verloren. Wir senden, sobald die Verbindung steht.',
  send: 'Senden',
  show: 'Zeigen',
  again: 'Noch einmal senden',
  takeBack: 'Zurück in die Bestellung',
  discard: 'Verwerfen',
  cancel: 'Abbrechen',
  discardQuestion: 'Diese Bestellung verwerfen? Sie wird dann nicht gebucht.',
  refund: (total: Cents): string => `Storno, ${euro(total)}`,
} as const;
