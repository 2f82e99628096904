import type { AccountAddress } from '@tischlein/contract/shop';
import { formatLocation } from '@tischlein/domain/delivery';
import { addressText } from '@tischlein/wording';
import { CHECKOUT } from '@tischlein/wording/storefront';
import { Icon } from '@tischlein/ui/icon';
import { useEffect, useEffectEvent, useId } from 'react';
import { AddressFields } from './address-fields.tsx';
import { isAddressTyped } from './delivery-target.ts';
import type { CheckoutFormState } from './use-checkout-fields.ts';

/** The delivery address: a signed-in guest's saved one, or a temporary one (S2 §2 Checkout page). */
export function DeliveryAddress({ form }: { readonly form: CheckoutFormState }) {
  const { target, account } = form;
  return (
    <>
      {target.saved && <SavedOrOther form={form} saved={target.saved} />}
      {isAddressTyped(target) && <AddressFields form={form} />}
      {account && isAddressTyped(target) && (
        <label className="consent">
          <input
            type="checkbox"
            checked={target.replacesSaved}
            onChange={(event) => form.aim({ replacesSaved: event.target.checked })}
          />
          <span>{CHECKOUT.keepAddress}</span>
        </label>
      )}
    </>
  );
}

interface SavedOrOtherProps {
  readonly form: CheckoutFormState;
  readonly saved: AccountAddress;
}

function SavedOrOther({ form, saved }: SavedOrOtherProps) {
  const id = useId();
  const { isTemporary } = form.target;
  const { street, streetNumber, zip, city } = form.errors;
  const error = isTemporary ? undefined : (street ?? streetNumber ?? zip ?? city);
  const settle = useEffectEvent(() => void form.settleAddress());
  useEffect(() => {
    if (!isTemporary) settle();
  }, [isTemporary]);
  const choose = (temporary: boolean) => ({
    type: 'radio',
    name: id,
    checked: isTemporary === temporary,
    onChange: () => form.aim({ isTemporary: temporary }),
  });
  return (
    <fieldset className="saved-address">
      <legend className="visually-hidden">{CHECKOUT.deliverTo}</legend>
      <label className="choice-row">
        <input
          {...choose(false)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span className="choice-name">
          {CHECKOUT.savedAddress}
          <small>{[addressText(formatLocation(saved)), saved.floor, saved.company].filter(Boolean).join(' · ')}</small>
        </span>
      </label>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      <label className="choice-row">
        <input {...choose(true)} />
        <span className="choice-name">{CHECKOUT.otherAddress}</span>
      </label>
    </fieldset>
  );
}
