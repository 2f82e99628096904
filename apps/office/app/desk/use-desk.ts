import * as calls from '@tischlein/contract/calls';
import { buildAddress } from '@tischlein/contract/address';
import { type ApiResult, readEvent } from '@tischlein/contract/client';
import type { DeskOrder, OrderActionRequest } from '@tischlein/contract/office';
import type { OrderAction } from '@tischlein/domain/orders';
import { mapAnswer } from '@tischlein/ui/answer';
import { useRemote } from '@tischlein/ui/use-remote';
import { send } from '../api/send.ts';
import { refreshShopStatusesSoon } from '../shop-status/use-shop-status.ts';
import { type Desk, createDesk, applyEvent, replace, replaceAll } from './desk.ts';

export interface LiveDesk {
  /** null until the first response. */
  readonly desk: Desk | null;
  readonly isConnected: boolean;
  /** Why the orders cannot be read, say because the role was changed; '': they can. */
  readonly problem: string;
  /** Runs an action; resolves to null or an error message. */
  readonly run: (order: DeskOrder, action: OrderAction, details?: OrderActionRequest) => Promise<string | null>;
  /** Makes a call that answers with the order; resolves like `run`. */
  readonly change: (order: DeskOrder, request: () => Promise<ApiResult<DeskOrder>>) => Promise<string | null>;
  /** Makes a call that answers with several orders; resolves like `run`. */
  readonly changeOrders: (request: () => Promise<ApiResult<readonly DeskOrder[]>>) => Promise<string | null>;
  /** Marks the withdrawals of the order as handled; resolves like `run`. */
  readonly seesToWithdrawals: (order: DeskOrder) => Promise<string | null>;
}

/** The desk of these shops, kept current: reads the orders once, then applies each event. */
export function useDesk(shops: readonly string[]): LiveDesk {
  const { value, isConnected, problem, write } = useRemote<Desk>({
    key: shops.join(' '),
    read: async () =>
      mapAnswer(await send(calls.listDesk, { query: { shops: shops.join() } }), (orders) =>
        createDesk(orders, Date.now()),
      ),
    live: () => followOrders(shops),
  });
  const change = async (order: DeskOrder, request: () => Promise<ApiResult<DeskOrder>>): Promise<string | null> => {
    const answer = await write(request, (desk, changed) => replace(desk, order, changed));
    return answer.ok ? null : answer.problem.message;
  };
  return {
    desk: value ?? null,
    isConnected,
    problem,
    change,
    changeOrders: async (request) => {
      const answer = await write(request, (desk, orders) => replaceAll(desk, value ?? desk, orders));
      return answer.ok ? null : answer.problem.message;
    },
    run: (order, action, details = {}) =>
      change(order, () =>
        send(calls.actOnOrder, { params: { shop: order.shop, orderId: order.id, action }, body: details }),
      ),
    seesToWithdrawals: (order) =>
      change(order, () => send(calls.handleWithdrawal, { params: { shop: order.shop, orderId: order.id } })),
  };
}

/** Tells the server that staff have looked at an order, so that no message has to. */
export const noteOpened = ({ shop, id }: DeskOrder): void =>
  void send(calls.noteOpened, { params: { shop, orderId: id } });

/** A tablet in the kitchen rings even while another page is in front. */
const followOrders = (shops: readonly string[]) => ({
  address: buildAddress(calls.followDesk, { query: { shops: shops.join(), after: '' } }),
  query: ({ sequences }: Desk) => shops.map((shop) => sequences.get(shop) ?? 0).join(),
  whileHidden: true,
  events: {
    order: (desk: Desk, data: string) => {
      refreshShopStatusesSoon();
      return applyEvent(desk, readEvent(calls.followDesk, data));
    },
  },
});
