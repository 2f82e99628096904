import * as calls from '@tischlein/contract/calls';
import { ACCOUNT } from '@tischlein/wording/storefront';
import { TextField } from '@tischlein/ui/field';
import { AccountForm, returnToMenu, useAccountForm } from './account-form.tsx';
import type { AccountPageProps } from './account-page.ts';
import { send } from '../api/send.ts';

export function NamePage({ account: { firstName, lastName }, go }: AccountPageProps) {
  const form = useAccountForm({
    first: { firstName, lastName },
    change: (name, query) => send(calls.changeName, { query, body: name }),
    done: returnToMenu({ go }),
  });
  return (
    <AccountForm form={form} go={go}>
      <TextField label={ACCOUNT.firstName} autoComplete="given-name" maxLength={60} {...form.text('firstName')} />
      <TextField label={ACCOUNT.lastName} autoComplete="family-name" maxLength={60} {...form.text('lastName')} />
    </AccountForm>
  );
}
