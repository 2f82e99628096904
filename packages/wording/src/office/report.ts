import { type Cents, subtract } from '@tischlein/domain';
import type { BookedMethod, PeriodKind, ReportTable, Step } from '@tischlein/domain/books';
import type { DeliveryType } from '@tischlein/domain/menu';
import type { OrderOrigin } from '@tischlein/domain/orders';
import { euro } from '../money.ts';
import { nameMonth } from '../month.ts';
import { paymentMethodName } from '../payment-methods.ts';
import { longDate, shortDate } from '../time.ts';

export const ORDER_TYPE_NAMES: Readonly<Record<DeliveryType, string>> = {
  delivery: 'Lieferung',
  pickup: 'Abholung',
  dineIn: 'Tisch',
};

export const ORIGIN_NAMES: Readonly<Record<OrderOrigin, string>> = {
  web: 'Online bestellt',
  table: 'Am Tisch',
  telephone: 'Am Telefon aufgenommen',
};

/** How takings are paid, as the books call it. */
export function bookedMethodName(method: BookedMethod): string {
  if (method === 'till') return 'An die Kasse übergeben';
  return method === 'none' ? 'Nichts zu zahlen' : paymentMethodName(method);
}

/** The page of figures. */
export const REPORT = {
  title: 'Zahlen',
  period: 'Zeitraum',
  kinds: { day: 'Tag', week: 'Woche', month: 'Monat', year: 'Jahr', range: 'Von – bis' } satisfies Record<
    PeriodKind,
    string
  >,
  day: 'Tag',
  from: 'Von',
  to: 'Bis',
  earlier: 'Früher',
  later: 'Später',
  noLater: 'Weiter als bis heute geht es nicht.',
  loading: 'Wird berechnet … Beim ersten Mal nach einem Update dauert das bei vielen Bestellungen einige Sekunden.',
  monthly: 'Am Monatsanfang die Zahlen per E-Mail',
  monthlyHelp: 'An die Adresse Deines Kontos. Hier bestellst Du sie auch wieder ab.',
  nothing: 'In diesem Zeitraum gibt es nichts zu zeigen.',
  takings: 'Umsatz',
  orders: 'Bestellungen',
  average: 'Im Schnitt',
  averageHelp: 'je Bestellung, vor Erstattungen',
  punctual: 'Pünktlich',
  /** 'von 2 übergebenen, höchstens 5 Minuten nach der Zusage' */
  punctualHelp: (measured: number): string => `von ${measured} übergebenen, höchstens 5 Minuten nach der Zusage`,
  notMeasured: 'noch nicht gemessen',
  /** '3 warten noch auf Antwort: 45,00 €' */
  waiting: (count: number, sum: Cents): string =>
    count === 1 ? `1 wartet noch auf Antwort: ${euro(sum)}` : `${count} warten noch auf Antwort: ${euro(sum)}`,
  refused: 'Abgelehnt',
  refusedHelp: (refused: number, cancelled: number): string =>
    cancelled === 0 ? `${refused} abgelehnt` : `${refused} abgelehnt, ${cancelled} storniert`,
  before: 'Zum Vergleich',
  /** '+8 % gegen 15.11.2026' */
  against: (change: string, period: string): string => `${change} gegen ${period}`,
  plusTips: (tips: string): string => `dazu ${tips} Trinkgeld`,
  points: (points: number): string => `${points > 0 ? '+' : points < 0 ? '−' : '±'}${Math.abs(points)} Punkte`,
  chartLabel: (title: string, best: string, amount: string): string => `${title}, höchster Wert ${best} mit ${amount}`,
  beforeBar: 'Strich: Zeitraum davor',
  charts: { hour: 'Umsatz nach Stunde', day: 'Umsatz nach Tag', month: 'Umsatz nach Monat' } satisfies Record<
    Step,
    string
  >,
  chartAs: 'Als Tabelle',
  heat: 'Wann bestellt wird',
  heatHelp: 'Bestellungen nach Wochentag und Stunde',
  guests: 'Gäste',
  newGuests: 'Neue Gäste',
  returning: 'Bestellungen von Stammgästen',
  unknownGuests: 'Ohne E-Mail-Adresse',
  minutes: 'Zusagen',
  promised: 'Zugesagt im Schnitt',
  actual: 'Gebraucht im Schnitt',
  late: 'Abweichung von der Zusage',
  inMinutes: (minutes: number): string => `${minutes} Min.`,
  lateMinutes: (minutes: number): string =>
    minutes === 0 ? 'auf die Minute' : minutes > 0 ? `${minutes} Min. zu spät` : `${-minutes} Min. zu früh`,
  included: 'Darin enthalten',
  deposits: 'Pfand',
  fees: 'Liefergebühren',
  discounts: 'Nachlässe (schon abgezogen)',
  tips: 'Trinkgeld',
  tipsHelp: 'Trinkgeld fürs Team zählt nicht zum Umsatz.',
  refunds: 'Erstattungen und Stornos',
  vat: 'Mehrwertsteuer',
  gross: (rate: string): string => `${rate}, brutto`,
  ofWhichVat: 'darin MwSt.',
  branches: 'Filialen',
  exportTitle: 'Herunterladen',
  xlsx: 'Excel',
  csv: 'CSV',
  nameCsv: (table: string): string => `${table} als CSV`,
  more: (count: number): string => `Alle ${count}`,
  fewer: 'Weniger zeigen',
  tillHelp: 'Bargeld, Kartenzahlungen an der Tür und übergebene Tische erfasst Deine Kasse mit TSE.',
  noReason: 'Ohne Angabe',
} as const;

export const REPORT_TABLE_NAMES: Readonly<Record<ReportTable, string>> = {
  days: 'Verlauf',
  types: 'Art',
  origins: 'Herkunft',
  methods: 'Zahlung',
  vat: 'Mehrwertsteuer',
  hours: 'Uhrzeit',
  weekdays: 'Wochentag',
  dishes: 'Gerichte',
  offers: 'Angebote',
  coupons: 'Gutscheine',
  postcodes: 'Postleitzahlen',
  refusals: 'Abgelehnt',
  branches: 'Filialen',
};

/** '22.11.2026', '1.11. – 30.11.2026', 'November 2026', '2026' */
export function nameReportPeriod(
  kind: PeriodKind,
  { from, to }: { readonly from: string; readonly to: string },
): string {
  if (kind === 'year' && from.endsWith('-01-01') && to.endsWith('-12-31')) return from.slice(0, 4);
  if (kind === 'month' && from.slice(0, 7) === to.slice(0, 7) && from.endsWith('-01'))
    return `${nameMonth(from)} ${from.slice(0, 4)}`;
  if (from === to) return longDate(from);
  return `${from.slice(0, 4) === to.slice(0, 4) ? shortDate(from) : longDate(from)} – ${longDate(to)}`;
}

/** 'Nov.' of a month, '22.' of a day, '18 Uhr' of an hour: below a bar. */
export function nameBar(step: Step, key: string): string {
  if (step === 'hour') return key;
  return step === 'day' ? String(Number(key.slice(8))) : nameMonth(`${key}-01`).slice(0, 3);
}

/** The same in a table: '18 Uhr', '22.11.2026', 'November 2026'. */
export function nameStep(step: Step, key: string): string {
  if (step === 'hour') return `${key} Uhr`;
  return step === 'day' ? longDate(key) : `${nameMonth(`${key}-01`)} ${key.slice(0, 4)}`;
}

/** '+8 %', '−3 %', '±0 %'; '' without anything to compare with. */
export function changeInPercent(now: number, before: number): string {
  if (before === 0) return '';
  return signed(Math.round(((now - before) * 100) / Math.abs(before)), '\u00a0%');
}

/** '+5', '−2', '±0' */
export const changeInNumber = (now: number, before: number): string => signed(now - before, '');

/** '+0,54 €' */
export function changeInEuro(now: Cents, before: Cents): string {
  const difference = subtract(now, before);
  return `${difference === 0 ? '±' : difference > 0 ? '+' : ''}${euro(difference)}`;
}

const signed = (value: number, unit: string): string =>
  value === 0 ? `±0${unit}` : `${value > 0 ? '+' : '−'}${Math.abs(value)}${unit}`;
