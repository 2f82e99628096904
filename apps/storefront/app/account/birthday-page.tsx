import * as calls from '@tischlein/contract/calls';
import { ACCOUNT } from '@tischlein/wording/storefront';
import { TextField } from '@tischlein/ui/field';
import { AccountForm, returnToMenu, useAccountForm } from './account-form.tsx';
import type { AccountPageProps } from './account-page.ts';
import { send } from '../api/send.ts';

/** The birthday is optional; an empty field deletes it. */
export function BirthdayPage({ account, go }: AccountPageProps) {
  const form = useAccountForm({
    first: { date: account.birthday ?? '' },
    change: ({ date }, query) => send(calls.changeBirthday, { query, body: { date: date === '' ? null : date } }),
    done: returnToMenu({ go }),
  });
  return (
    <AccountForm form={form} go={go}>
      <TextField
        label={ACCOUNT.birthday}
        help={ACCOUNT.birthdayHelp}
        type="date"
        autoComplete="bday"
        {...form.text('date')}
      />
    </AccountForm>
  );
}
