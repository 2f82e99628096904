import type { CheckoutFormValues } from '../checkout/form-values.ts';
import type { Account, AccountAddress } from './account.ts';

type FilledValues = Pick<CheckoutFormValues, 'email' | keyof AccountAddress>;

/**
 * Fills the checkout form from the account (S2 §2 Checkout page). The address is replaced as a whole; name, phone and
 * company only where the account has them.
 */
export function fillForm<Values extends FilledValues>(
  values: Values,
  { address, email }: Pick<Account, 'address' | 'email'>,
): Values {
  const { street, streetNumber, floor, zip, city } = address;
  return {
    ...values,
    email,
    name: address.name || values.name,
    phone: address.phone || values.phone,
    company: address.company || values.company,
    ...(street !== '' && { street, streetNumber, floor, zip, city }),
  };
}
