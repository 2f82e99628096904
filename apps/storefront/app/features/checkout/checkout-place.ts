import type { Order } from '../../ordering/use-order.ts';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import type { ShopPage } from '../../context/shop-context.ts';
import type { CheckoutFormState } from './use-checkout-fields.ts';

/** The page around the checkout, as last rendered. */
export interface CheckoutPlace {
  readonly page: ShopPage;
  readonly order: Order;
  readonly form: CheckoutFormState;
  readonly period: DeliveryPeriod;
  /** Refreshes the available times. */
  readonly refreshTimes: () => void;
  readonly showOrder: (orderId: string) => void;
}
