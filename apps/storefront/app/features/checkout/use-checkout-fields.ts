import type { AccountAnswer } from '@tischlein/contract/shop';
import type { FormField } from '@tischlein/domain/checkout';
import { useEffect, useState } from 'react';
import { keepChoices } from '../../guest/checkout-choices.ts';
import type { Order } from '../../guest/use-order.ts';
import { useShop } from '../../shop-context.ts';
import { type CheckoutFields, rememberFields } from './checkout-form.ts';
import { aimedAt, type DeliveryTarget } from './delivery-target.ts';
import { choicesOf, type CheckoutInput, inputAtFirst } from './input-at-first.ts';
import { leadTo } from './lead-to.ts';
import type { Consents } from './order-request.ts';
import { useSettleAddress } from './use-settle-address.ts';

/** Known before; found out just now, so that the sums change; not deliverable, and the form says why. */
type SettledAddress = 'known' | 'changed' | RefusedAddress;

export interface RefusedAddress {
  readonly errors: Errors;
  readonly isOutOfRange: boolean;
}

export type Errors = Readonly<Partial<Record<FormField, string>>>;

/** What the form holds, what is wrong with it, and how it is changed. */
export interface CheckoutState extends CheckoutInput {
  /** null: nobody is signed in. */
  readonly account: AccountAnswer | null;
  readonly errors: Errors;
  readonly change: (change: Partial<CheckoutFields>) => void;
  readonly consent: (change: Partial<Consents>) => void;
  /** Chooses between the saved address and a temporary one (S2 §2). */
  readonly aim: (change: Partial<DeliveryTarget>) => void;
  /** Shows what is wrong and leads to the first of it (spec 3 K7). */
  readonly showErrors: (errors: Errors) => void;
  /** Finds out what delivery to the typed address costs. */
  readonly settleAddress: () => Promise<SettledAddress>;
}

export function useCheckoutFields(order: Order, account: AccountAnswer | null): CheckoutState {
  const { shop } = useShop();
  const [input, setInput] = useState(() => inputAtFirst(shop, order, account));
  const { errors, setErrors, showErrors } = useErrors();
  const settle = useSettleAddress(order);
  useEffect(() => keepChoices(shop.id, choicesOf(input)), [shop.id, input]);
  const update = (part: Partial<CheckoutInput>, changed: readonly string[]): void => {
    setInput({ ...input, ...part });
    if (part.fields) rememberFields(shop.id, part.fields);
    setErrors(without(errors, changed));
  };
  const { fields, consents, target } = input;
  return {
    ...input,
    account,
    errors,
    change: (changed) => {
      const isElsewhere = PLACE.some((part) => changed[part] !== undefined && changed[part] !== fields[part]);
      const isTemporary = target.saved !== null && (target.isTemporary || isElsewhere);
      update({ fields: { ...fields, ...changed }, target: { ...target, isTemporary } }, Object.keys(changed));
    },
    consent: (changed) => update({ consents: { ...consents, ...changed } }, Object.keys(changed)),
    aim: (changed) => {
      const aimed = { ...target, ...changed };
      update({ target: aimed, fields: aimedAt(aimed, fields, target) }, PLACE);
    },
    showErrors,
    settleAddress: async () => {
      const settled = await settle(fields);
      if (typeof settled === 'string') return settled;
      const shown = { ...errors, street: settled.problem };
      setErrors(shown);
      return { errors: shown, isOutOfRange: settled.isOutOfRange };
    },
  };
}

const PLACE = ['street', 'streetNumber', 'zip', 'city'] as const;

function useErrors() {
  const [errors, setErrors] = useState<Errors>({});
  const [wish, setWish] = useState(0);
  useEffect(() => {
    if (wish > 0) focusFirstError();
  }, [wish]);
  const showErrors = (shown: Errors): void => {
    setErrors(shown);
    setWish(wish + 1);
  };
  return { errors, setErrors, showErrors };
}

const without = (errors: Errors, fields: readonly string[]): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));

const focusFirstError = (): void => leadTo('[aria-invalid="true"], [data-invalid] input');
