import { findViolations } from '../../apps/server/src/db/invariants.ts';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import type { OpenDatabase } from '../support/fresh-databases.ts';
import type { GuestResult } from './guests.ts';
import { calculateTotal } from './shop.ts';

/** Violations by kind, each with the keys or orders concerned. */
export interface OrderProblems {
  /** Confirmed to a guest but not stored. */
  readonly lost: readonly string[];
  /** Two orders for one key, or orders no guest was told of. */
  readonly doubled: readonly string[];
  /** Response, database and recalculation differ. */
  readonly mispriced: readonly string[];
  /** Answered with neither an order nor 'coupon used up', or never. */
  readonly refused: readonly string[];
  /** Violated invariants (docs/reliability.md). */
  readonly broken: readonly string[];
}

const COUPON_USED_UP = 6;

interface StoredOrder {
  readonly order_id: string;
  readonly total: number;
  readonly placed_at: string;
}

/** Compares the responses with the stored orders, and every price with the independent calculation. */
export async function findProblems(
  { url, dataDir }: OpenDatabase,
  results: readonly GuestResult[],
): Promise<OrderProblems> {
  const database = await openDatabase({ databaseUrl: url || null, dataDir });
  try {
    const rows = await database.read.selectFrom('orders').select(['order_id', 'total', 'placed_at']).execute();
    const stored = new Map<string, StoredOrder>(rows.map((row) => [row.order_id, row]));
    const confirmed = new Set(results.flatMap(listOrderIds));
    const broken = await findViolations(database.read);
    return {
      lost: [...confirmed].filter((id) => !stored.has(id)),
      doubled: [
        ...results.filter((guest) => new Set(listOrderIds(guest)).size > 1).map(({ key }) => key),
        ...[...stored.keys()].filter((id) => !confirmed.has(id)),
      ],
      mispriced: results.filter((guest) => isMispriced(guest, stored)).map(({ key }) => key),
      refused: results.filter(isRefused).map(({ key, answers }) => `${key} ${JSON.stringify(answers)}`),
      broken: broken.map(({ rule, about }) => `${rule} (${about})`),
    };
  } finally {
    await database.close();
  }
}

const listOrderIds = ({ answers }: GuestResult): string[] => answers.flatMap(({ orderId }) => orderId ?? []);

const isMispriced = ({ basket, answers }: GuestResult, stored: ReadonlyMap<string, StoredOrder>): boolean =>
  answers.some(({ orderId, total }) => {
    const order = orderId === null ? undefined : stored.get(orderId);
    if (!order || total === null) return false;
    return Math.round(total * 100) !== order.total || order.total !== calculateTotal(basket, order.placed_at);
  });

const isRefused = ({ basket, answers }: GuestResult): boolean =>
  answers.length === 0 ||
  answers.some(({ status, code }) => status !== 200 && (basket.couponCode === null || code !== COUPON_USED_UP));
