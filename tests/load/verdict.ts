import { brokenInvariants } from '../../apps/server/src/db/invariants.ts';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import type { OpenDatabase } from '../support/fresh-databases.ts';
import type { Asked } from './guests.ts';
import { priceOf } from './shop.ts';

/** What must not be, each with the keys or orders that it is about. */
export interface Verdict {
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

interface Kept {
  readonly order_id: string;
  readonly total: number;
  readonly placed_at: string;
}

/** Compares what guests were told with what is kept, and every price with the second reading of the price rules. */
export async function judge({ url, dataDir }: OpenDatabase, asked: readonly Asked[]): Promise<Verdict> {
  const database = await openDatabase({ databaseUrl: url || null, dataDir });
  try {
    const rows = await database.read.selectFrom('orders').select(['order_id', 'total', 'placed_at']).execute();
    const kept = new Map<string, Kept>(rows.map((row) => [row.order_id, row]));
    const told = new Set(asked.flatMap(idsOf));
    const broken = await brokenInvariants(database.read);
    return {
      lost: [...told].filter((id) => !kept.has(id)),
      doubled: [
        ...asked.filter((guest) => new Set(idsOf(guest)).size > 1).map(({ key }) => key),
        ...[...kept.keys()].filter((id) => !told.has(id)),
      ],
      mispriced: asked.filter((guest) => isMispriced(guest, kept)).map(({ key }) => key),
      refused: asked.filter(isRefused).map(({ key, answers }) => `${key} ${JSON.stringify(answers)}`),
      broken: broken.map(({ rule, about }) => `${rule} (${about})`),
    };
  } finally {
    await database.close();
  }
}

const idsOf = ({ answers }: Asked): string[] => answers.flatMap(({ orderId }) => orderId ?? []);

const isMispriced = ({ wish, answers }: Asked, kept: ReadonlyMap<string, Kept>): boolean =>
  answers.some(({ orderId, total }) => {
    const order = orderId === null ? undefined : kept.get(orderId);
    if (!order || total === null) return false;
    return Math.round(total * 100) !== order.total || order.total !== priceOf(wish, order.placed_at);
  });

const isRefused = ({ wish, answers }: Asked): boolean =>
  answers.length === 0 ||
  answers.some(({ status, code }) => status !== 200 && (wish.couponCode === null || code !== COUPON_USED_UP));
