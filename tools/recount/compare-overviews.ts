import { createHash } from 'node:crypto';
import { type Comparison, differ, differBy, sumBy } from './comparison.ts';
import { type Archive, readText } from './read-archive.ts';
import { readCsv } from './read-csv.ts';
import type { Records, TakingsRecord } from './read-records.ts';

interface Sum {
  readonly method: string;
  readonly rate: number;
  readonly deliveryType: string;
  readonly gross: number;
  readonly vat: number;
}

interface Tip {
  readonly recipient: string;
  readonly method: string;
  readonly received: number;
  readonly refunded: number;
}

/** What this comparison reads of an overview; amounts are in cents. */
interface Overview {
  readonly day: string;
  readonly totals: {
    readonly takings: readonly Sum[];
    readonly tips: readonly Tip[];
    readonly documents: Readonly<Record<string, { readonly count: number; readonly amount: number }>>;
    readonly deposits: number;
    readonly deliveryFees: number;
    readonly discounts: number;
  };
}

/** The frozen overviews are a chain without gaps, and each equals the single records of its day. */
export function compareOverviews(archive: Archive, { takings }: Records): Comparison {
  const chain = readCsv(readText(archive, 'tagesuebersichten.csv'));
  const byDay = Map.groupBy(takings, ({ day }) => day);
  return {
    what: 'overviews',
    compared: chain.length,
    differences: chain.flatMap((row, index) => {
      const [number = '', day = '', before = '', hash = ''] = ['Nummer', 'Tag', 'Prüfsumme davor', 'Prüfsumme'].map(
        (name) => row[name],
      );
      const document = readText(archive, row['Datei'] ?? '');
      const own = createHash('sha256').update([number, day, before, document].join('\n')).digest('hex');
      const previous = chain[index - 1];
      return [
        ...differ(`${day}, SHA-256`, own, hash),
        ...(previous ? differ(`${day}, Nr.`, Number(number), Number(previous['Nummer']) + 1) : []),
        ...(previous ? differ(`${day}, SHA-256`, before, previous['Prüfsumme'] ?? '') : []),
        ...compareDay(JSON.parse(document), byDay.get(day) ?? []),
      ];
    }),
  };
}

const KINDS: Readonly<Record<string, string>> = {
  invoice: 'Beleg',
  payment: 'Zahlung',
  refund: 'Erstattung',
  cancellation: 'Storno',
  till: 'Übergabe an die Kasse',
};
const TYPES: Readonly<Record<string, string>> = { delivery: 'Lieferung', pickup: 'Abholung', dineIn: 'Tisch' };

function compareDay({ day, totals }: Overview, rows: readonly TakingsRecord[]): readonly string[] {
  const rated = rows.filter(({ rate }) => rate !== '');
  const nameTakings = ({ type, method, rate }: TakingsRecord): string => `${type}, ${method}, ${rate} %`;
  const nameSum = ({ deliveryType, method, rate }: Sum): string =>
    `${TYPES[deliveryType]}, ${nameMethod(method)}, ${String(rate / 100).replace('.', ',')} %`;
  const add = (amount: (row: TakingsRecord) => number): number => rows.reduce((all, row) => all + amount(row), 0);
  return [
    ...differBy(
      day,
      sumBy(rated, nameTakings, ({ gross }) => gross),
      sumBy(totals.takings, nameSum, ({ gross }) => gross),
    ),
    ...differBy(
      `${day}, MwSt.`,
      sumBy(rated, nameTakings, ({ vat }) => vat),
      sumBy(totals.takings, nameSum, ({ vat }) => vat),
    ),
    ...differBy(
      `${day}, Trinkgeld`,
      sumBy(
        rows,
        ({ tipFor, method }) => `${tipFor}, ${method}`,
        ({ tip }) => tip,
      ),
      sumBy(
        totals.tips,
        ({ recipient, method }) => `${recipient === 'team' ? 'Team' : 'Betrieb'}, ${nameMethod(method)}`,
        ({ received, refunded }) => received + refunded,
      ),
    ),
    ...Object.entries(totals.documents).flatMap(([kind, { count, amount }]) => {
      const own = rows.filter((row) => row.isFirst && row.kind === KINDS[kind]);
      const found = own.reduce((all, row) => all + row.amount, 0);
      return [
        ...differ(`${day}, ${KINDS[kind]}`, own.length, count),
        ...differ(`${day}, ${KINDS[kind]}`, found, amount),
      ];
    }),
    ...differ(
      `${day}, Pfand`,
      add(({ deposits }) => deposits),
      totals.deposits,
    ),
    ...differ(
      `${day}, Liefergebühr`,
      add(({ deliveryFees }) => deliveryFees),
      totals.deliveryFees,
    ),
    ...differ(
      `${day}, Nachlass`,
      add(({ discounts }) => discounts),
      totals.discounts,
    ),
  ];
}

const METHODS: Readonly<Record<string, string>> = {
  offline: 'Bar',
  offline_debit: 'EC-Karte',
  Stripe_card: 'Karte, Apple Pay, Google Pay',
  Stripe_sofort: 'Klarna',
  Stripe_alipay: 'Alipay',
  AmazonPay_Checkout: 'Amazon Pay',
  PayPal_Rest: 'PayPal',
  PayPal_Platform: 'PayPal',
  Heidelpay: 'PayPal oder Überweisung',
  Sofort: 'Klarna',
  till: 'An die Kasse übergeben',
  none: 'Nichts zu zahlen',
};
const nameMethod = (code: string): string => METHODS[code] ?? code;
