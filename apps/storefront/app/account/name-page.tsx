import * as calls from '@tischlein/contract/calls';
import { ACCOUNT } from '@tischlein/wording/storefront';
import { TextField } from '@tischlein/ui/field';
import { useState } from 'react';
import { AccountForm } from './account-form.tsx';
import type { AccountPageProps } from './account-page.ts';
import { useSaving } from './use-saving.ts';
import { send } from '../api/send.ts';

export function NamePage({ account, go }: AccountPageProps) {
  const [name, setName] = useState({ firstName: account.firstName, lastName: account.lastName });
  const saving = useSaving();
  return (
    <AccountForm
      saving={saving}
      go={go}
      onSave={() => saving.save((query) => send(calls.changeName, { query, body: name }))}
    >
      <TextField
        label={ACCOUNT.firstName}
        name="firstName"
        autoComplete="given-name"
        maxLength={60}
        value={name.firstName}
        error={saving.errors['firstName']}
        onChange={(event) => setName({ ...name, firstName: event.target.value })}
      />
      <TextField
        label={ACCOUNT.lastName}
        name="lastName"
        autoComplete="family-name"
        maxLength={60}
        value={name.lastName}
        error={saving.errors['lastName']}
        onChange={(event) => setName({ ...name, lastName: event.target.value })}
      />
    </AccountForm>
  );
}
