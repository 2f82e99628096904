import { fail, ok, orderId } from '@tischlein/domain';
import { DECLINED_AT_TABLE, TAKEN_BACK_AT_TABLE } from '@tischlein/wording';
import type { Deps } from '../deps.ts';
import { releaseOrder } from '../orders/release-order.ts';
import { saveAtTable } from '../orders/table-orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { changeTable, type TableChanged, type TableRequest } from './change-table.ts';
import { cancelHeldRound, findHeldRound } from './held-rounds.ts';

interface Decision {
  readonly orderId: string;
  readonly decision: 'confirm' | 'decline';
}

/** Sends a round that waits for the waiter to the kitchen, or declines it (S3 W12). */
export function decideRound(deps: Deps, shop: LoadedShop, request: TableRequest<Decision>): TableChanged {
  const { table, body, author } = request;
  return changeTable(deps, shop, {
    tables: [table],
    request,
    work: async ({ writer, now }) => {
      const held = await findHeldRound(writer, shop, { table, orderId: orderId(body.orderId) });
      if (!held.ok) return held;
      const order = held.value;
      if (body.decision === 'confirm') await saveAtTable(writer, order, { waiter: author.name });
      const isDone =
        body.decision === 'confirm'
          ? await releaseOrder(deps, writer, { order, now })
          : await cancelHeldRound(writer, order, { now, reason: DECLINED_AT_TABLE });
      return isDone ? ok({}) : fail('conflictingAction');
    },
  });
}

interface TakingBack {
  readonly orderId: string;
  /** Of the guest, who takes back only their own rounds; null: none. */
  readonly sessionHash: string | null;
}

/** Takes a guest's own round back that no waiter has confirmed. */
export function takeBackRound(deps: Deps, shop: LoadedShop, request: TableRequest<TakingBack>): TableChanged {
  const { table, body } = request;
  return changeTable(deps, shop, {
    tables: [table],
    request,
    work: async ({ writer, now }) => {
      const held = await findHeldRound(writer, shop, { table, orderId: orderId(body.orderId) });
      if (!held.ok) return held;
      if (held.value.session_hash !== body.sessionHash) return fail('orderUnknown');
      const isDone = await cancelHeldRound(writer, held.value, { now, reason: TAKEN_BACK_AT_TABLE });
      return isDone ? ok({}) : fail('conflictingAction');
    },
  });
}
