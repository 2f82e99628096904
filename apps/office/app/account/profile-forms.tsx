import * as calls from '@tischlein/contract/calls';
import type { OwnAccount } from '@tischlein/contract/office';
import { TextField } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { ACCOUNT } from '@tischlein/wording/office';
import { send } from '../api/send.ts';
import { OfficePart } from '../ui/office-part.tsx';

interface ProfileFormsProps {
  readonly account: OwnAccount;
  readonly onChanged: () => void;
}

/** The name, and the address for signing in. */
export function ProfileForms({ account, onChanged }: ProfileFormsProps) {
  return (
    <OfficePart title={ACCOUNT.profile}>
      <NameForm account={account} onChanged={onChanged} />
      <p>{ACCOUNT.signedInAs(account.email)}</p>
      {account.hasMail ? <EmailForm /> : <p className="soft">{ACCOUNT.noMail}</p>}
    </OfficePart>
  );
}

function NameForm({ account, onChanged }: ProfileFormsProps) {
  const form = useForm({
    first: { name: account.name },
    send: (body) => send(calls.changeOwnName, { body }),
    success: () => ACCOUNT.nameSaved,
    done: onChanged,
  });
  return (
    <Form form={form} className="people-form" submit={ACCOUNT.saveName} kind="line" isWide>
      <TextField label={ACCOUNT.name} autoComplete="name" maxLength={80} {...form.text('name')} />
    </Form>
  );
}

function EmailForm() {
  const form = useForm({
    first: { email: '', password: '' },
    send: (body) => send(calls.changeOwnEmail, { body }),
    success: ({ email }) => ACCOUNT.emailSent(email),
    afterSuccess: { password: '' },
  });
  return (
    <Form form={form} className="people-form" submit={ACCOUNT.changeEmail} kind="line" isWide>
      <TextField
        label={ACCOUNT.email}
        help={ACCOUNT.emailHelp}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        {...form.text('email')}
      />
      <TextField
        label={ACCOUNT.currentPassword}
        type="password"
        autoComplete="current-password"
        required
        {...form.text('password')}
      />
    </Form>
  );
}
