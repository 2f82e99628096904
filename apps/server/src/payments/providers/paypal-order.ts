import { add, type Cents, NO_CENTS, subtract, sum, times } from '@tischlein/domain';
import type { Basket, BasketItem } from '../basket.ts';
import type { PaymentToPrepare } from '../provider.ts';
import { formatDecimal } from './decimal-amount.ts';
import type { AccountAt } from './account-at.ts';

const LONGEST = 127;

/** Formats an amount for PayPal. */
export const paypalMoney = (amount: Cents) => ({ currency_code: 'EUR', value: formatDecimal(amount) }) as const;

/** Builds the request that creates an order; null: PayPal does not support this means. */
export function buildOrderRequest(payment: PaymentToPrepare, { merchantId }: AccountAt<'paypal'>): object | null {
  const { means, ourId, amount, description } = payment;
  if (means !== 'paypalRedirect' && means !== 'paypalButton') return null;
  const basket = checkBasket(amount, payment.basket);
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: ourId,
        description: truncate(description),
        payee: { merchant_id: merchantId },
        amount: { ...paypalMoney(amount), ...(basket && { breakdown: toBreakdown(basket) }) },
        ...(basket && { items: basket.items.map(toItem) }),
      },
    ],
    payment_source: { paypal: { experience_context: buildExperience(payment) } },
  };
}

// No eChecks: the order is cooked now, so the money has to be there now.
function buildExperience({ returnUrl, cancelUrl }: PaymentToPrepare): object {
  return {
    payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
    locale: 'de-DE',
    landing_page: 'LOGIN',
    shipping_preference: 'NO_SHIPPING',
    user_action: 'PAY_NOW',
    return_url: returnUrl,
    cancel_url: cancelUrl,
  };
}

// PayPal refuses a basket that does not add up. Leave it out rather than lose the payment.
function checkBasket(amount: Cents, basket: Basket | undefined): Basket | null {
  if (!basket) return null;
  const items = basket.items.filter(({ count, unitPrice }) => count > 0 && unitPrice > NO_CENTS);
  const total = add(subtract(sumItems(items), basket.discount), basket.fee);
  return items.length > 0 && total === amount && basket.discount >= NO_CENTS ? { ...basket, items } : null;
}

const sumItems = (items: readonly BasketItem[]): Cents =>
  sum(items.map(({ unitPrice, count }) => times(unitPrice, count)));

const toBreakdown = ({ items, discount, fee }: Basket) => ({
  item_total: paypalMoney(sumItems(items)),
  shipping: paypalMoney(fee),
  discount: paypalMoney(discount),
});

const toItem = ({ name, count, unitPrice }: BasketItem) => ({
  name: truncate(name),
  quantity: String(count),
  unit_amount: paypalMoney(unitPrice),
});

// Counts code points, so that no character is cut in half.
const truncate = (text: string): string =>
  [...text]
    .slice(0, LONGEST - 1)
    .join('')
    .slice(0, LONGEST) || '–';
