import type { PaymentMethod } from '@tischlein/domain/shop';
import { paymentMethodName, paymentMoment } from '@tischlein/wording';
import { CHECKOUT } from '@tischlein/wording/storefront';
import { useId } from 'react';
import type { OrderType } from '../../guest/order-options.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { CheckoutState } from './use-checkout-fields.ts';

interface PaymentChoiceProps {
  readonly form: CheckoutState;
  readonly methods: readonly PaymentMethod[];
  readonly orderType: OrderType;
}

/** How to pay. */
export function PaymentChoice({ form, methods, orderType }: PaymentChoiceProps) {
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
          <Icon name={method === 'offline' ? 'cash' : 'card'} />
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
