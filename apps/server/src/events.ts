import type { OrderAction } from '@tischlein/domain/orders';
import type { OrderId, ShopId } from '@tischlein/domain';

/** How often what happened since the start, for /metrics. */
export interface EventCounts {
  ordersPlaced: number;
  ordersReplayed: number;
  ordersRejected: number;
  ordersMoved: number;
  mailsSent: number;
  mailsFailed: number;
}

/** Told which order changed; null: any may have, in another process. */
type OrderListener = (orderId: OrderId | null) => void;

/** Reports what happened in the business; no function of it throws. */
export interface Events {
  orderPlaced(shopId: ShopId, orderId: OrderId): void;
  /** A key or a double click asked again for an order that exists. */
  orderReplayed(shopId: ShopId, orderId: OrderId): void;
  orderRejected(shopId: ShopId, code: string): void;
  orderMoved(shopId: ShopId, orderId: OrderId, action: OrderAction): void;
  mailSent(kind: string): void;
  mailFailed(kind: string, reason: string): void;
  /** What is stored of a shop cannot be used; it stays as it was. */
  shopUnreadable(shopId: ShopId, reason: string): void;
  /** Orders of this shop changed in another process. */
  ordersChanged(shopId: ShopId, orderId: OrderId | null): void;
  /** Calls the listener after each change of this shop's orders until the returned function is called. */
  onOrdersChanged(shopId: ShopId, listener: OrderListener): () => void;
  readonly counts: Readonly<EventCounts>;
}

/** Where events are written down, without personal data. */
export type ReportEvent = (event: string, details: Readonly<Record<string, string>>) => void;

/** The events of one process. */
export function createEvents(report: ReportEvent): Events {
  const counts = {
    ordersPlaced: 0,
    ordersReplayed: 0,
    ordersRejected: 0,
    ordersMoved: 0,
    mailsSent: 0,
    mailsFailed: 0,
  };
  const count = (event: keyof EventCounts, details: Readonly<Record<string, string>>): void => {
    counts[event] += 1;
    report(event, details);
  };
  const { tell, listen } = listenersByShop();
  return {
    counts,
    orderPlaced: (shopId, orderId) => {
      count('ordersPlaced', { shopId, orderId });
      tell(shopId, orderId);
    },
    orderReplayed: (shopId, orderId) => count('ordersReplayed', { shopId, orderId }),
    orderRejected: (shopId, code) => count('ordersRejected', { shopId, code }),
    orderMoved: (shopId, orderId, action) => {
      count('ordersMoved', { shopId, orderId, action });
      tell(shopId, orderId);
    },
    mailSent: (kind) => count('mailsSent', { kind }),
    mailFailed: (kind, reason) => count('mailsFailed', { kind, reason }),
    shopUnreadable: (shopId, reason) => report('shopUnreadable', { shopId, reason }),
    ordersChanged: tell,
    onOrdersChanged: listen,
  };
}

function listenersByShop() {
  const byShop = new Map<ShopId, Set<OrderListener>>();
  return {
    // A listener runs after the caller is done, so that it can neither delay nor break him.
    tell: (shopId: ShopId, orderId: OrderId | null): void =>
      byShop.get(shopId)?.forEach((listener) => setImmediate(listener, orderId)),
    listen: (shopId: ShopId, listener: OrderListener): (() => void) => {
      const listeners = byShop.get(shopId) ?? new Set();
      byShop.set(shopId, listeners.add(listener));
      return () => listeners.delete(listener);
    },
  };
}
