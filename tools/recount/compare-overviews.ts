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

/** What the records call the documents of a sum; a correction is part of what was invoiced. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  invoice: ['Beleg', 'Berichtigung'],
  payment: ['Zahlung'],
  refund: ['Erstattung'],
  cancellation: ['Storno'],
  till: ['Übergabe an die Kasse'],
};
const TYPES: Readonly<Record<string, string>> = { delivery: 'Lieferung', pickup: 'Abholung', dineIn: 'Tisch' };

const compareDay = ({ day, totals }: Overview, rows: readonly TakingsRecord[]): readonly string[] => [
  ...compareSums(day, totals.takings, rows),
  ...compareTips(day, totals.tips, rows),
  ...compareDocuments(day, totals.documents, rows),
  ...(['deposits', 'deliveryFees', 'discounts'] as const).flatMap((name) =>
    differ(
      `${day}, ${name}`,
      add(rows, (row) => row[name]),
      totals[name],
    ),
  ),
];

const add = (rows: readonly TakingsRecord[], amount: (row: TakingsRecord) => number): number =>
  rows.reduce((all, row) => all + amount(row), 0);

/** Takings and VAT by order type, method and rate. */
function compareSums(day: string, sums: readonly Sum[], rows: readonly TakingsRecord[]): readonly string[] {
  const rated = rows.filter(({ rate }) => rate !== '');
  const nameRow = ({ type, method, rate }: TakingsRecord): string => `${type}, ${method}, ${rate} %`;
  const nameSum = ({ deliveryType, method, rate }: Sum): string =>
    `${TYPES[deliveryType]}, ${nameMethod(method)}, ${String(rate / 100).replace('.', ',')} %`;
  return (['gross', 'vat'] as const).flatMap((name) => {
    const found = sumBy(rated, nameRow, (row) => row[name]);
    return differBy(
      `${day}, ${name}`,
      found,
      sumBy(sums, nameSum, (sum) => sum[name]),
    );
  });
}

function compareTips(day: string, tips: readonly Tip[], rows: readonly TakingsRecord[]): readonly string[] {
  const nameTip = ({ recipient, method }: Tip): string =>
    `${recipient === 'team' ? 'Team' : 'Betrieb'}, ${nameMethod(method)}`;
  const found = sumBy(
    rows,
    ({ tipFor, method }) => `${tipFor}, ${method}`,
    ({ tip }) => tip,
  );
  const expected = sumBy(tips, nameTip, ({ received, refunded }) => received + refunded);
  return differBy(`${day}, Trinkgeld`, found, expected);
}

const compareDocuments = (
  day: string,
  documents: Overview['totals']['documents'],
  rows: readonly TakingsRecord[],
): readonly string[] =>
  Object.entries(documents).flatMap(([kind, { count, amount }]) => {
    const own = rows.filter((row) => row.isFirst && KINDS[kind]?.includes(row.kind));
    const name = `${day}, ${KINDS[kind]?.[0]}`;
    return [
      ...differ(name, own.length, count),
      ...differ(
        name,
        add(own, (row) => row.amount),
        amount,
      ),
    ];
  });

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
