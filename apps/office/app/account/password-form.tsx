import * as calls from '@tischlein/contract/calls';
import { TextField } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { ACCOUNT } from '@tischlein/wording/office';
import { send } from '../api/send.ts';
import { OfficePart } from '../ui/office-part.tsx';

const EMPTY = { currentPassword: '', newPassword: '' };

/** Changes the password, which ends all other sessions. */
export function PasswordForm({ onChanged }: { readonly onChanged: () => void }) {
  const form = useForm({
    first: EMPTY,
    send: (body) => send(calls.changePassword, { body }),
    success: () => ACCOUNT.passwordChanged,
    afterSuccess: EMPTY,
    done: onChanged,
  });
  return (
    <OfficePart title={ACCOUNT.password}>
      <Form form={form} className="people-form" submit={ACCOUNT.changePassword} kind="line" isWide>
        <TextField
          label={ACCOUNT.oldPassword}
          type="password"
          autoComplete="current-password"
          required
          {...form.text('currentPassword')}
        />
        <TextField
          label={ACCOUNT.newPassword}
          help={ACCOUNT.passwordHelp}
          type="password"
          autoComplete="new-password"
          required
          minLength={12}
          maxLength={200}
          {...form.text('newPassword')}
        />
      </Form>
    </OfficePart>
  );
}
