import { orderId } from '@tischlein/domain';
import { DECLINED_AT_TABLE, TAKEN_BACK_AT_TABLE } from '@tischlein/wording';
import type { Deps } from '../deps.ts';
import { releaseOrder } from '../orders/release-order.ts';
import { saveAtTable } from '../orders/table-orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { TableRefusal } from './bill-problems.ts';
import { changeTable, type TableRequest } from './change-table.ts';
import { cancelHeldRound, requireHeldRound } from './held-rounds.ts';

interface Decision {
  readonly orderId: string;
  readonly decision: 'confirm' | 'decline';
}

/** Sends a round that waits for the waiter to the kitchen, or declines it (S3 W12). */
export function decideRound(deps: Deps, shop: LoadedShop, request: TableRequest<Decision>): Promise<void> {
  const { table, body, author } = request;
  return changeTable(deps, shop, {
    tables: [table],
    request,
    work: async ({ writer, now }) => {
      const order = await requireHeldRound(writer, shop, { table, orderId: orderId(body.orderId) });
      if (body.decision === 'confirm') {
        await saveAtTable(writer, order, { waiter: author.name });
        if (!(await releaseOrder(deps, writer, { order, now }))) throw new TableRefusal('conflictingAction');
        return;
      }
      if (!(await cancelHeldRound(writer, order, { now, reason: DECLINED_AT_TABLE })))
        throw new TableRefusal('conflictingAction');
    },
  });
}

interface TakingBack {
  readonly orderId: string;
  /** Of the guest, who takes back only their own rounds; null: none. */
  readonly sessionHash: string | null;
}

/** Takes a guest's own round back that no waiter has confirmed. */
export function takeBackRound(deps: Deps, shop: LoadedShop, request: TableRequest<TakingBack>): Promise<void> {
  const { table, body } = request;
  return changeTable(deps, shop, {
    tables: [table],
    request,
    work: async ({ writer, now }) => {
      const order = await requireHeldRound(writer, shop, { table, orderId: orderId(body.orderId) });
      if (order.session_hash !== body.sessionHash) throw new TableRefusal('orderUnknown');
      if (!(await cancelHeldRound(writer, order, { now, reason: TAKEN_BACK_AT_TABLE })))
        throw new TableRefusal('conflictingAction');
    },
  });
}
