import type { Reader } from './database.ts';
import type { Violation } from './violation.ts';
import { listMissing, listPartRefunds, type PartRefunds } from './part-refunds.ts';

interface StoredAmounts {
  readonly lines: readonly { readonly id: string; readonly rates: Rates }[];
  readonly parts: readonly {
    readonly id: string;
    readonly channel: string;
    readonly status: string;
    readonly shares: readonly { readonly line: string; readonly rates: Rates }[];
  }[];
  readonly refunds: readonly {
    readonly line: string;
    readonly rates: Rates;
    readonly paidBack: readonly { readonly rates: Rates }[];
  }[];
}
type Rates = readonly { readonly gross: number }[];

/** Checks bills by their sums alone, without the rules that made them (S3 W3, W8, C37). */
export async function findBillViolations(reader: Reader): Promise<Violation[]> {
  const bills = await reader.selectFrom('table_bills').select(['shop_id', 'bill_id', 'document']).execute();
  const orders = await reader
    .selectFrom('orders')
    .select(['order_id', 'released_at'])
    .where('purpose', '=', 'billPart')
    .execute();
  const isPaid = new Map<string, boolean>(orders.map(({ order_id, released_at }) => [order_id, released_at !== null]));
  const violations = bills.flatMap(({ bill_id, document }) => {
    const bill: StoredAmounts = JSON.parse(document);
    const broken = [...bill.lines.flatMap((line) => checkLine(bill, line)), ...checkParts(bill, isPaid)];
    return broken.map((rule) => ({ rule, about: bill_id }));
  });
  return [...violations, ...(await listPartRefunds(reader)).flatMap(checkPartRefunds)];
}

/** What a bill pays back of a part equals the refunds of the part's order, one for each refund of the bill (S3 C42). */
function checkPartRefunds(part: PartRefunds): Violation[] {
  const isMissing = listMissing(part).length > 0;
  const isMore = part.owed.some(
    ({ amount, rows }) => add(rows.filter(({ state }) => state !== 'failed').map((row) => row.amount)) > amount,
  );
  return [
    ...(isMissing ? [{ rule: 'what a bill pays back of a part is refunded by its order', about: part.orderId }] : []),
    ...(isMore ? [{ rule: 'no part of a bill gets back more than its bill says', about: part.orderId }] : []),
  ];
}

const sumGross = (rates: Rates): number => rates.reduce((total, { gross }) => total + gross, 0);
const add = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

function checkLine({ parts, refunds }: StoredAmounts, { id, rates }: StoredAmounts['lines'][number]): string[] {
  const price = sumGross(rates);
  const own = refunds.filter(({ line }) => line === id);
  const refunded = add(own.map((refund) => sumGross(refund.rates)));
  const paidBack = add(own.flatMap((refund) => refund.paidBack.map((back) => sumGross(back.rates))));
  const shares = parts.filter(({ status }) => status !== 'released').flatMap((part) => part.shares);
  const paid = add(shares.filter(({ line }) => line === id).map((share) => sumGross(share.rates)));
  return [
    ...(refunded > price ? ['no line is refunded beyond its price (S3 W3)'] : []),
    ...(paid - paidBack + refunded > price ? ['no line is paid twice (S3 W8)'] : []),
  ];
}

const checkParts = ({ parts }: StoredAmounts, isPaid: ReadonlyMap<string, boolean>): string[] =>
  parts
    .filter(({ id, channel }) => channel === 'online' && isPaid.has(id))
    .filter(({ id, status }) => (status === 'paid') !== isPaid.get(id))
    .map(() => 'a part of a bill is paid when its order is');
