import type { PaymentMethod } from '@tischlein/domain/shop';
import { paymentMethodName, paymentMoment } from '@tischlein/wording';
import { CHECKOUT } from '@tischlein/wording/storefront';
import { useId } from 'react';
import type { OrderType } from '../../guest/order-options.ts';
import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';
import type { IconName } from '@tischlein/ui/icon-sprite';
import { PayPalButton } from './paypal-button.tsx';
import type { CheckoutFormState } from './use-checkout-fields.ts';
import type { Checkout } from './use-checkout.ts';

interface PaymentChoiceProps {
  readonly form: CheckoutFormState;
  readonly methods: readonly PaymentMethod[];
  readonly orderType: OrderType;
  readonly checkout: Checkout;
}

const ICONS: Readonly<Record<PaymentMethod, IconName>> = {
  offline: 'cash',
  offline_debit: 'card',
  Stripe_card: 'card',
  Stripe_sofort: 'bank',
  Stripe_alipay: 'wallet',
  AmazonPay_Checkout: 'wallet',
  PayPal_Rest: 'wallet',
  PayPal_Platform: 'wallet',
  Heidelpay: 'bank',
  Sofort: 'bank',
};

/** The payment methods; a provider with its own button shows it here (S2 §2 Checkout page). */
export function PaymentChoice({ form, methods, orderType, checkout }: PaymentChoiceProps) {
  const errorId = useId();
  const error = form.errors.paymentMethod;
  if (methods.length === 0) {
    return (
      <Notice kind="warn" icon="info">
        {CHECKOUT.noMethods}
      </Notice>
    );
  }
  return (
    <fieldset
      className="pay-list"
      data-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="visually-hidden">{CHECKOUT.paymentMethod}</legend>
      {methods.map((method) => (
        <label key={method} className="pay">
          <input
            type="radio"
            name="paymentMethod"
            checked={form.fields.paymentMethod === method}
            onChange={() => form.change({ paymentMethod: method })}
          />
          <span>
            <strong>{paymentMethodName(method)}</strong>
            <small>{paymentMoment(method, orderType)}</small>
          </span>
          <Icon name={ICONS[method]} />
        </label>
      ))}
      {form.fields.paymentMethod === 'PayPal_Platform' && <PayPalButton steps={checkout.payPal} />}
      {error && (
        <p className="field-error" id={errorId}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
