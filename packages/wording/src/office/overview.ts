import { type Cents, weekdayOn } from '@tischlein/domain';
import { euro } from '../money.ts';
import { weekday } from '../time-of-day.ts';
import { longDate } from '../time.ts';

/** The daily overview: a help for the books, no till's closing (S3 R6). */
export const OVERVIEW = {
  title: 'Tagesübersicht',
  numbered: (number: number): string => `Tagesübersicht Nr. ${number}`,
  short: (number: number): string => `Nr. ${number}`,
  running: 'Läuft noch. Nach Mitternacht bekommt der Tag seine Nummer und ändert sich dann nicht mehr.',
  day: 'Tag',
  earlier: 'Vorheriger Tag',
  later: 'Nächster Tag',
  earlierDays: 'Frühere Tage',
  none: 'Noch keine Tagesübersicht.',
  noSuchDay: 'An diesem Tag gab es nichts für die Bücher.',
  pdf: 'PDF öffnen und drucken',
  noTill: 'Kein Kassenabschluss',
  noTillText: 'Diese Übersicht hilft bei den Büchern. Bargeld und Kartenzahlungen vor Ort erfasst Deine Kasse mit TSE.',
  cashDue: 'Bar fällig laut Bestellungen',
  cardDue: 'EC-Karte fällig laut Bestellungen',
  handedOver: 'An die Kasse übergeben (Tische)',
  openBills: (count: number): string => (count === 1 ? 'Noch 1 Tisch offen' : `Noch ${count} Tische offen`),
  openBillsHelp: 'Offene Rechnungen zählen an dem Tag, an dem sie bezahlt oder übergeben werden.',
  table: 'Tisch',
  due: 'Offen',
  since: 'Seit',
  takings: 'Umsatz',
  /** 'darin 45,00 € aus 3 Bestellungen, die noch niemand angenommen hat' */
  waiting: (count: number, sum: Cents): string =>
    `darin ${euro(sum)} aus ${count === 1 ? '1 Bestellung' : `${count} Bestellungen`}, die noch niemand angenommen hat`,
  waitingTitle: 'Noch nicht angenommen',
  waitingPart: (count: number, sum: Cents): string =>
    `${euro(sum)} aus ${count === 1 ? '1 Bestellung' : `${count} Bestellungen`}, im Umsatz enthalten`,
  methods: 'Zahlung',
  online: 'Online-Zahlungen',
  received: 'Eingegangen',
  refunded: 'Erstattet',
  vat: 'Mehrwertsteuer',
  documents: 'Belege',
  tips: 'Trinkgeld',
  tipsHelp: 'Trinkgeld fürs Team gehört nicht zum Umsatz und wird ausgezahlt.',
  offers: 'Nachlässe',
  business: 'Betrieb',
  period: 'Zeitraum',
  made: 'Erstellt am',
  receipts: 'Belegnummern',
  hash: 'Prüfsumme',
  previousHash: 'Vorherige Prüfsumme',
  orders: 'Bestellungen',
  refused: 'Abgelehnt',
  cancelled: 'Storniert',
  total: 'Summe',
  fixed: 'Festgeschrieben. Spätere Erstattungen stehen an dem Tag, an dem sie geschehen.',
} as const;

/** 'Sonntag, 22.11.2026' */
export const longDay = (date: string): string => `${weekday(weekdayOn(date))}, ${longDate(date)}`;
