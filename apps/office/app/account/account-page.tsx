import * as calls from '@tischlein/contract/calls';
import type { OwnAccount } from '@tischlein/contract/office';
import { useRemote } from '@tischlein/ui/use-remote';
import { ACCOUNT, FACTOR_MISSING, LATE_FRAME, STAFF_ROLE_NAMES } from '@tischlein/wording/office';
import { checkMail } from '../api/check-mail.ts';
import { send } from '../api/send.ts';
import { useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { FactorPart } from './factor-part.tsx';
import { SessionList } from './session-list.tsx';
import { TextField } from '@tischlein/ui/field';
import { MailField } from '@tischlein/ui/mail-field';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { Loading } from '../ui/loading.tsx';
import { OfficePart } from '../ui/office-part.tsx';

/** The signed-in person's own account. */
export function AccountPage() {
  const { session } = useOffice();
  const {
    value: account,
    problem,
    read,
  } = useRemote<OwnAccount>({
    key: 'account',
    read: () => send(calls.getOwnAccount),
  });
  const refresh = (): void => void read();
  return (
    <OfficeFrame title={ACCOUNT.title}>
      {!account && <Loading problem={problem} />}
      {account && problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {account && (
        <p>
          <strong>{account.name || account.email}</strong>{' '}
          <span className="soft">
            {STAFF_ROLE_NAMES[session.role]}, {LATE_FRAME.allShops(session.shops.length)}
          </span>
        </p>
      )}
      {session.isFactorMissing && <p className="notice">{FACTOR_MISSING.text}</p>}
      {account && (
        <>
          <FactorPart account={account} onChanged={refresh} />
          <ProfileForms account={account} onChanged={refresh} />
          <PasswordForm onChanged={refresh} />
          <SessionList account={account} onChanged={refresh} />
        </>
      )}
    </OfficeFrame>
  );
}

const EMPTY = { currentPassword: '', newPassword: '' };

/** Changes the password, which ends all other sessions. */
function PasswordForm({ onChanged }: { readonly onChanged: () => void }) {
  const form = useForm({
    first: EMPTY,
    send: (body) => send(calls.changePassword, { body }),
    success: () => ACCOUNT.passwordChanged,
    afterSuccess: EMPTY,
    done: onChanged,
  });
  return (
    <OfficePart title={ACCOUNT.password}>
      <Form form={form} className="stack people-form" submit={ACCOUNT.changePassword} kind="line" isWide>
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

interface ProfileFormsProps {
  readonly account: OwnAccount;
  readonly onChanged: () => void;
}

/** The name, and the address for signing in. */
function ProfileForms({ account, onChanged }: ProfileFormsProps) {
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
    <Form form={form} className="stack people-form" submit={ACCOUNT.saveName} kind="line" isWide>
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
    <Form form={form} className="stack people-form" submit={ACCOUNT.changeEmail} kind="line" isWide>
      <MailField
        label={ACCOUNT.email}
        help={ACCOUNT.emailHelp}
        autoComplete="email"
        required
        check={checkMail}
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
