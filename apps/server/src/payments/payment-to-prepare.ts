import { toCents } from '@tischlein/domain';
import { paymentDescription } from '@tischlein/wording';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import { toShopUrl } from '../shops/shop-url.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { toBasket } from './basket.ts';
import { prepareKey } from './new-payment.ts';
import type { Buyer, PaymentToPrepare } from './provider.ts';

/** Builds the request for the provider. Addresses come from the configuration, never from a request. */
export function buildPaymentToPrepare(
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  { config }: LoadedShop,
  { order, payment }: { readonly order: StoredOrder; readonly payment: Row<'payments'> },
): PaymentToPrepare {
  const address = toShopUrl(publicUrl, config);
  return {
    key: prepareKey(payment),
    ourId: payment.payment_id,
    means: payment.means,
    amount: toCents(payment.amount),
    currency: 'EUR',
    description: paymentDescription(order.number, config.restaurantName),
    returnUrl: buildReturnUrl(address, order),
    cancelUrl: buildCancelUrl(address, order),
    expiresAt: payment.expires_at,
    buyer: toBuyer(order),
    basket: toBasket(order.quote, toCents(order.tip)),
  };
}

/** The order page, where the guest returns to. */
export const buildReturnUrl = (address: string, { order_id }: Pick<StoredOrder, 'order_id'>): string =>
  `${address}/checkout/success/${order_id}`;

/** Where a guest can pay otherwise: the bill for a part of it, the checkout for an order. */
const buildCancelUrl = (address: string, { order_id, purpose }: Pick<StoredOrder, 'order_id' | 'purpose'>): string =>
  purpose === 'billPart'
    ? `${address}/tisch/rechnung?abgebrochen=${order_id}`
    : `${address}/checkout/abgebrochen?bestellung=${order_id}`;

function toBuyer({ contact, delivery_type }: StoredOrder): Buyer {
  const { name, email, phone, street, streetNumber, zip, city } = contact;
  const address = delivery_type === 'delivery' ? { street: `${street} ${streetNumber}`.trim(), zip, city } : null;
  return { name, email, phone, address };
}
