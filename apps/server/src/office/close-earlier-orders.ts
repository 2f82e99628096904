import type { OrderId } from '@tischlein/domain';
import {
  type ClosingObstacle,
  findChangeState,
  findClosingObstacle,
  listClosingSteps,
  type OrderAction,
} from '@tischlein/domain/orders';
import { toBusinessDay } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import { runAsOwnChange } from '../db/open-change.ts';
import { type Rollback, rollback } from '../db/rollback.ts';
import type { Deps } from '../deps.ts';
import { announceAction, applyAction } from '../orders/act-on-order.ts';
import { readLatestChanges } from '../orders/order-changes.store.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import { hasOpenPaymentTask } from '../payments/refunds.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { hasOpenWithdrawal } from '../withdrawals/withdrawals.store.ts';

interface Closing {
  readonly orders: readonly OrderId[];
  /** Staff id. */
  readonly by: string;
  /** What others call them. */
  readonly doneBy: string;
}

interface Closed {
  /** Those that were closed already are among them: pressing again does no harm. */
  readonly closed: readonly OrderId[];
  readonly left: readonly { readonly id: OrderId; readonly obstacle: ClosingObstacle }[];
}

/**
 * Hands over orders that are still open although their day is over, each in a transaction and with an audit entry of its own. Those that
 * need a look are left, those of today and unknown ones are passed over.
 */
export async function closeEarlierOrders(deps: Deps, shop: LoadedShop, { orders, ...staff }: Closing): Promise<Closed> {
  const outcomes: Outcome[] = [];
  for (const id of new Set(orders)) {
    const outcome = await closeUndisturbed(deps, { shop, id, ...staff });
    for (const { order, action } of outcome.moves) await announceAction(deps, order, action);
    outcomes.push(outcome);
  }
  return {
    closed: outcomes.filter(({ isClosed }) => isClosed).map(({ id }) => id),
    left: outcomes.flatMap(({ id, obstacle }) => (obstacle === null ? [] : [{ id, obstacle }])),
  };
}

interface Outcome {
  readonly id: OrderId;
  readonly isClosed: boolean;
  readonly obstacle: ClosingObstacle | null;
  readonly moves: readonly { readonly order: StoredOrder; readonly action: OrderAction }[];
}

interface OneOrder extends Omit<Closing, 'orders'> {
  readonly shop: LoadedShop;
  readonly id: OrderId;
}

/** Another desk may move the order between reading and writing: it is read once more, and judged as it is then. */
async function closeUndisturbed(deps: Deps, order: OneOrder): Promise<Outcome> {
  const tries = 3;
  for (let count = 0; count < tries; count += 1) {
    const outcome = await runAsOwnChange(() =>
      deps.database.write<Outcome | 'disturbed'>((writer) => closeOrder(deps, writer, order)),
    );
    if (outcome !== 'disturbed') return outcome;
  }
  return passOver(order.id);
}

const passOver = (id: OrderId): Outcome => ({ id, isClosed: false, obstacle: null, moves: [] });

async function closeOrder(
  deps: Deps,
  writer: Writer,
  { shop, id, by, doneBy }: OneOrder,
): Promise<Outcome | Rollback<'disturbed'>> {
  const now = deps.clock.now();
  const passedOver = passOver(id);
  const order = await readOrder(writer, shop.id, id);
  if (!order || order.released_at === null || !isOfEarlierDay(order, now)) return passedOver;
  if (order.status === 'handedOver') return { ...passedOver, isClosed: true };
  const steps = listClosingSteps(order.status);
  if (steps.length === 0 && order.status !== 'placed') return passedOver;
  const obstacle = await findObstacle(writer, order, now);
  if (obstacle !== null) return { ...passedOver, obstacle };
  const moves: { order: StoredOrder; action: OrderAction }[] = [];
  for (const action of steps) {
    const outcome = await applyAction(deps, writer, { shop, desk: { orderId: id, action, by, doneBy }, now });
    if (outcome.code !== 'done') return rollback('disturbed');
    moves.push({ order: outcome.order, action });
  }
  return { id, isClosed: true, obstacle: null, moves };
}

/** The day for which it was due, or placed. */
const isOfEarlierDay = ({ promised_at, serve_at, placed_at }: StoredOrder, now: string): boolean =>
  toBusinessDay(promised_at ?? serve_at ?? placed_at) < toBusinessDay(now);

async function findObstacle(writer: Writer, order: StoredOrder, now: string): Promise<ClosingObstacle | null> {
  const { shop_id: shopId, order_id: orderId, status } = order;
  const change = (await readLatestChanges(writer, shopId, [orderId])).get(orderId);
  const changeState = change && findChangeState({ state: change.state, expiresAt: change.expires_at }, status, now);
  return findClosingObstacle({
    status,
    hasOpenChange: changeState === 'open',
    hasOpenWithdrawal: await hasOpenWithdrawal(writer, shopId, orderId),
    hasPaymentTask: await hasOpenPaymentTask(writer, { shopId, orderId }),
  });
}
