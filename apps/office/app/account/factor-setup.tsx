import * as calls from '@tischlein/contract/calls';
import { TextField } from '@tischlein/ui/field';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { Form } from '@tischlein/ui/form';
import { QrCode } from '@tischlein/ui/qr-code';
import { useForm } from '@tischlein/ui/use-form';
import { ACCOUNT } from '@tischlein/wording/office';
import { send } from '../api/send.ts';

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
  const form = useForm({
    first: { code: '' },
    send: (body) => send(calls.confirmSecondFactor, { body }),
    done: ({ codes }) => onCodes(codes),
  });
  return (
    <Form form={form} className="stack people-form" submit={words.confirm} cancel={{ label: words.cancel, onCancel }}>
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
        {...form.text('code')}
      />
    </Form>
  );
}
