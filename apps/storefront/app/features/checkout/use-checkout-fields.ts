import type { FormField } from '@tischlein/domain/checkout';
import { type Address, formatLocation } from '@tischlein/domain/delivery';
import { addressProblem } from '@tischlein/wording';
import { useState } from 'react';
import { findLocation } from '../../guest/find-location.ts';
import { changeOptions } from '../../guest/use-occasion.ts';
import type { Order } from '../../guest/use-order.ts';
import { useClock, useShop } from '../../shop-context.ts';
import { type CheckoutFields, rememberedFields, rememberFields } from './checkout-form.ts';
import type { Consents } from './order-request.ts';

export type Errors = Readonly<Partial<Record<FormField, string>>>;

/** What the form holds, what is wrong with it, and how it is changed. */
export interface CheckoutState {
  readonly fields: CheckoutFields;
  readonly consents: Consents;
  readonly errors: Errors;
  readonly change: (change: Partial<CheckoutFields>) => void;
  readonly consent: (change: Partial<Consents>) => void;
  readonly setErrors: (errors: Errors) => void;
  /** Finds out what delivery to the typed address costs; false: nothing, and the form says why. */
  readonly settleAddress: () => Promise<boolean>;
}

export function useCheckoutFields(order: Order): CheckoutState {
  const { shop } = useShop();
  const [fields, setFields] = useState(() => ({ ...rememberedFields(shop.id), ...order.options.location?.address }));
  const [consents, setConsents] = useState<Consents>({ legalAccepted: false, acceptAdvertising: false });
  const [errors, setErrors] = useState<Errors>({});
  const settle = useSettleAddress(order);
  const change = (changed: Partial<CheckoutFields>): void => {
    const next = { ...fields, ...changed };
    setFields(next);
    rememberFields(shop.id, next);
    setErrors(without(errors, Object.keys(changed)));
  };
  return {
    fields,
    consents,
    errors,
    change,
    consent: (changed) => {
      setConsents({ ...consents, ...changed });
      setErrors(without(errors, Object.keys(changed)));
    },
    setErrors,
    settleAddress: async () => {
      const problem = await settle(fields);
      if (problem !== null) setErrors({ ...errors, street: problem });
      return problem === null;
    },
  };
}

const without = (errors: Errors, fields: readonly string[]): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));

/** Asks for the terms of a typed address; the sentence to show where there are none, null where all is well. */
function useSettleAddress({ orderType, options }: Order): (fields: Address) => Promise<string | null> {
  const { api, guest } = useShop();
  const { period } = useClock();
  return async ({ street, streetNumber, zip, city }) => {
    const typed = { street: street.trim(), streetNumber: streetNumber.trim(), zip: zip.trim(), city: city.trim() };
    const isComplete = Object.values(typed).every((part) => part !== '');
    const isKnown = options.location !== null && formatLocation(options.location.address) === formatLocation(typed);
    // What is missing is the form's own business.
    if (orderType === 'pickup' || !isComplete || isKnown) return null;
    const answer = await findLocation(api, period, formatLocation(typed));
    if (!answer.ok) return answer.problem === null ? answer.message : addressProblem(answer.problem, answer.terms);
    changeOptions(guest, { location: { address: typed, terms: answer.location.terms } });
    return null;
  };
}
