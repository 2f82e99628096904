import { add, type Cents, NO_CENTS, sum, weekdayOn } from '@tischlein/domain';
import {
  type BookedMethod,
  type Item,
  IN_PERSON_METHODS,
  sliceByMethod,
  sliceByRate,
  sumTakings,
  type Totals,
} from '@tischlein/domain/books';
import { percent } from '../money.ts';
import { weekday } from '../time-of-day.ts';
import { longDate } from '../time.ts';
import { bookedMethodName, ORDER_TYPE_NAMES } from './report-words.ts';
import type { NamedTable, TableCell } from './report-tables.ts';

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

type OverviewTotals = Pick<
  Totals,
  | 'takings'
  | 'orders'
  | 'refused'
  | 'cancelled'
  | 'documents'
  | 'money'
  | 'tips'
  | 'deposits'
  | 'deliveryFees'
  | 'discounts'
>;

const money = (cents: Cents): TableCell => ({ cents });

/** Takings by method and order type; the last row is their sum. */
export function listMethodTable(totals: OverviewTotals): NamedTable {
  const slices = sliceByMethod(totals).filter(({ takings }) => takings !== 0);
  const column = (type: keyof typeof ORDER_TYPE_NAMES): Cents => sum(slices.map(({ byType }) => byType[type]));
  return {
    name: OVERVIEW.methods,
    head: [OVERVIEW.methods, ...Object.values(ORDER_TYPE_NAMES), OVERVIEW.total],
    rows: [
      ...slices.map(({ method, byType, takings }) => [
        bookedMethodName(method),
        money(byType.delivery),
        money(byType.pickup),
        money(byType.dineIn),
        money(takings),
      ]),
      [
        OVERVIEW.total,
        money(column('delivery')),
        money(column('pickup')),
        money(column('dineIn')),
        money(sumTakings(totals.takings)),
      ],
    ],
  };
}

/** Money that moved at providers. */
export const listMoneyTable = (totals: OverviewTotals): NamedTable => ({
  name: OVERVIEW.online,
  head: [OVERVIEW.online, OVERVIEW.received, OVERVIEW.refunded],
  rows: sliceByMethod(totals)
    .filter(({ received, refunded }) => received !== 0 || refunded !== 0)
    .map(({ method, received, refunded }) => [bookedMethodName(method), money(received), money(refunded)]),
});

/** VAT by rate; the last row is the sum. */
export function listVatTable(totals: OverviewTotals): NamedTable {
  const { rows, total } = sliceByRate(totals.takings);
  return {
    name: OVERVIEW.vat,
    head: ['Satz', 'Netto', 'MwSt.', 'Brutto'],
    rows: [
      ...rows.map(({ rate, net, vat, gross }) => [percent(rate), money(net), money(vat), money(gross)]),
      [OVERVIEW.total, money(total.net), money(total.vat), money(total.gross)],
    ],
  };
}

const DOCUMENT_NAMES = {
  invoice: 'Rechnungen',
  refund: 'Erstattungen',
  cancellation: 'Stornos',
  payment: 'Zahlungsbelege',
  till: OVERVIEW.handedOver,
} as const;

export const listDocumentTable = ({ documents }: OverviewTotals): NamedTable => ({
  name: OVERVIEW.documents,
  head: [OVERVIEW.documents, 'Anzahl', 'Betrag'],
  rows: (['invoice', 'refund', 'cancellation', 'payment', 'till'] as const)
    .filter((kind) => documents[kind].count > 0)
    .map((kind) => [DOCUMENT_NAMES[kind], documents[kind].count, money(documents[kind].amount)]),
});

export const listTipTable = ({ tips }: OverviewTotals): NamedTable => ({
  name: OVERVIEW.tips,
  head: [OVERVIEW.tips, OVERVIEW.received, OVERVIEW.refunded, 'Auszuzahlen'],
  rows: [...Map.groupBy(tips, nameTipped)].map(([name, own]) => {
    const received = sum(own.map((tip) => tip.received));
    const refunded = sum(own.map((tip) => tip.refunded));
    const isPaidOut = own.some(({ recipient }) => recipient === 'team');
    return [name, money(received), money(refunded), money(isPaidOut ? add(received, refunded) : NO_CENTS)];
  }),
});

const nameTipped = ({ recipient, waiter }: OverviewTotals['tips'][number]): string =>
  recipient === 'owner' ? 'Inhaber (im Umsatz)' : waiter || 'Team';

/** What offers and coupons took off. */
export const listReductionTable = (offers: readonly Item[], coupons: readonly Item[]): NamedTable => ({
  name: OVERVIEW.offers,
  head: [OVERVIEW.offers, 'Bestellungen', 'Betrag'],
  rows: [...offers, ...coupons].map(({ name, key, count, amount }) => [name || key, count, money(amount)]),
});

/** What the restaurant's own till has to record, by method (S3 W11, R6). */
export function listDueInPerson({
  takings,
}: Pick<Totals, 'takings'>): readonly (readonly [name: string, due: Cents])[] {
  const names: Readonly<Partial<Record<BookedMethod, string>>> = {
    offline: OVERVIEW.cashDue,
    offline_debit: OVERVIEW.cardDue,
    till: OVERVIEW.handedOver,
  };
  return IN_PERSON_METHODS.map(
    (method) => [names[method] ?? '', sumTakings(takings.filter((each) => each.method === method))] as const,
  ).filter(([, due]) => due !== 0);
}
