import type { OwnAccount } from '@tischlein/contract/office';
import { TextField } from '@tischlein/ui/field';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { ACCOUNT } from '@tischlein/wording/office';
import { useState } from 'react';
import { createPasskey } from '../api/passkeys.ts';
import { FactorForm } from './factor-form.tsx';

interface PasskeyFormProps {
  readonly account: OwnAccount;
  readonly onDone: (name: string, codes: readonly string[] | null) => void;
  readonly onCancel: () => void;
}

/** Names a passkey and lets the browser create it. */
export function PasskeyForm({ account, onDone, onCancel }: PasskeyFormProps) {
  const words = ACCOUNT.passkeys;
  const current = account.sessions.find(({ isCurrent }) => isCurrent);
  const [name, setName] = useState(current?.device ?? '');
  return (
    <FactorForm
      account={account}
      submitLabel={words.create}
      send={(proof) => createPasskey(name, proof)}
      onDone={({ codes }) => onDone(name, codes)}
      onCancel={onCancel}
    >
      <TextField
        label={words.name}
        help={words.nameHelp}
        required
        maxLength={60}
        ref={focusOnMount}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </FactorForm>
  );
}
