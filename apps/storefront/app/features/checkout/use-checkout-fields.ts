import type { AccountAnswer } from '@tischlein/contract/shop';
import type { FormField } from '@tischlein/domain/checkout';
import type { Address } from '@tischlein/domain/delivery';
import { announce } from '@tischlein/ui/announce';
import { createStore, type Store, useStore } from '@tischlein/ui/store';
import { faultyFields } from '@tischlein/wording';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { saveChoices } from '../../guest/checkout-choices.ts';
import type { Order } from '../../ordering/use-order.ts';
import { useShop } from '../../context/shop-context.ts';
import type { ShopView } from '../../shop/shop-view.ts';
import { type CheckoutFields, rememberFields } from './checkout-form.ts';
import { fillForTarget, type DeliveryTarget, isPlaceKnown, isSamePlace, ADDRESS_FIELDS } from './delivery-target.ts';
import { toCheckoutChoices, type CheckoutInput, createInitialInput } from './initial-input.ts';
import { addNote } from '../../guest/remembered-address.ts';
import { focusFirst } from './focus-field.ts';
import type { Consents } from './order-request.ts';
import { type ApplyNote, type SettledAddress, useSettleAddress } from './use-settle-address.ts';

/** Shown as a line if it is known, until the guest changes it. */
type FoldedPart = 'place' | 'time';

type Errors = Readonly<Partial<Record<FormField, string>>>;

/** The values of the form, their errors, and the ways to change them. */
export interface CheckoutFormState extends CheckoutInput {
  /** null: not signed in. */
  readonly account: AccountAnswer | null;
  readonly errors: Errors;
  /** The parts whose fields are shown even if they are known. */
  readonly unfolded: readonly FoldedPart[];
  readonly unfold: (part: FoldedPart) => void;
  /** Returns the current values, which may be newer than the last render. */
  readonly now: () => CheckoutInput & { readonly errors: Errors };
  readonly change: (change: Partial<CheckoutFields>) => void;
  readonly consent: (change: Partial<Consents>) => void;
  /** Chooses between the saved and a temporary address (S2 §2 Checkout page). */
  readonly aim: (change: Partial<DeliveryTarget>) => void;
  /** Shows the errors and focuses the first one (S3 K7). */
  readonly showErrors: (errors: Errors) => void;
  /** Asks for the delivery terms of the typed address. */
  readonly settleAddress: () => Promise<SettledAddress>;
}

export function useCheckoutFields(order: Order, account: AccountAnswer | null): CheckoutFormState {
  const { shop } = useShop();
  // A store rather than state: answers may arrive while the guest types and must update the current values.
  const [store] = useState(() => createFormStore(shop, order, account));
  const input = useStore(store);
  const handlers = createChangeHandlers(shop.id, store);
  const settle = useSettleAddress(order, createNoteHandler(store, handlers.change));
  const setErrors = (errors: Errors): void => store.set({ ...store.get(), errors });
  const unfold = (...parts: readonly FoldedPart[]): void => {
    const { unfolded } = store.get();
    // At once: only rendered fields can be focused.
    flushSync(() => store.set({ ...store.get(), unfolded: [...new Set([...unfolded, ...parts])] }));
  };
  return {
    ...input,
    account,
    now: store.get,
    ...handlers,
    unfold,
    showErrors: (errors) => {
      setErrors(errors);
      unfold(
        ...(ADDRESS_FIELDS.some((part) => errors[part]) ? (['place'] as const) : []),
        ...(errors.serveAt ? (['time'] as const) : []),
      );
      focusFirstError();
      const faults = Object.values(errors).filter(Boolean).length;
      if (faults > 1) announce(faultyFields(faults));
    },
    settleAddress: async () => {
      const { fields: address } = store.get();
      const settled = await settle(address);
      const { fields, errors } = store.get();
      // The guest may have typed another address since.
      if (typeof settled === 'object' && isSamePlace(fields, address))
        setErrors({ ...errors, street: settled.message });
      return settled;
    },
  };
}

/** The form's values. The choices are stored at once: they may come from an unpaid order that is given up. */
function createFormStore(shop: ShopView, order: Order, account: AccountAnswer | null): Store<FormState> {
  const first = createInitialInput(shop, order, account);
  saveChoices(shop.id, toCheckoutChoices(first));
  return createStore<FormState>({
    ...first,
    errors: {},
    unfolded: isPlaceKnown(order, { ...first, account }) ? [] : ['place'],
  });
}

function createChangeHandlers(
  shopId: string,
  store: Store<FormState>,
): Pick<CheckoutFormState, 'change' | 'consent' | 'aim'> {
  const update = (part: Partial<CheckoutInput>, changed: readonly string[]): void => {
    const before = store.get();
    const after = { ...before, ...part, errors: without(before.errors, changed) };
    store.set(after);
    saveChoices(shopId, toCheckoutChoices(after));
    if (part.fields) rememberFields(shopId, part.fields);
  };
  return {
    change: (changed) => {
      const { fields, target } = store.get();
      const isElsewhere = ADDRESS_FIELDS.some((part) => changed[part] !== undefined && changed[part] !== fields[part]);
      const isTemporary = target.saved !== null && (target.isTemporary || isElsewhere);
      update({ fields: { ...fields, ...changed }, target: { ...target, isTemporary } }, Object.keys(changed));
    },
    consent: (changed) => {
      const fields = 'acceptedTerms' in changed ? ['legalAccepted'] : Object.keys(changed);
      update({ consents: { ...store.get().consents, ...changed } }, fields);
    },
    aim: (changed) => {
      const { fields, target } = store.get();
      const aimed = { ...target, ...changed };
      update({ target: aimed, fields: fillForTarget(aimed, fields, target) }, ADDRESS_FIELDS);
    },
  };
}

interface FormState extends CheckoutInput {
  readonly errors: Errors;
  readonly unfolded: readonly FoldedPart[];
}

/** Applies what was about the door, unless the guest has typed another address since. */
const createNoteHandler =
  (store: Store<FormState>, change: CheckoutFormState['change']): ApplyNote =>
  (typed, { address, note }) => {
    const { fields } = store.get();
    if (isSameTyped(fields, typed)) change({ ...address, messageDriver: addNote(fields.messageDriver, note) });
  };

const isSameTyped = (fields: CheckoutFields, typed: Address): boolean =>
  ADDRESS_FIELDS.every((part) => fields[part].trim() === typed[part]);

const without = (errors: Errors, fields: readonly string[]): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));

const focusFirstError = (): void => focusFirst('[aria-invalid="true"], [data-invalid] input');
