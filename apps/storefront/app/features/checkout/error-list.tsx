import type { FormField } from '@tischlein/domain/checkout';
import { formFieldName } from '@tischlein/wording';
import { CHECKOUT } from '@tischlein/wording/storefront';
import { Notice } from '@tischlein/ui/notice';
import { focusField } from './focus-field.ts';
import type { CheckoutFormState } from './use-checkout-fields.ts';

// In the order of the page.
const FIELDS: readonly FormField[] = [
  'street',
  'streetNumber',
  'zip',
  'city',
  'serveAt',
  'floor',
  'company',
  'messageDriver',
  'name',
  'email',
  'phone',
  'messageCook',
  'paymentMethod',
  'legalAccepted',
  'acceptAdvertising',
];

/** The fields that are missing or wrong, with a way to each field. The focus goes to the first field itself (S3 K7). */
export function ErrorList({ form }: { readonly form: CheckoutFormState }) {
  const wrong = FIELDS.filter((field) => form.errors[field]);
  if (wrong.length === 0) return null;
  return (
    <Notice kind="bad" icon="alert">
      <strong>{CHECKOUT.checkFields(wrong.length)}</strong>
      <ul className="error-list">
        {wrong.map((field) => (
          <li key={field}>
            <button className="link-button" type="button" onClick={() => focusField(field)}>
              {formFieldName(field)}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
