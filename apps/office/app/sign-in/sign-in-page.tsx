import * as calls from '@tischlein/contract/calls';
import type { OfficeSession } from '@tischlein/contract/office';
import type { Answer } from '@tischlein/ui/answer';
import { BusyButton } from '@tischlein/ui/busy-button';
import { TextField } from '@tischlein/ui/field';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { SIGN_IN } from '@tischlein/wording/office';
import { type FormEvent, useState } from 'react';
import { askForPasskey, hasPasskeys } from '../api/passkeys.ts';
import { send } from '../api/send.ts';
import { Tick } from '../ui/tick.tsx';
import { ForgottenForm } from './forgotten-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** `code` and `passkey` ask for the second factor, after the password. */
type Step = 'password' | 'code' | 'passkey' | 'forgotten';

interface SignInPageProps {
  readonly email?: string;
  readonly Frame?: typeof SignInFrame;
  readonly onSignedIn: (session: OfficeSession) => void;
}

/** Signing in with e-mail and password, and a second factor for those who have one; or with a passkey alone. */
export function SignInPage({ email: known = '', Frame = SignInFrame, onSignedIn }: SignInPageProps) {
  const [step, setStep] = useState<Step>('password');
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [staysSignedIn, setStaying] = useState(false);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState<'password' | 'passkey' | null>(null);
  const goTo = (next: Step): void => {
    setProblem('');
    setCode('');
    setStep(next);
  };
  const byPassword = async (): Promise<Answer<OfficeSession> | Step> => {
    const body = { email, password, staysSignedIn, ...(step !== 'password' && { code }) };
    const answer = await send(calls.openSession, { body });
    if (answer.ok || step !== 'password') return answer;
    const { code: reason } = answer.problem;
    return reason === 'codeNeeded' ? 'code' : reason === 'passkeyNeeded' ? 'passkey' : answer;
  };
  const byPasskey = async (): Promise<Answer<OfficeSession>> => {
    const asked = await askForPasskey();
    if (!asked.ok) return asked;
    return send(calls.openSessionByPasskey, { body: { passkey: asked.value, staysSignedIn } });
  };
  const signIn = async (how: 'password' | 'passkey'): Promise<void> => {
    if (busy) return;
    setBusy(how);
    setProblem('');
    const answer = how === 'password' ? await byPassword() : await byPasskey();
    setBusy(null);
    if (typeof answer === 'string') goTo(answer);
    else if (answer.ok) onSignedIn(answer.value);
    else setProblem(answer.problem.message);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void signIn('password');
  };
  if (step === 'forgotten') return <ForgottenForm email={email} Frame={Frame} onBack={() => goTo('password')} />;
  const isFirst = step === 'password';
  return (
    <Frame title={isFirst ? SIGN_IN.title : SIGN_IN.codeTitle}>
      <form className="people-form" onSubmit={submit}>
        {isFirst ? (
          <PasswordFields email={email} password={password} onEmail={setEmail} onPassword={setPassword} />
        ) : (
          <CodeField step={step} code={code} onChange={setCode} />
        )}
        <p className="field-error" role="alert">
          {problem}
        </p>
        {isFirst && <Tick label={SIGN_IN.stay} help={SIGN_IN.stayHelp} isOn={staysSignedIn} onChange={setStaying} />}
        <BusyButton type="submit" isBusy={busy === 'password'} isWide>
          {SIGN_IN.submit}
        </BusyButton>
        {hasPasskeys() && (
          <BusyButton
            type="button"
            kind="line"
            isBusy={busy === 'passkey'}
            isWide
            onClick={() => void signIn('passkey')}
          >
            {SIGN_IN.passkey}
          </BusyButton>
        )}
        <button
          type="button"
          className="link-button sign-in-other"
          onClick={() => goTo(isFirst ? 'forgotten' : 'password')}
        >
          {isFirst ? SIGN_IN.forgotten : SIGN_IN.otherAccount}
        </button>
      </form>
    </Frame>
  );
}

interface PasswordFieldsProps {
  readonly email: string;
  readonly password: string;
  readonly onEmail: (email: string) => void;
  readonly onPassword: (password: string) => void;
}

const PasswordFields = ({ email, password, onEmail, onPassword }: PasswordFieldsProps) => (
  <>
    <TextField
      label={SIGN_IN.email}
      type="email"
      autoComplete="username"
      required
      value={email}
      onChange={({ target }) => onEmail(target.value)}
    />
    <TextField
      label={SIGN_IN.password}
      type="password"
      autoComplete="current-password"
      required
      value={password}
      onChange={({ target }) => onPassword(target.value)}
    />
  </>
);

interface CodeFieldProps {
  readonly step: 'code' | 'passkey';
  readonly code: string;
  readonly onChange: (code: string) => void;
}

/** A code of the app, or a recovery code. */
const CodeField = ({ step, code, onChange }: CodeFieldProps) => (
  <TextField
    label={step === 'code' ? SIGN_IN.code : SIGN_IN.recoveryCode}
    help={step === 'code' ? SIGN_IN.codeHelp : SIGN_IN.passkeyHelp}
    autoComplete="one-time-code"
    ref={focusOnMount}
    required
    maxLength={40}
    value={code}
    onChange={({ target }) => onChange(target.value)}
  />
);
