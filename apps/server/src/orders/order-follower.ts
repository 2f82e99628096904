import type { Quote } from '@tischlein/contract/shop';
import type { OrderId, ShopId } from '@tischlein/domain';
import type { OrderStatus } from '@tischlein/domain/orders';
import type { Writer } from '../db/database.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { NewOrder, StoredOrder } from './orders.store.ts';

/**
 * What another room does in the transactions of an order. Rooms such as payments import orders, so the composition hands
 * their followers to orders.
 */
export interface OrderFollower {
  /** When an order is placed, paid or not. `groupMoved`: its group has changed since it was priced, so the order is rolled back. */
  readonly placed?: (writer: Writer, shop: LoadedShop, order: StoredOrder) => Promise<'groupMoved' | void>;
  /** When the desk gets an order: at once, or after it is paid online. */
  readonly released?: (writer: Writer, order: StoredOrder, now: string) => Promise<void>;
  /** Before a refused or cancelled order is read: takes the locks that `ended` needs. */
  readonly ending?: (writer: Writer, shopId: ShopId, orderId: OrderId) => Promise<void>;
  /** When the desk refuses or cancels an order. */
  readonly ended?: (writer: Writer, order: StoredOrder, cause: EndCause) => Promise<void>;
  /** After each action of the desk, with the status it led to. */
  readonly moved?: (writer: Writer, order: StoredOrder, move: OrderMove) => Promise<void>;
  /** After each action of the desk on a test order, of which no other step is told. */
  readonly tested?: (writer: Writer, order: StoredOrder, move: OrderMove) => Promise<void>;
  /** When the desk proposes another version of an order to its guest. */
  readonly proposed?: (writer: Writer, order: StoredOrder, proposal: Proposal) => Promise<void>;
  /** When the guest has accepted it, with the order as it is then. */
  readonly changed?: (writer: Writer, order: StoredOrder, change: OrderVersionChange) => Promise<void>;
  /** When money has been given back for an order. */
  readonly refunded?: (writer: Writer, order: StoredOrder, now: string) => Promise<void>;
  /** Last in each later transaction that releases, ends, pays or refunds an order. */
  readonly settled?: (writer: Writer, order: OrderKey, now: string) => Promise<void>;
  /** When the desk hands an order over. */
  readonly handedOver?: (
    writer: Writer,
    shop: LoadedShop,
    handOver: { readonly order: StoredOrder; readonly now: string },
  ) => Promise<void>;
  /** After the commit of `ended`. */
  readonly endCommitted?: () => void;
}

/** Names an order. */
export type OrderKey = Pick<NewOrder, 'shop_id' | 'order_id'>;

interface OrderMove {
  readonly status: OrderStatus;
  readonly now: string;
}

interface Proposal {
  /** Id of the change. */
  readonly change: string;
  readonly now: string;
}

interface OrderVersionChange {
  /** The version that is replaced. */
  readonly before: Quote;
  readonly now: string;
}

interface EndCause {
  readonly reason?: string;
  /** Member of staff. */
  readonly by: string;
  readonly now: string;
}

export interface WithOrderFollowers {
  readonly orderFollowers: readonly OrderFollower[];
}
