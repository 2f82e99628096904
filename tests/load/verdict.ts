import { findViolations } from '../../apps/server/src/db/invariants.ts';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import type { OpenDatabase } from '../support/fresh-databases.ts';
import type { GuestResult } from './guests.ts';
import { calculateTotal } from './shop.ts';

/** What must not be, each with the keys or orders that it is about. */
export interface OrderProblems {
  /** Confirmed to a guest and not there. */
  readonly lost: readonly string[];
  /** Two orders of one key, or orders that nobody was told of. */
  readonly doubled: readonly string[];
  /** Said, kept and computed again are not one sum. */
  readonly mispriced: readonly string[];
  /** Answered with neither an order nor 'this coupon is used up', or never. */
  readonly refused: readonly string[];
  /** Rules of the database (reliability §2). */
  readonly broken: readonly string[];
}

const COUPON_USED_UP = 6;

interface StoredOrder {
  readonly order_id: string;
  readonly total: number;
  readonly placed_at: string;
}

/** Compares what guests were told with what is kept, and every price with the second reading of the price rules. */
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
