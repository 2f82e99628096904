import type { PaymentMethod } from '@tischlein/domain/shop';
import { namePaymentMethods, paymentMoment } from '@tischlein/wording';
import { CHECKOUT } from '@tischlein/wording/storefront';
import { useId } from 'react';
import type { OrderType } from '../../guest/order-options.ts';
import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';
import type { IconName } from '@tischlein/ui/icon-sprite';
import type { CheckoutFormState } from './use-checkout-fields.ts';
import { useShop } from '../../context/shop-context.ts';

interface PaymentChoiceProps {
  readonly form: CheckoutFormState;
  readonly methods: readonly PaymentMethod[];
  readonly orderType: OrderType;
}

const MARKS: Readonly<Record<PaymentMethod, readonly IconName[]>> = {
  offline: ['cash'],
  offline_debit: ['debit'],
  Stripe_card: ['card', 'mobile'],
  Stripe_sofort: ['receipt'],
  Stripe_alipay: ['code'],
  AmazonPay_Checkout: ['bag'],
  PayPal_Rest: ['wallet'],
  PayPal_Platform: ['wallet'],
  Heidelpay: ['bank'],
  Sofort: ['receipt'],
};

/** The payment methods (S2 §2 Checkout page). */
export function PaymentChoice({ form, methods, orderType }: PaymentChoiceProps) {
  const { heidelpayVariant } = useShop().shop;
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
      {namePaymentMethods(methods, heidelpayVariant).map(({ method, name }) => (
        <label key={method} className="pay">
          <input
            type="radio"
            name="paymentMethod"
            checked={form.fields.paymentMethod === method}
            onChange={() => form.change({ paymentMethod: method })}
          />
          <span>
            <strong>{name}</strong>
            <small>{paymentMoment(method, orderType)}</small>
          </span>
          <span className="pay-marks">
            {MARKS[method].map((icon) => (
              <span key={icon} className="pay-mark">
                <Icon name={icon} />
              </span>
            ))}
          </span>
        </label>
      ))}
      {error && (
        <p className="field-error" id={errorId}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
