import type { Cents } from '@tischlein/domain';
import { missedLeastAmount } from '@tischlein/domain/checkout';
import type { PaymentMethod } from '@tischlein/domain/shop';
import { isPaidInPerson, leastAmountText, namePaymentMethods, paymentMoment } from '@tischlein/wording';
import { CHECKOUT, TABLE_ORDER } from '@tischlein/wording/storefront';
import { useId } from 'react';
import type { DeliveryType } from '@tischlein/domain/menu';
import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';
import type { IconName } from '@tischlein/ui/icon-sprite';
import { useShop } from '../context/shop-context.ts';

interface PaymentChoiceProps {
  readonly form: PaymentForm;
  readonly methods: readonly PaymentMethod[];
  readonly orderType: DeliveryType;
  /** What the method has to pay, tip included; 0: not known yet. */
  readonly amount: Cents;
  /** Shown if there is no method. */
  readonly noMethods?: string;
}

/** The part of a form that holds the method. */
interface PaymentForm {
  readonly fields: { readonly paymentMethod: PaymentMethod | null };
  readonly errors: { readonly paymentMethod?: string | undefined };
  readonly change: (change: { readonly paymentMethod: PaymentMethod }) => void;
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

const AT_TABLE: readonly IconName[] = ['waiter'];

/** The payment methods (S2 §2 Checkout page); at a table, those in person are one: 'Bei der Bedienung' (S3 W12). */
export function PaymentChoice({
  form,
  methods,
  orderType,
  amount,
  noMethods = CHECKOUT.noMethods,
}: PaymentChoiceProps) {
  const { heidelpayVariant, leastAmounts } = useShop().shop;
  const errorId = useId();
  const error = form.errors.paymentMethod;
  const isAtTable = (method: PaymentMethod): boolean => orderType === 'dineIn' && isPaidInPerson(method);
  const named = namePaymentMethods(methods, heidelpayVariant).map((each) => ({
    ...each,
    least: isAtTable(each.method) ? null : missedLeastAmount(leastAmounts, each.method, amount),
  }));
  const describe = (method: PaymentMethod, least: Cents | null): string => {
    if (least !== null) return leastAmountText(least);
    return isAtTable(method) ? TABLE_ORDER.atTableHelp : paymentMoment(method, orderType);
  };
  if (methods.length === 0) {
    return (
      <Notice kind="warn" icon="info">
        {noMethods}
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
      {named.map(({ method, name, least }) => (
        <label key={method} className="pay" data-off={least !== null || undefined}>
          <input
            type="radio"
            name="paymentMethod"
            checked={form.fields.paymentMethod === method && least === null}
            disabled={least !== null}
            onChange={() => form.change({ paymentMethod: method })}
          />
          <span>
            <strong>{isAtTable(method) ? TABLE_ORDER.atTable : name}</strong>
            <small>{describe(method, least)}</small>
          </span>
          <span className="pay-marks">
            {(isAtTable(method) ? AT_TABLE : MARKS[method]).map((icon) => (
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
