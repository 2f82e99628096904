import * as calls from '@tischlein/contract/calls';
import { BusyButton } from '@tischlein/ui/busy-button';
import { TextField } from '@tischlein/ui/field';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { QrCode } from '@tischlein/ui/qr-code';
import { ACCOUNT } from '@tischlein/wording/office';
import { type FormEvent, useState } from 'react';
import { send } from '../api/send.ts';
import { Said } from '../ui/said.tsx';
import { useSubmit } from '../ui/use-submit.ts';

export interface StartedFactor {
  readonly secret: string;
  readonly uri: string;
}

interface FactorSetupProps {
  readonly started: StartedFactor;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Shows the secret to the authenticator app and asks for its first code. */
export function FactorSetup({ started, onCodes, onCancel }: FactorSetupProps) {
  const words = ACCOUNT.factor;
  const [code, setCode] = useState('');
  const { isBusy, said, submit } = useSubmit();
  const confirm = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const confirmed = await submit(() => send(calls.confirmSecondFactor, { body: { code } }));
    if (confirmed) onCodes(confirmed.value.codes);
  };
  return (
    <form className="people-form" onSubmit={(event) => void confirm(event)}>
      <p>{words.scan}</p>
      <QrCode text={started.uri} label={words.qr} />
      <p className="soft">
        {words.secret} <code>{started.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextField
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        ref={focusOnMount}
        maxLength={10}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Said said={said} />
      <div className="form-buttons">
        <BusyButton type="submit" isBusy={isBusy}>
          {words.confirm}
        </BusyButton>
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}
