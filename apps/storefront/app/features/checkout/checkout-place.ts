import type { OrderRequest } from '@tischlein/contract/shop';
import type { CheckoutAnswer } from '@tischlein/domain/checkout-flow';
import type { Order } from '../../ordering/use-order.ts';
import type { ShopPage } from '../../context/shop-context.ts';
import type { TableOrder } from './order-request.ts';
import type { CheckoutFormState } from './use-checkout-fields.ts';

export type SendOrder = (draft: OrderRequest, key: string) => Promise<CheckoutAnswer>;

/** The page around the checkout, as last rendered. */
export interface CheckoutPlace {
  readonly page: ShopPage;
  readonly order: Order;
  readonly form: CheckoutFormState;
  /** null: the guest sits at no table. */
  readonly table: TableOrder | null;
  /** Sends an order that staff take on the telephone; null: the guest orders. */
  readonly telephone: SendOrder | null;
  /** Refreshes the available times. */
  readonly refreshTimes: () => void;
  readonly showOrder: (orderId: string) => void;
}
