import { type BillId, type OrderId, orderId, type ShopId } from '@tischlein/domain';
import { namePartRefund } from '../identity.ts';
import type { Reader } from './database.ts';
import type { Row } from './tables.ts';

/** What the refunds of a bill pay back to one online part, and what became of it. */
export interface PartRefunds {
  readonly shopId: ShopId;
  readonly billId: BillId;
  /** The order that paid the part. */
  readonly orderId: OrderId;
  readonly owed: readonly OwedRefund[];
  /** Amounts of the part's refunds that were requested otherwise, by staff or at the provider, and have not failed. */
  readonly otherwise: number;
  /** The order itself is called off: everything that was paid goes back with it. */
  readonly isCalledOff: boolean;
}

export interface OwedRefund {
  /** Of the bill. */
  readonly refund: string;
  readonly line: string;
  readonly amount: number;
  readonly rows: readonly Pick<Row<'refunds'>, 'refund_id' | 'amount' | 'state'>[];
  /** The job that requests it has not ended. */
  readonly isQueued: boolean;
}

interface StoredRefunds {
  readonly parts: readonly { readonly id: string; readonly channel: string }[];
  readonly refunds: readonly {
    readonly id: string;
    readonly line: string;
    readonly paidBack: readonly { readonly part: string; readonly rates: readonly { readonly gross: number }[] }[];
  }[];
}

/** Lists the online parts to which refunds of their bills pay something back. */
export async function listPartRefunds(reader: Reader): Promise<PartRefunds[]> {
  const bills = await reader
    .selectFrom('table_bills')
    .select(['shop_id', 'bill_id', 'document'])
    .where('document', 'like', '%"paidBack":[{%')
    .execute();
  // In this order: on a running server, a job that has just ended is seen as queued or with its refund.
  const queued = await readQueued(reader);
  const context = { queued, refunds: await readRefunds(reader), ended: await readEnded(reader) };
  return bills.flatMap(({ shop_id: shopId, bill_id: billId, document }) => {
    const { parts, refunds }: StoredRefunds = JSON.parse(document);
    const online = parts.filter(({ id, channel }) => channel === 'online' && refunds.some(pays(id)));
    return online.map(({ id }) => toPartRefunds({ shopId, billId, orderId: orderId(id) }, refunds, context));
  });
}

const pays =
  (part: string) =>
  ({ paidBack }: StoredRefunds['refunds'][number]): boolean =>
    paidBack.some((back) => back.part === part);

interface Context {
  readonly refunds: ReadonlyMap<string, readonly OrderRefund[]>;
  readonly queued: ReadonlySet<string>;
  readonly ended: ReadonlySet<string>;
}

type Part = Pick<PartRefunds, 'shopId' | 'billId' | 'orderId'>;

function toPartRefunds(part: Part, refunds: StoredRefunds['refunds'], context: Context): PartRefunds {
  const key = toKey(part.shopId, part.orderId);
  const rows = context.refunds.get(key) ?? [];
  const owed = refunds.flatMap(({ id, line, paidBack }) =>
    paidBack
      .filter((back) => back.part === part.orderId)
      .map((back) => ({
        refund: id,
        line,
        amount: add(back.rates.map(({ gross }) => gross)),
        // Earlier versions gave it the id of the bill's refund.
        rows: rows.filter(({ refund_id }) => refund_id === id || refund_id === namePartRefund(id, part.orderId)),
        isQueued: context.queued.has(`${key} ${id}`),
      })),
  );
  const own = new Set(owed.flatMap((each) => each.rows));
  const others = rows.filter((row) => !own.has(row) && row.state !== 'failed');
  return { ...part, owed, otherwise: add(others.map(({ amount }) => amount)), isCalledOff: context.ended.has(key) };
}

/** The refunds of a bill of which the part's order knows nothing, less what it has got back otherwise. */
export function listMissing({ owed, otherwise, isCalledOff }: PartRefunds): readonly OwedRefund[] {
  if (isCalledOff) return [];
  let known = otherwise;
  return owed.flatMap((each) => {
    if (each.rows.length > 0 || each.isQueued) return [];
    const covered = Math.min(known, each.amount);
    known -= covered;
    return covered < each.amount ? [{ ...each, amount: each.amount - covered }] : [];
  });
}

const toKey = (shopId: ShopId, id: OrderId): string => `${shopId} ${id}`;
const add = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

type OrderRefund = Pick<Row<'refunds'>, 'shop_id' | 'order_id' | 'refund_id' | 'amount' | 'state'>;

/** Of orders at tables, by order. */
async function readRefunds(reader: Reader): Promise<Context['refunds']> {
  const rows = await reader
    .selectFrom('refunds')
    .select(['shop_id', 'order_id', 'refund_id', 'amount', 'state'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('bill_orders')
          .select('bill_id')
          .whereRef('bill_orders.shop_id', '=', 'refunds.shop_id')
          .whereRef('bill_orders.order_id', '=', 'refunds.order_id'),
      ),
    )
    .execute();
  return Map.groupBy(rows, (row) => toKey(row.shop_id, row.order_id));
}

async function readQueued(reader: Reader): Promise<Context['queued']> {
  const rows = await reader
    .selectFrom('outbox')
    .select(['shop_id', 'order_id', 'payload'])
    .where('kind', 'in', ['refundPayer', 'refundPart'])
    .where('done_at', 'is', null)
    .execute();
  return new Set(
    rows.flatMap(({ shop_id, order_id, payload }) => {
      const { refund }: { readonly refund?: string } = JSON.parse(payload);
      return order_id === null ? [] : [`${toKey(shop_id, order_id)} ${refund}`];
    }),
  );
}

async function readEnded(reader: Reader): Promise<Context['ended']> {
  const rows = await reader
    .selectFrom('orders')
    .select(['shop_id', 'order_id'])
    .where('table_number', 'is not', null)
    .where('status', 'in', ['refused', 'cancelled'])
    .execute();
  return new Set(rows.map(({ shop_id, order_id }) => toKey(shop_id, order_id)));
}
