import * as calls from '@tischlein/contract/calls';
import { BusyButton } from '@tischlein/ui/busy-button';
import { TextField } from '@tischlein/ui/field';
import { ACCOUNT } from '@tischlein/wording/office';
import { type FormEvent, useState } from 'react';
import { send } from '../api/send.ts';
import { OfficePart } from '../ui/office-part.tsx';
import { Said } from '../ui/said.tsx';
import { useSubmit } from '../ui/use-submit.ts';

/** Changes the password, which ends all other sessions. */
export function PasswordForm({ onChanged }: { readonly onChanged: () => void }) {
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const { isBusy, said, submit } = useSubmit();
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const body = { currentPassword, newPassword };
    if (!(await submit(() => send(calls.changePassword, { body }), ACCOUNT.passwordChanged))) return;
    setCurrent('');
    setNew('');
    onChanged();
  };
  return (
    <OfficePart title={ACCOUNT.password}>
      <form className="people-form" onSubmit={(event) => void save(event)}>
        <TextField
          label={ACCOUNT.oldPassword}
          type="password"
          autoComplete="current-password"
          required
          value={currentPassword}
          onChange={({ target }) => setCurrent(target.value)}
        />
        <TextField
          label={ACCOUNT.newPassword}
          help={ACCOUNT.passwordHelp}
          type="password"
          autoComplete="new-password"
          required
          minLength={12}
          maxLength={200}
          value={newPassword}
          onChange={({ target }) => setNew(target.value)}
        />
        <Said said={said} />
        <BusyButton type="submit" kind="line" isBusy={isBusy}>
          {ACCOUNT.changePassword}
        </BusyButton>
      </form>
    </OfficePart>
  );
}
