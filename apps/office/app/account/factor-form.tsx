import type { OwnAccount, OwnProof } from '@tischlein/contract/office';
import type { Answer } from '@tischlein/ui/answer';
import { BusyButton } from '@tischlein/ui/busy-button';
import { TextField } from '@tischlein/ui/field';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { ACCOUNT } from '@tischlein/wording/office';
import type { ReactNode } from 'react';
import { askForPasskey, hasPasskeys } from '../api/passkeys.ts';

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
  const byPasskey = async (): Promise<Answer<Value>> => {
    const asked = await askForPasskey();
    return asked.ok ? send({ passkey: asked.value }) : asked;
  };
  const form = useForm({
    first: { password: '', code: '' },
    send: (proof, _key, button) => (button === 'passkey' ? byPasskey() : send(proof)),
    done: onDone,
  });
  const words = ACCOUNT.factor;
  const passkeyButton = account.passkeys.length > 0 && hasPasskeys() && (
    <BusyButton type="submit" kind="line" formNoValidate value="passkey" isBusy={form.busy === 'passkey'}>
      {words.byPasskey}
    </BusyButton>
  );
  return (
    <Form
      form={form}
      className="stack people-form"
      submit={submitLabel}
      buttons={passkeyButton}
      cancel={{ label: words.cancel, onCancel }}
    >
      {children}
      <TextField
        label={ACCOUNT.currentPassword}
        type="password"
        autoComplete="current-password"
        required
        {...(!children && { ref: focusOnMount })}
        {...form.text('password')}
      />
      {account.hasSecondFactor && (
        <TextField
          label={account.hasAuthenticatorApp ? words.codeOrRecovery : words.recoveryCode}
          autoComplete="one-time-code"
          required
          maxLength={40}
          {...form.text('code')}
        />
      )}
    </Form>
  );
}
