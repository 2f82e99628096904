import * as calls from '@tischlein/contract/calls';
import { isEmail } from '@tischlein/domain/checkout';
import { describeMailCheck } from '@tischlein/wording';
import { CHECKOUT } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { send } from '../../api/send.ts';
import { useShop } from '../../context/shop-context.ts';
import { CheckoutField } from './checkout-field.tsx';
import type { CheckoutFormState } from './use-checkout-fields.ts';

interface EmailFieldProps {
  readonly form: CheckoutFormState;
  readonly help: string;
}

/** The mail address; leaving the field asks whether it can be delivered to. */
export function EmailField({ form, help }: EmailFieldProps) {
  const { shop } = useShop();
  const [told, setTold] = useState({ email: '', text: '', isDeliverable: true });
  const { email } = form.fields;
  const check = async (): Promise<void> => {
    if (!isEmail(email)) return;
    const answer = await send(calls.checkMailAddress, { params: { shop: shop.id }, body: { email } });
    if (answer.ok) setTold({ email, text: describeMailCheck(answer.value), isDeliverable: answer.value.isDeliverable });
  };
  const isSaid = told.email === email && told.text !== '';
  return (
    <CheckoutField
      form={form}
      name="email"
      label={CHECKOUT.email}
      span={3}
      type="email"
      autoComplete="email"
      maxLength={254}
      problem={isSaid && !told.isDeliverable ? told.text : undefined}
      help={isSaid && told.isDeliverable ? told.text : help}
      onBlur={() => void check()}
    />
  );
}
