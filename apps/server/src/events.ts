import type { OrderAction } from '@tischlein/domain/orders';
import type { GroupOrderId, OrderId, ShopId } from '@tischlein/domain';
import { type AccessEvents, createAccessEvents } from './access-events.ts';
import { type Count, type Details, type EventCounts, NO_COUNTS } from './event-counts.ts';
import { describeFailure, listFrames } from './failure.ts';

/** null: another process changed an order, and we do not know which. */
type OrderListener = (orderId: OrderId | null) => void;

/** Business events: counts and logs them and notifies listeners. No method throws. */
export interface Events extends AccessEvents {
  orderPlaced(shopId: ShopId, orderId: OrderId): void;
  /** An idempotency key or a double click asked again for an existing order. */
  orderReplayed(shopId: ShopId, orderId: OrderId): void;
  orderRejected(shopId: ShopId, code: string): void;
  orderMoved(shopId: ShopId, orderId: OrderId, action: OrderAction): void;
  mailSent(kind: string): void;
  mailFailed(kind: string, error: unknown): void;
  /** A mail server refuses a mail for good, such as for a mistyped address. */
  mailRefused(kind: string, error: unknown): void;
  /** The mail server does not answer: until it does, one mail at a time is tried. */
  mailServerAway(): void;
  paymentMoved(shopId: ShopId, orderId: OrderId, status: string): void;
  /** A provider did not answer, or the call failed. */
  paymentUnknown(shopId: ShopId, orderId: OrderId, reason: string): void;
  /** Staff have to look at this payment. */
  paymentAlarm(shopId: ShopId, orderId: OrderId, kind: string): void;
  refundDone(shopId: ShopId, orderId: OrderId): void;
  /** A webhook with an invalid signature. */
  messageForged(shopId: ShopId, provider: string): void;
  /** Reported by a browser (S2 §7 POST /event). */
  guestEvent(shopId: ShopId, event: { readonly type: string; readonly action: string }): void;
  /** A guest who has consented sees a page. */
  visitRecorded(shopId: ShopId): void;
  visitEvent(shopId: ShopId): void;
  /** Any guest sees a page; without an id. */
  pageViewed(shopId: ShopId): void;
  browserReported(kind: 'browserErrors' | 'browserLoadsFailed' | 'trackingFailures', about: string): void;
  /** The stored shop cannot be parsed; the previous version stays in use. */
  shopUnreadable(shopId: ShopId, error: unknown): void;
  /** A background worker failed; it tries again later. */
  workerFailed(worker: string, error: unknown): void;
  /** A request came through a proxy that TRUSTED_PROXIES does not name. */
  proxyIgnored(): void;
  /** A report was read from the primary database, because the replica is away or too far behind. */
  replicaSkipped(reason: string): void;
  /** Orders of this shop changed in another process. */
  ordersChanged(shopId: ShopId, orderId: OrderId | null): void;
  /** Subscribes to changes of this shop's orders; returns the unsubscribe function. */
  onOrdersChanged(shopId: ShopId, listener: OrderListener): () => void;
  /** Subscribes to order changes of any shop; returns the unsubscribe function. */
  onAnyOrdersChanged(listener: (shopId: ShopId) => void): () => void;
  /** A group order changed or ended, here or in another process. */
  groupChanged(shopId: ShopId, groupId: GroupOrderId): void;
  /** Subscribes to changes of a group order; returns the unsubscribe function. */
  onGroupChanged(shopId: ShopId, groupId: GroupOrderId, listener: () => void): () => void;
  /** The groups that someone follows here. */
  listFollowedGroups(): readonly FollowedGroup[];
  /** A table of the shop changed, here or in another process: its bill, or its guests' call. */
  tablesChanged(shopId: ShopId): void;
  /** Subscribes to `tablesChanged`; returns the unsubscribe function. */
  onTablesChanged(shopId: ShopId, listener: () => void): () => void;
  /** The shop's configuration, menu, stock or pause changed. */
  shopChanged(shopId: ShopId): void;
  /** Subscribes to `shopChanged`; returns the unsubscribe function. */
  onShopChanged(shopId: ShopId, listener: () => void): () => void;
  /** Something was queued for the background worker of this name, as `workerFailed` names it. */
  workQueued(worker: string): void;
  /** Subscribes to `workQueued`; returns the unsubscribe function. */
  onWorkQueued(worker: string, listener: () => void): () => void;
  readonly counts: Readonly<EventCounts>;
}

/** Names a group order. */
interface FollowedGroup {
  readonly shopId: ShopId;
  readonly groupId: GroupOrderId;
}

/** Logs an event, without personal data. */
export type ReportEvent = (event: string, ...details: Details) => void;

/**
 * Sends an error to the operator's error tracker; never waits, never throws. `where` is a route or a worker, or the page of
 * a browser, which names its release.
 */
export type ReportError = (error: unknown, where: string, release?: string) => void;

export function createEvents(report: ReportEvent, reportError: ReportError = () => {}): Events {
  const counts = { ...NO_COUNTS };
  const count: Count = (event, ...details) => {
    counts[event] += 1;
    report(event, ...details);
  };
  const { notify, ...listening } = createChangeListeners();
  return {
    counts,
    orderPlaced: (shopId, orderId) => {
      count('ordersPlaced', { shopId, orderId });
      notify(shopId, orderId);
    },
    orderReplayed: (shopId, orderId) => count('ordersReplayed', { shopId, orderId }),
    orderRejected: (shopId, code) => count('ordersRejected', { shopId, code }),
    orderMoved: (shopId, orderId, action) => {
      count('ordersMoved', { shopId, orderId, action });
      notify(shopId, orderId);
    },
    mailSent: (kind) => count('mailsSent', { kind }),
    ...createAccessEvents({ count, silent: (event) => void (counts[event] += 1) }),
    ...createFailureEvents({ count, reportError }),
    ...createPaymentEvents({ count, notify }),
    ...createBrowserEvents({ count, counts, reportError }),
    replicaSkipped: (reason) => count('replicaSkipped', { reason }),
    proxyIgnored: () => void (counts.proxiesIgnored += 1),
    ordersChanged: notify,
    ...listening,
  };
}

type FailureEvents = Pick<Events, 'mailFailed' | 'mailRefused' | 'mailServerAway' | 'shopUnreadable' | 'workerFailed'>;

const createFailureEvents = ({ count, reportError }: Pick<Callbacks, 'count' | 'reportError'>): FailureEvents => ({
  mailFailed: (kind, error) => {
    count('mailsFailed', { kind, reason: describeFailure(error) });
    reportError(error, `mail ${kind}`);
  },
  mailRefused: (kind, error) => count('mailsRefused', { kind, reason: describeFailure(error) }),
  mailServerAway: () => count('mailServerAway', {}, 'error'),
  shopUnreadable: (shopId, error) => {
    count('shopUnreadable', { shopId, reason: String(error) }, 'error');
    reportError(error, `shop ${shopId}`);
  },
  workerFailed: (worker, error) => {
    const stack = listFrames(error).map((frame) => `${frame.function} ${frame.filename}:${frame.lineno}`);
    count('workersFailed', { worker, reason: describeFailure(error), stack }, 'error');
    reportError(error, `worker ${worker}`);
  },
});

type BrowserEvents = Pick<Events, 'guestEvent' | 'visitRecorded' | 'visitEvent' | 'pageViewed' | 'browserReported'>;

const createBrowserEvents = ({
  count,
  counts,
  reportError,
}: Pick<Callbacks, 'count' | 'reportError'> & { readonly counts: EventCounts }): BrowserEvents => ({
  guestEvent: (shopId, { type, action }) => {
    if (type === 'checkout' && action === 'submit-timeout') {
      counts.slowSubmits += 1;
      reportError(new SlowSubmit(), `shop ${shopId}`);
    }
    count('guestEvents', { shopId, type, action });
  },
  visitRecorded: () => void (counts.visitsRecorded += 1),
  visitEvent: () => void (counts.visitEvents += 1),
  pageViewed: () => void (counts.pagesViewed += 1),
  browserReported: (kind, about) => count(kind, { about }),
});

/** An order that a browser waited for longer than 2000 ms (S2 §4). */
class SlowSubmit extends Error {
  override readonly name = 'SlowSubmit';
}

interface Callbacks {
  readonly count: Count;
  readonly notify: (shopId: ShopId, orderId: OrderId | null) => void;
  readonly reportError: ReportError;
}

type PaymentEvents = Pick<Events, 'paymentMoved' | 'paymentUnknown' | 'paymentAlarm' | 'refundDone' | 'messageForged'>;

const createPaymentEvents = ({ count, notify }: Pick<Callbacks, 'count' | 'notify'>): PaymentEvents => ({
  paymentMoved: (shopId, orderId, status) => {
    count('paymentsMoved', { shopId, orderId, status });
    notify(shopId, orderId);
  },
  paymentUnknown: (shopId, orderId, reason) => count('paymentsUnknown', { shopId, orderId, reason }),
  paymentAlarm: (shopId, orderId, kind) => {
    count('paymentAlarms', { shopId, orderId, kind });
    notify(shopId, orderId);
  },
  refundDone: (shopId, orderId) => {
    count('refundsDone', { shopId, orderId });
    notify(shopId, orderId);
  },
  messageForged: (shopId, provider) => count('messagesForged', { shopId, provider }),
});

function createChangeListeners() {
  const orders = createListeners<ShopId, OrderListener>();
  const shops = createListeners<ShopId, () => void>();
  const tables = createListeners<ShopId, () => void>();
  const work = createListeners<string, () => void>();
  const groups = createGroupListeners();
  const anyOrders = new Set<(shopId: ShopId) => void>();
  return {
    notify: (shopId: ShopId, orderId: OrderId | null): void => {
      orders.each(shopId, (listener) => setImmediate(listener, orderId));
      anyOrders.forEach((listener) => setImmediate(listener, shopId));
    },
    onOrdersChanged: orders.listen,
    onAnyOrdersChanged: (listener: (shopId: ShopId) => void): (() => void) => {
      anyOrders.add(listener);
      return () => anyOrders.delete(listener);
    },
    shopChanged: (shopId: ShopId): void => shops.each(shopId, (listener) => setImmediate(listener)),
    onShopChanged: shops.listen,
    tablesChanged: (shopId: ShopId): void => tables.each(shopId, (listener) => setImmediate(listener)),
    onTablesChanged: tables.listen,
    workQueued: (worker: string): void => work.each(worker, (listener) => setImmediate(listener)),
    onWorkQueued: work.listen,
    ...groups,
  };
}

function createGroupListeners(): Pick<Events, 'groupChanged' | 'onGroupChanged' | 'listFollowedGroups'> {
  const followed = new Map<string, FollowedGroup & { readonly listeners: Set<() => void> }>();
  return {
    groupChanged: (shopId, groupId) =>
      followed.get(`${shopId} ${groupId}`)?.listeners.forEach((listener) => setImmediate(listener)),
    onGroupChanged: (shopId, groupId, listener) => {
      const key = `${shopId} ${groupId}`;
      const group = followed.get(key) ?? { shopId, groupId, listeners: new Set() };
      followed.set(key, group);
      group.listeners.add(listener);
      return () => {
        group.listeners.delete(listener);
        if (group.listeners.size === 0) followed.delete(key);
      };
    },
    listFollowedGroups: () => [...followed.values()],
  };
}

// Listeners run in setImmediate, so that they can neither delay the caller nor throw into it.
function createListeners<Key, Listener>() {
  const byKey = new Map<Key, Set<Listener>>();
  return {
    each: (key: Key, notify: (listener: Listener) => void): void => byKey.get(key)?.forEach(notify),
    listen: (key: Key, listener: Listener): (() => void) => {
      const listeners = byKey.get(key) ?? new Set();
      byKey.set(key, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && byKey.get(key) === listeners) byKey.delete(key);
      };
    },
  };
}
