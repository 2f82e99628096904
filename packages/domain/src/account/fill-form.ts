import type { CheckoutFormValues } from '../checkout/form-values.ts';
import type { Account, AccountAddress } from './account.ts';

type FilledValues = Pick<CheckoutFormValues, 'email' | keyof AccountAddress>;

/**
 * The checkout's fields with what the account knows: 'a logged-in customer's saved address is used' (S2 §2). An address counts as a
 * whole; name, phone and company that the account does not know stay as they are.
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
