import * as calls from '@tischlein/contract/calls';
import type { OfficeSession } from '@tischlein/contract/office';
import { type Answer, mapAnswer } from '@tischlein/ui/answer';
import { BusyButton } from '@tischlein/ui/busy-button';
import { TextField } from '@tischlein/ui/field';
import { MailField } from '@tischlein/ui/mail-field';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import type { FormState } from '@tischlein/ui/form-state';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { SIGN_IN } from '@tischlein/wording/office';
import { checkMail } from '../api/check-mail.ts';
import { askForPasskey, hasPasskeys } from '../api/passkeys.ts';
import { send } from '../api/send.ts';
import { Tick } from '../ui/tick.tsx';

/** `code` and `passkey` ask for the second factor, after the password. */
export type SignInStep = 'password' | 'code' | 'passkey' | 'forgotten';

interface Typed {
  readonly email: string;
  readonly password: string;
  readonly staysSignedIn: boolean;
}
type Values = Typed & { readonly code: string };

interface SignInFormProps {
  readonly step: Exclude<SignInStep, 'forgotten'>;
  readonly typed: Typed;
  readonly onSignedIn: (session: OfficeSession) => void;
  readonly onStep: (step: SignInStep, typed: Typed) => void;
}

/** E-mail and password, then a code. */
export function SignInForm({ step, typed, onSignedIn, onStep }: SignInFormProps) {
  const isFirst = step === 'password';
  const form = useForm({
    first: { ...typed, code: '' },
    send: (values, _key, button) => {
      if (button === 'passkey') return openByPasskey(values.staysSignedIn);
      return isFirst ? openByPassword(values) : send(calls.openSession, { body: values });
    },
    done: (opened, { values }) => (typeof opened === 'string' ? onStep(opened, values) : onSignedIn(opened)),
  });
  const others = (
    <>
      {hasPasskeys() && (
        <BusyButton type="submit" formNoValidate value="passkey" kind="line" isBusy={form.busy === 'passkey'} isWide>
          {SIGN_IN.passkey}
        </BusyButton>
      )}
      <button
        type="button"
        className="link-button sign-in-other"
        onClick={() => onStep(isFirst ? 'forgotten' : 'password', form.values)}
      >
        {isFirst ? SIGN_IN.forgotten : SIGN_IN.otherAccount}
      </button>
    </>
  );
  return (
    <Form form={form} className="stack people-form" submit={SIGN_IN.submit} isWide buttons={others}>
      {isFirst ? <PasswordFields form={form} /> : <CodeField step={step} form={form} />}
      {isFirst && (
        <Tick
          label={SIGN_IN.stay}
          help={SIGN_IN.stayHelp}
          isOn={form.values.staysSignedIn}
          onChange={(staysSignedIn) => form.set({ staysSignedIn })}
        />
      )}
    </Form>
  );
}

/** The session, or the step that asks for the second factor. */
async function openByPassword({ email, password, staysSignedIn }: Typed): Promise<Answer<OfficeSession | SignInStep>> {
  const answer = await send(calls.openSession, { body: { email, password, staysSignedIn } });
  if (answer.ok) return answer;
  const { code } = answer.problem;
  if (code === 'codeNeeded') return { ok: true, value: 'code' };
  return code === 'passkeyNeeded' ? { ok: true, value: 'passkey' } : answer;
}

async function openByPasskey(staysSignedIn: boolean): Promise<Answer<OfficeSession>> {
  const asked = await askForPasskey();
  return asked.ok ? send(calls.openSessionByPasskey, { body: { passkey: asked.value, staysSignedIn } }) : asked;
}

interface FieldsProps {
  readonly form: FormState<Values>;
}

/** No mail is sent to the address, so only a likely typing error is said. */
const suggestMail = async (email: string) =>
  mapAnswer(await checkMail(email), ({ suggestion }) => ({ isDeliverable: true, suggestion }));

const PasswordFields = ({ form }: FieldsProps) => (
  <>
    <MailField label={SIGN_IN.email} autoComplete="username" required check={suggestMail} {...form.text('email')} />
    <TextField
      label={SIGN_IN.password}
      type="password"
      autoComplete="current-password"
      required
      {...form.text('password')}
    />
  </>
);

/** A code of the app, or a recovery code. */
const CodeField = ({ form, step }: FieldsProps & Pick<SignInFormProps, 'step'>) => (
  <TextField
    label={step === 'code' ? SIGN_IN.code : SIGN_IN.recoveryCode}
    help={step === 'code' ? SIGN_IN.codeHelp : SIGN_IN.passkeyHelp}
    autoComplete="one-time-code"
    ref={focusOnMount}
    required
    maxLength={40}
    {...form.text('code')}
  />
);
