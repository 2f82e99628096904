import * as calls from '@tischlein/contract/calls';
import type { AccountAddress } from '@tischlein/contract/shop';
import { ACCOUNT, CHECKOUT } from '@tischlein/wording/storefront';
import { TextField } from '@tischlein/ui/field';
import type { ComponentProps } from 'react';
import { AccountForm, returnToMenu, useAccountForm } from './account-form.tsx';
import type { AccountPageProps } from './account-page.ts';
import '../styles/checkout.css';
import { send } from '../api/send.ts';

type Input = Omit<ComponentProps<typeof TextField>, 'name' | 'label'> & {
  readonly name: keyof AccountAddress;
  readonly label: string;
};

const FIELDS: readonly Input[] = [
  { name: 'name', label: CHECKOUT.name, autoComplete: 'name', maxLength: 120 },
  { name: 'street', label: CHECKOUT.street, autoComplete: 'address-line1', maxLength: 120, span: 4 },
  { name: 'streetNumber', label: CHECKOUT.streetNumber, autoComplete: 'off', maxLength: 20, span: 2 },
  { name: 'zip', label: CHECKOUT.zip, autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 10, span: 2 },
  { name: 'city', label: CHECKOUT.city, autoComplete: 'address-level2', maxLength: 120, span: 4 },
  {
    name: 'floor',
    label: CHECKOUT.floor,
    remark: CHECKOUT.optional,
    autoComplete: 'address-line2',
    maxLength: 80,
    span: 3,
  },
  {
    name: 'company',
    label: CHECKOUT.company,
    remark: CHECKOUT.optional,
    autoComplete: 'organization',
    maxLength: 120,
    span: 3,
  },
  { name: 'phone', label: CHECKOUT.phone, type: 'tel', autoComplete: 'tel', maxLength: 40 },
];

/** The saved address, which prefills the checkout. */
export function AddressPage({ account, go }: AccountPageProps) {
  const form = useAccountForm({
    first: account.address,
    change: (address, query) => send(calls.changeAddress, { query, body: { address } }),
    done: returnToMenu({ go }),
  });
  return (
    <AccountForm form={form} go={go}>
      <p className="soft">{ACCOUNT.addressHelp}</p>
      <div className="form-fields">
        {FIELDS.map(({ name, ...field }) => (
          <TextField key={name} {...field} {...form.text(name)} />
        ))}
      </div>
    </AccountForm>
  );
}
