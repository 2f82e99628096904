import { add, type Cents, NO_CENTS, subtract, sum, times } from '@tischlein/domain';
import type { Basket, BasketItem } from '../basket.ts';
import type { PaymentToPrepare } from '../provider.ts';
import { decimalOf } from './decimal-amount.ts';
import type { PaypalAccount } from './paypal.ts';

const LONGEST = 127;

/** What PayPal writes for money. */
export const paypalMoney = (amount: Cents) => ({ currency_code: 'EUR', value: decimalOf(amount) }) as const;

/** The request that creates an order; null: PayPal has nothing for this means. */
export function orderRequest(payment: PaymentToPrepare, { merchantId }: PaypalAccount): object | null {
  const { means, ourId, amount, description } = payment;
  if (means !== 'paypalRedirect' && means !== 'paypalButton') return null;
  const basket = basketFor(amount, payment.basket);
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: ourId,
        description: shortened(description),
        payee: { merchant_id: merchantId },
        amount: { ...paypalMoney(amount), ...(basket && { breakdown: breakdownOf(basket) }) },
        ...(basket && { items: basket.items.map(itemOf) }),
      },
    ],
    payment_source: { paypal: { experience_context: experienceOf(payment) } },
  };
}

// Only money that is there at once: a guest who is hungry cannot wait for an eCheck.
function experienceOf({ returnUrl, cancelUrl }: PaymentToPrepare): object {
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

// PayPal refuses sums that do not add up; a basket that does not is no reason to refuse a guest's money.
function basketFor(amount: Cents, basket: Basket | undefined): Basket | null {
  if (!basket) return null;
  const items = basket.items.filter(({ count, unitPrice }) => count > 0 && unitPrice > NO_CENTS);
  const total = add(subtract(itemTotal(items), basket.discount), basket.fee);
  return items.length > 0 && total === amount && basket.discount >= NO_CENTS ? { ...basket, items } : null;
}

const itemTotal = (items: readonly BasketItem[]): Cents =>
  sum(items.map(({ unitPrice, count }) => times(unitPrice, count)));

const breakdownOf = ({ items, discount, fee }: Basket) => ({
  item_total: paypalMoney(itemTotal(items)),
  shipping: paypalMoney(fee),
  discount: paypalMoney(discount),
});

const itemOf = ({ name, count, unitPrice }: BasketItem) => ({
  name: shortened(name),
  quantity: String(count),
  unit_amount: paypalMoney(unitPrice),
});

// Counted in characters as people see them, so that none is cut in half.
const shortened = (text: string): string =>
  [...text]
    .slice(0, LONGEST - 1)
    .join('')
    .slice(0, LONGEST) || '–';
