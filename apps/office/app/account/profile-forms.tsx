import * as calls from '@tischlein/contract/calls';
import type { OwnAccount } from '@tischlein/contract/office';
import { BusyButton } from '@tischlein/ui/busy-button';
import { TextField } from '@tischlein/ui/field';
import { ACCOUNT } from '@tischlein/wording/office';
import { type FormEvent, useState } from 'react';
import { send } from '../api/send.ts';
import { OfficePart } from '../ui/office-part.tsx';
import { Said } from '../ui/said.tsx';
import { useSubmit } from '../ui/use-submit.ts';

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
  const [name, setName] = useState(account.name);
  const { isBusy, said, submit } = useSubmit();
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await submit(() => send(calls.changeOwnName, { body: { name } }), ACCOUNT.nameSaved)) onChanged();
  };
  return (
    <form className="people-form" onSubmit={(event) => void save(event)}>
      <TextField
        label={ACCOUNT.name}
        autoComplete="name"
        maxLength={80}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Said said={said} />
      <BusyButton type="submit" kind="line" isBusy={isBusy}>
        {ACCOUNT.saveName}
      </BusyButton>
    </form>
  );
}

function EmailForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { isBusy, said, submit } = useSubmit();
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const sent = await submit(
      () => send(calls.changeOwnEmail, { body: { email, password } }),
      ACCOUNT.emailSent(email),
    );
    if (sent) setPassword('');
  };
  return (
    <form className="people-form" onSubmit={(event) => void save(event)}>
      <TextField
        label={ACCOUNT.email}
        help={ACCOUNT.emailHelp}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <TextField
        label={ACCOUNT.currentPassword}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Said said={said} />
      <BusyButton type="submit" kind="line" isBusy={isBusy}>
        {ACCOUNT.changeEmail}
      </BusyButton>
    </form>
  );
}
