import type { Cents } from '@tischlein/domain';
import { euro } from '../money.ts';

/** Staff take an order on the telephone. */
export const TELEPHONE = {
  title: 'Telefonbestellung',
  checking: 'Wir prüfen Deine Anmeldung …',
  signIn: 'Nur fürs Team',
  signInText: 'Melde Dich im Büro an, um Bestellungen am Telefon aufzunehmen.',
  toSignIn: 'Im Büro anmelden',
  back: 'Zum Büro',
  discard: 'Neu anfangen',
  guest: 'Gast',
  phone: 'Telefonnummer',
  phoneHelp: 'Enter sucht nach früheren Bestellungen.',
  search: 'Suchen',
  searching: 'Wird gesucht …',
  nobody: 'Mit dieser Nummer hat noch niemand bestellt.',
  found: 'Schon einmal bestellt',
  take: 'Übernehmen',
  orders: (count: number): string => (count === 1 ? '1 Bestellung' : `${count} Bestellungen`),
  again: (number: number): string => `Bestellung ${number} noch einmal`,
  dishes: 'Gerichte',
  searchDish: 'Nummer oder Name',
  searchHelp: 'Anfangsbuchstaben genügen, Enter nimmt das erste auf. „2x 12“ sind zwei von Nummer 12.',
  nothingFound: (text: string): string => `Kein Gericht zu „${text}“.`,
  added: (amount: number, name: string): string => `${amount}× ${name} ist aufgenommen.`,
  order: 'Bestellung',
  nothing: 'Noch nichts aufgenommen.',
  time: 'Zeit',
  minutes: 'Fertig oder geliefert in',
  minutesHelp: 'Das sagst Du dem Gast zu. Mit dem Aufnehmen ist die Bestellung angenommen.',
  inMinutes: (minutes: number): string => `${minutes} Minuten`,
  payment: 'Zahlung',
  byLink: 'Per Link: Der Gast zahlt selbst, danach geht die Bestellung in die Küche.',
  notes: 'Notizen',
  email: 'E-Mail für den Beleg',
  ageCheck: (age: number): string =>
    `Enthält Artikel ab ${age} Jahren: Sag dem Gast, dass er bei der Übergabe seinen Ausweis zeigen muss.`,
  submit: (total: Cents): string => `Aufnehmen · ${euro(total)}`,
  submitHelp: 'Strg + Enter',
  sending: 'Wird aufgenommen …',
  unreachable: 'Keine Verbindung. Drücke noch einmal, es wird trotzdem nur eine Bestellung aufgenommen.',
  taken: (number: number): string => `Bestellung ${number} ist aufgenommen`,
  takenTest: 'Probebestellung ist aufgenommen',
  due: (label: string): string => `Zugesagt: ${label}`,
  inKitchen: 'Sie ist angenommen und in der Küche.',
  waits: (total: Cents, until: string): string =>
    `${euro(total)} sind noch online zu zahlen, bis ${until} Uhr. Erst danach geht die Bestellung in die Küche.`,
  linkTitle: 'Link für den Gast',
  linkPay: 'Damit zahlt der Gast und sieht den Stand seiner Bestellung.',
  linkInfo: 'Stand, Beleg, AGB und Widerrufsbelehrung. Er steht auch auf dem Bon.',
  linkCode: 'QR-Code zur Bestellung',
  copy: 'Nachricht kopieren',
  copied: 'Kopiert',
  sms: 'Als SMS',
  mail: 'Als E-Mail',
  payMessage: (shop: string, { number, total, link }: LinkMessage): string =>
    `${shop}: Deine Bestellung ${number} über ${euro(total)}. Hier zahlst Du: ${link}`,
  infoMessage: (shop: string, { number, total, link }: LinkMessage): string =>
    `${shop}: Deine Bestellung ${number} über ${euro(total)}. Stand, Beleg und AGB: ${link}`,
  next: 'Nächste Bestellung',
} as const;

interface LinkMessage {
  readonly number: number;
  readonly total: Cents;
  readonly link: string;
}
