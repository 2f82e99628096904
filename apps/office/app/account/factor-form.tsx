import type { OwnAccount, OwnProof } from '@tischlein/contract/office';
import type { Answer } from '@tischlein/ui/answer';
import { BusyButton } from '@tischlein/ui/busy-button';
import { TextField } from '@tischlein/ui/field';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { ACCOUNT } from '@tischlein/wording/office';
import { type FormEvent, type ReactNode, useState } from 'react';
import { askForPasskey, hasPasskeys } from '../api/passkeys.ts';
import { Said } from '../ui/said.tsx';
import { useSubmit } from '../ui/use-submit.ts';

interface FactorFormProps<Value> {
  readonly account: OwnAccount;
  readonly submitLabel: string;
  readonly send: (proof: OwnProof) => Promise<Answer<Value>>;
  readonly onDone: (value: Value) => void;
  readonly onCancel: () => void;
  /** Fields above those that prove who it is. */
  readonly children?: ReactNode;
}

/** Before a second factor changes, asks for the password and a code of the present one, or for a passkey. */
export function FactorForm<Value>({ account, submitLabel, send, onDone, onCancel, children }: FactorFormProps<Value>) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { isBusy, said, submit } = useSubmit();
  const prove = async (task: () => Promise<Answer<Value>>): Promise<void> => {
    const done = await submit(task);
    if (done) onDone(done.value);
  };
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    void prove(() => send({ password, code }));
  };
  const byPasskey = async (): Promise<Answer<Value>> => {
    const asked = await askForPasskey();
    return asked.ok ? send({ passkey: asked.value }) : asked;
  };
  const words = ACCOUNT.factor;
  return (
    <form className="people-form" onSubmit={confirm}>
      {children}
      <TextField
        label={ACCOUNT.currentPassword}
        type="password"
        autoComplete="current-password"
        required
        {...(!children && { ref: focusOnMount })}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {account.hasSecondFactor && (
        <TextField
          label={account.hasAuthenticatorApp ? words.codeOrRecovery : words.recoveryCode}
          autoComplete="one-time-code"
          required
          maxLength={40}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
      <Said said={said} />
      <div className="form-buttons">
        <BusyButton type="submit" isBusy={isBusy}>
          {submitLabel}
        </BusyButton>
        {account.passkeys.length > 0 && hasPasskeys() && (
          <button type="button" className="button button-line" onClick={() => void prove(byPasskey)}>
            {words.byPasskey}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}
