import * as calls from '@tischlein/contract/calls';
import { ACCOUNT } from '@tischlein/wording/storefront';
import { TextField } from '@tischlein/ui/field';
import { useState } from 'react';
import { AccountForm } from './account-form.tsx';
import type { AccountPageProps } from './account-page.ts';
import { useSaving } from './use-saving.ts';
import { send } from '../api/send.ts';

/** The birthday is optional; an empty field deletes it. */
export function BirthdayPage({ account, go }: AccountPageProps) {
  const [date, setDate] = useState(account.birthday ?? '');
  const saving = useSaving();
  return (
    <AccountForm
      saving={saving}
      go={go}
      onSave={() =>
        saving.save((query) => send(calls.changeBirthday, { query, body: { date: date === '' ? null : date } }))
      }
    >
      <TextField
        label={ACCOUNT.birthday}
        help={ACCOUNT.birthdayHelp}
        name="birthday"
        type="date"
        autoComplete="bday"
        value={date}
        error={saving.errors['date']}
        onChange={(event) => setDate(event.target.value)}
      />
    </AccountForm>
  );
}
