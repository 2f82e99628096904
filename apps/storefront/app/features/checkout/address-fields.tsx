import { CHECKOUT } from '@tischlein/wording/storefront';
import { CheckoutField } from './checkout-field.tsx';
import type { CheckoutFormState } from './use-checkout-fields.ts';

/** The delivery address; leaving a field asks the shop for the delivery terms. */
export function AddressFields({ form }: { readonly form: CheckoutFormState }) {
  const settle = (): void => {
    // Once the address is known, its fields stay: the guest may be on the way to the next one.
    if (!form.unfolded.includes('place')) form.unfold('place');
    void form.settleAddress();
  };
  return (
    <>
      <CheckoutField
        form={form}
        name="street"
        label={CHECKOUT.street}
        span={4}
        autoComplete="address-line1"
        maxLength={120}
        onBlur={settle}
      />
      <CheckoutField
        form={form}
        name="streetNumber"
        label={CHECKOUT.streetNumber}
        span={2}
        autoComplete="off"
        maxLength={20}
        onBlur={settle}
      />
      <CheckoutField
        form={form}
        name="zip"
        label={CHECKOUT.zip}
        span={2}
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={10}
        onBlur={settle}
      />
      <CheckoutField
        form={form}
        name="city"
        label={CHECKOUT.city}
        span={4}
        autoComplete="address-level2"
        maxLength={120}
        onBlur={settle}
      />
    </>
  );
}
