import type { FormField } from '@tischlein/domain/checkout';
import { type Address, type DeliveryTerms, formatLocation } from '@tischlein/domain/delivery';
import { useEffect, useState } from 'react';
import { type CheckoutChoices, keepChoices, readChoices } from '../../guest/checkout-choices.ts';
import { findLocation } from '../../guest/find-location.ts';
import { locationSentence } from '../../guest/location-sentence.ts';
import { changeOptions } from '../../guest/use-occasion.ts';
import type { Order } from '../../guest/use-order.ts';
import { readUnpaid } from '../../payment/unpaid-order.ts';
import { useClock, useShop } from '../../shop-context.ts';
import type { ShopView } from '../../shop-view.ts';
import { type CheckoutFields, rememberedFields, rememberFields } from './checkout-form.ts';
import { leadTo } from './lead-to.ts';
import { advertisingVersion } from './advertising-version.ts';
import type { Consents } from './order-request.ts';

/** Known before; found out just now, so that the sums change; not deliverable, and the form says why. */
type SettledAddress = 'known' | 'changed' | RefusedAddress;

export interface RefusedAddress {
  readonly errors: Errors;
  readonly isOutOfRange: boolean;
}

export type Errors = Readonly<Partial<Record<FormField, string>>>;

/** What the form holds, what is wrong with it, and how it is changed. */
export interface CheckoutState {
  readonly fields: CheckoutFields;
  readonly consents: Consents;
  readonly errors: Errors;
  readonly change: (change: Partial<CheckoutFields>) => void;
  readonly consent: (change: Partial<Consents>) => void;
  /** Shows what is wrong and leads to the first of it (spec 3 K7). */
  readonly showErrors: (errors: Errors) => void;
  /** Finds out what delivery to the typed address costs. */
  readonly settleAddress: () => Promise<SettledAddress>;
}

export function useCheckoutFields(order: Order): CheckoutState {
  const { shop } = useShop();
  const [atFirst] = useState(() => choicesAtFirst(shop));
  const [fields, setFields] = useState(() => fieldsAtFirst(shop, order, atFirst));
  const [consents, setConsents] = useState<Consents>(() => ({
    ...atFirst,
    advertisingVersion: advertisingVersion(shop.id),
  }));
  const { errors, setErrors, showErrors } = useErrors();
  const settle = useSettleAddress(order);
  const change = (changed: Partial<CheckoutFields>): void => {
    const next = { ...fields, ...changed };
    setFields(next);
    rememberFields(shop.id, next);
    keepChoices(shop.id, { ...consents, paymentMethod: next.paymentMethod });
    setErrors(without(errors, Object.keys(changed)));
  };
  return {
    fields,
    consents,
    errors,
    change,
    consent: (changed) => {
      setConsents({ ...consents, ...changed });
      keepChoices(shop.id, { ...consents, ...changed, paymentMethod: fields.paymentMethod });
      setErrors(without(errors, Object.keys(changed)));
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

/** As it was left. */
function fieldsAtFirst({ id, paymentMethods }: ShopView, order: Order, { paymentMethod }: CheckoutChoices) {
  const offered = paymentMethods.find((method) => method === paymentMethod) ?? null;
  return { ...rememberedFields(id), ...order.options.location?.address, paymentMethod: offered };
}

/** Whoever reloads, comes back from paying, or from a branch that could not deliver, finds what he chose and agreed to for this order. */
function choicesAtFirst({ id, paymentMethods }: ShopView): CheckoutChoices {
  const unpaid = readUnpaid(id);
  const paidBy = paymentMethods.find((method) => method === unpaid?.gateway) ?? null;
  const { acceptAdvertising = false } = unpaid ?? {};
  return readChoices(id) ?? { paymentMethod: paidBy, legalAccepted: unpaid !== null, acceptAdvertising };
}

const without = (errors: Errors, fields: readonly string[]): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));

/** Asks for the terms of a typed address where they are not known yet. */
function useSettleAddress({ orderType, options }: Order): (fields: Address) => Promise<Settled> {
  const { api, guest } = useShop();
  const { period } = useClock();
  return async ({ street, streetNumber, zip, city }) => {
    const typed = { street: street.trim(), streetNumber: streetNumber.trim(), zip: zip.trim(), city: city.trim() };
    const isComplete = Object.values(typed).every((part) => part !== '');
    const isKnown = options.location !== null && formatLocation(options.location.address) === formatLocation(typed);
    // What is missing is the form's own business.
    if (orderType === 'pickup' || !isComplete || isKnown) return 'known';
    const answer = await findLocation(api, period, formatLocation(typed));
    if (!answer.ok) return { problem: locationSentence(answer), isOutOfRange: answer.problem === 'notInRange' };
    const { terms } = answer.location;
    changeOptions(guest, { location: { address: typed, terms } });
    return isSame(terms, options.location?.terms) ? 'known' : 'changed';
  };
}

type Settled = 'known' | 'changed' | { readonly problem: string; readonly isOutOfRange: boolean };

const isSame = (terms: DeliveryTerms, before: DeliveryTerms | undefined): boolean =>
  terms.deliveryFee === before?.deliveryFee &&
  terms.minimumOrderValue === before.minimumOrderValue &&
  terms.freeAfter === before.freeAfter;

const focusFirstError = (): void => leadTo('[aria-invalid="true"], [data-invalid] input');
