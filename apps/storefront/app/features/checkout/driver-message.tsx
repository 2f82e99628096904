import { CHECKOUT } from '@tischlein/wording/storefront';
import { Field } from '@tischlein/ui/field';
import type { CheckoutFormState } from './use-checkout-fields.ts';

export function DriverMessage({ form }: { readonly form: CheckoutFormState }) {
  return (
    <Field label={CHECKOUT.messageDriver} remark={CHECKOUT.optional}>
      {(control) => (
        <textarea
          className="input"
          name="messageDriver"
          rows={2}
          maxLength={500}
          value={form.fields.messageDriver}
          onChange={(event) => form.change({ messageDriver: event.target.value })}
          {...control}
        />
      )}
    </Field>
  );
}
