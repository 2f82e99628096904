import type { Cents } from '@tischlein/domain';
import { euro, wholeNumber } from '../money.ts';

type AdvertisingState = 'none' | 'asked' | 'given' | 'withdrawn';

/** The guests of a shop, and the stored data of one. */
export const GUESTS = {
  title: 'Kundschaft',
  search: 'Gäste suchen',
  searchHelp: 'Name, Telefon, E-Mail oder Adresse',
  submit: 'Suchen',
  sort: 'Sortieren',
  sorts: { last: 'Zuletzt bestellt', orders: 'Meiste Bestellungen', sum: 'Höchste Summe' },
  found: (count: number): string => (count === 1 ? '1 Gast' : `${wholeNumber(count)} Gäste`),
  none: 'Kein Gast gefunden.',
  noneHelp: 'Hier stehen alle, die mit E-Mail oder Telefon bestellt haben.',
  lookUp: (contact: string): string => `Alles zu ${contact} ansehen`,
  csv: 'Als CSV herunterladen',
  previous: '50 davor',
  next: '50 weitere',
  columns: {
    name: 'Gast',
    orders: 'Bestellungen',
    last: 'Zuletzt',
    sum: 'Summe',
    advertising: 'Werbung',
    account: 'Konto',
  },
  advertising: {
    none: '–',
    asked: 'angefragt',
    given: 'eingewilligt',
    withdrawn: 'widerrufen',
  } as const satisfies Record<AdvertisingState, string>,
  account: 'ja',
  noAccount: '–',
  blocked: 'gesperrt',
  back: 'Kundschaft',
  nameless: 'Ohne Namen',
  summary: (orders: number, sum: Cents): string =>
    `${orders === 1 ? '1 Bestellung' : `${wholeNumber(orders)} Bestellungen`}, ${euro(sum)}`,
  mail: 'E-Mail schreiben',
  call: 'Anrufen',
  related: 'Mit derselben Telefonnummer',
  kept: 'Bleibt',
  toOrder: (number: string): string => `Bestellung ${number}`,
  rights: 'Datenschutz',
  rightsHelp:
    'Verlangt die Person Auskunft, gib ihr eine der Dateien (Art. 15 und 20 DSGVO). Verlangt sie die Löschung, lösche hier (Art. 17).',
  json: 'Datei für Maschinen (JSON)',
  html: 'Datei zum Lesen (HTML)',
  erase: 'Daten löschen',
  eraseTitle: 'Alles zu dieser Person löschen?',
  eraseTexts: [
    'Name, Adresse, Nachrichten, Bewertungstexte, Einwilligungen, Reservierungen und Bewerbungen sind dann weg. Das lässt sich nicht zurücknehmen.',
    'Beträge und Artikel der Bestellungen bleiben für die Bücher, ohne die Person. Belege bleiben so lange, wie das Gesetz es verlangt.',
  ],
  keep: 'Behalten',
  cannotErase: 'Löschen geht noch nicht:',
  erased: 'Gelöscht.',
  erasedKept: 'Das bleibt:',
  fileName: 'gespeicherte-daten',
  pageTitle: (name: string): string => `Gespeicherte Daten: ${name}`,
} as const;

/** Withdrawals from a contract. */
export const WITHDRAWALS = {
  title: 'Widerrufe',
  help: 'Jeder Gast hat eine Bestätigung bekommen. Prüfe, was er zurückgeben darf, und erstatte es bei der Bestellung.',
  none: 'Noch kein Widerruf.',
  list: 'Widerrufe',
  order: (number: number): string => `Bestellung ${number}`,
  received: (when: string): string => `eingegangen ${when}`,
  handledAt: (when: string): string => `Erledigt ${when}`,
  handle: 'Erledigt',
  nameHandled: (number: number): string => `Widerruf zu Bestellung ${number} ist erledigt`,
  handled: (number: number): string => `Der Widerruf zu Bestellung ${number} ist erledigt.`,
} as const;

/** Blocked phone numbers and e-mail addresses. */
export const BLOCKS = {
  title: 'Sperren',
  help: 'Für Bestellungen, die niemand bezahlt hat. Wer gesperrt ist, erfährt nur, dass er online bezahlen oder anrufen soll.',
  none: 'Niemand ist gesperrt.',
  list: 'Gesperrt',
  block: 'Sperren',
  blockTitle: 'Telefonnummer oder E-Mail sperren',
  contact: 'Telefonnummer oder E-Mail',
  contactInvalid: 'Bitte gib eine Telefonnummer oder eine E-Mail-Adresse ein.',
  scope: 'Was ist gesperrt?',
  scopes: { cash: 'Nur Zahlen bei Übergabe', all: 'Jede Bestellung' },
  reason: 'Grund, nur für Euch',
  until: 'Letzter Tag (leer: ohne Ende)',
  untilDay: (date: string): string => `bis ${date}`,
  noEnd: 'ohne Ende',
  by: (name: string, when: string): string => `von ${name}, ${when}`,
  unblock: 'Sperre beenden',
  nameUnblock: (shown: string): string => `Sperre beenden: ${shown}`,
  blocked: 'Gesperrt.',
  unblocked: 'Die Sperre ist beendet.',
  ofGuest: 'Diese Person sperren',
} as const;
