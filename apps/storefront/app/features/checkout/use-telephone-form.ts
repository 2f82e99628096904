import type { FormField } from '@tischlein/domain/checkout';
import { createStore, useStore } from '@tischlein/ui/store';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { addNote } from '../../guest/remembered-address.ts';
import type { Order } from '../../ordering/use-order.ts';
import { type CheckoutFields, EMPTY_FIELDS } from './checkout-form.ts';
import { isSamePlace } from './delivery-target.ts';
import { focusFirst } from './focus-field.ts';
import type { CheckoutInput } from './initial-input.ts';
import type { CheckoutFormState } from './use-checkout-fields.ts';
import { useSettleAddress } from './use-settle-address.ts';

type Errors = Readonly<Partial<Record<FormField, string>>>;
type FormState = CheckoutInput & { readonly errors: Errors };

const NO_CONSENTS = {
  acceptedTerms: null,
  acceptAdvertising: false,
  advertisingVersion: 1,
  createAccount: false,
} as const;

const EMPTY: FormState = {
  fields: EMPTY_FIELDS,
  consents: NO_CONSENTS,
  target: { saved: null, isTemporary: false, replacesSaved: false },
  errors: {},
};

/** The form of an order on the telephone. Nothing of it stays in the browser of the staff. */
export function useTelephoneForm(order: Order): CheckoutFormState {
  const [store] = useState(() => createStore(EMPTY));
  const input = useStore(store);
  const change = (changed: Partial<CheckoutFields>): void => {
    const { fields, errors, ...rest } = store.get();
    const left = Object.entries(errors).filter(([field]) => !(field in changed));
    store.set({ ...rest, fields: { ...fields, ...changed }, errors: Object.fromEntries(left) });
  };
  const settle = useSettleAddress(order, (typed, { address, note }) => {
    const { fields } = store.get();
    if (isSamePlace(fields, typed)) change({ ...address, messageDriver: addNote(fields.messageDriver, note) });
  });
  return {
    ...input,
    account: null,
    // All fields are always shown.
    unfolded: ['place', 'time'],
    unfold: () => {},
    now: store.get,
    change,
    consent: () => {},
    aim: () => {},
    showErrors: (errors) => {
      flushSync(() => store.set({ ...store.get(), errors }));
      focusFirst('[aria-invalid="true"], [data-invalid] input');
    },
    settleAddress: async () => {
      const { fields: address } = store.get();
      const settled = await settle(address);
      const { fields, errors } = store.get();
      if (typeof settled === 'object' && isSamePlace(fields, address))
        store.set({ ...store.get(), errors: { ...errors, street: settled.message } });
      return settled;
    },
  };
}
