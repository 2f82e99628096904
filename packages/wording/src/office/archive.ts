import type { Cents } from '@tischlein/domain';
import type { OrderStatus } from '@tischlein/domain/orders';
import { euro, wholeNumber } from '../money.ts';

/** The archive of all orders. */
export const ARCHIVE = {
  title: 'Bestellungen',
  search: 'Bestellungen suchen',
  searchHelp: 'Nummer, Name, Telefon, Adresse, Gericht, „Tisch 7“, Betrag oder Gutschein',
  submit: 'Suchen',
  from: 'Von',
  to: 'Bis',
  deliveryType: 'Art',
  payment: 'Zahlung',
  state: 'Stand',
  all: 'Alle',
  reset: 'Filter löschen',
  deliveryTypes: { delivery: 'Lieferung', pickup: 'Abholung', dineIn: 'Tisch' },
  states: {
    open: 'Offen',
    done: 'Erledigt',
    calledOff: 'Abgelehnt, storniert',
    refunded: 'Erstattet',
    unpaid: 'Nicht bezahlt',
  },
  searching: 'Wird gesucht …',
  found: (count: number, sum: Cents): string =>
    `${count === 1 ? '1 Bestellung' : `${wholeNumber(count)} Bestellungen`}, ${euro(sum)}`,
  none: 'Keine Bestellung gefunden.',
  nothingFound: 'Nichts gefunden',
  noneYet: 'Noch keine Bestellung',
  noneYetHelp: 'Jede Bestellung bleibt hier, mit Belegen, E-Mails und Verlauf. Neue kommen auf „Heute“ an.',
  noneHelp: 'Prüfe die Schreibweise oder lösche einen Filter.',
  more: '50 weitere',
  exporting: 'Die Datei wird erstellt …',
  exported: (left: number): string =>
    left === 0
      ? 'Die Datei ist fertig.'
      : `Die Datei ist fertig. ${wholeNumber(left)} ältere Bestellungen sind nicht darin.`,
  exportFile: 'bestellungen',
  columns: {
    branch: 'Filiale',
    number: 'Nr.',
    time: 'Zeit',
    type: 'Art',
    guest: 'Gast',
    articles: 'Was',
    payment: 'Zahlung',
    state: 'Stand',
    total: 'Betrag',
  },
  table: (number: number): string => `Tisch ${number}`,
  billPart: 'Teil einer Rechnung',
  notPaid: 'Nicht bezahlt',
  partlyRefunded: 'Teils erstattet',
  refunded: 'Erstattet',
  order: (number: number): string => `Bestellung ${number}`,
  back: 'Bestellungen',
  print: 'Bon hier drucken',
  receipt: 'Beleg',
  lines: 'Artikel',
  lineColumns: {
    amount: 'Menge',
    article: 'Artikel',
    single: 'Einzeln',
    total: 'Betrag',
    paid: 'Bezahlt',
    vat: 'MwSt.',
  },
  paidHelp: 'Bezahlt: nach Rabatt und Gutschein, mit Pfand. So viel lässt sich erstatten.',
  free: 'gratis',
  beforeOffers: (price: Cents): string => `statt ${euro(price)}`,
  share: (amount: Cents): string => `Anteil an Rabatt und Gutschein −${euro(amount)}`,
  sums: 'Wie sich der Betrag ergibt',
  list: 'Listenpreise',
  offers: 'Angebote',
  tip: 'Trinkgeld',
  paidInAll: 'Mit Trinkgeld',
  vat: 'Mehrwertsteuer',
  guestFacts: 'Gast',
  facts: {
    guest: 'Gast',
    phone: 'Telefon',
    email: 'E-Mail',
    address: 'Adresse',
    note: 'Küche',
    driverNote: 'Lieferung',
    ordered: 'Bestellt',
    takenBy: 'Am Telefon aufgenommen von',
    link: 'Link für den Gast',
    due: 'Gewünscht',
    promised: 'Zugesagt',
    table: 'Tisch',
    coupon: 'Gutschein',
    reason: 'Grund',
  },
  history: 'Verlauf',
  documents: 'Dokumente',
  noDocuments: 'Noch keine Dokumente.',
  document: (kind: keyof typeof DOCUMENT_NAMES, number: number): string => `${DOCUMENT_NAMES[kind]} ${number}`,
  mails: 'E-Mails',
  noMails: 'Keine E-Mail in den letzten 30 Tagen.',
} as const;

const DOCUMENT_NAMES = {
  invoice: 'Beleg',
  payment: 'Zahlungsbeleg',
  refund: 'Erstattungsbeleg',
  correction: 'Berichtigung',
  cancellation: 'Stornobeleg',
} as const;

const EVENTS: Readonly<Record<string, string>> = {
  place: 'Bestellt',
  pay: 'Bezahlt',
  expire: 'Nicht bezahlt, beendet',
  refund: 'Geld erstattet',
  withdraw: 'Widerruf',
  move: 'Auf einen anderen Tisch gebucht',
  accept: 'Angenommen',
  refuse: 'Abgelehnt',
  ready: 'Fertig',
  depart: 'Unterwegs',
  handOver: 'Übergeben',
  cancel: 'Storniert',
  propose: 'Änderung vorgeschlagen',
  change: 'Geändert',
  decline: 'Änderung abgelehnt',
  tour: 'Tour geändert',
  notMet: 'Niemanden angetroffen',
};

/** What happened to an order: 'Angenommen'. */
export const orderEventName = (action: string): string => EVENTS[action] ?? action;

/** How a state looks: good while it is cooked, bad if it came to nothing. */
export const orderStateKind = (status: OrderStatus): 'good' | 'bad' | 'off' =>
  status === 'refused' || status === 'cancelled' ? 'bad' : status === 'handedOver' ? 'off' : 'good';
