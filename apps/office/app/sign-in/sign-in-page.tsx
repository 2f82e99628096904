import type { OfficeSession } from '@tischlein/contract/office';
import { SIGN_IN } from '@tischlein/wording/office';
import { useState } from 'react';
import { checkMail } from '../api/check-mail.ts';
import { SignInForm, type SignInStep } from './sign-in-form.tsx';
import { SignInFrame, useSignInFacts } from './sign-in-frame.tsx';
import * as calls from '@tischlein/contract/calls';
import { MailField } from '@tischlein/ui/mail-field';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { send } from '../api/send.ts';

interface SignInPageProps {
  readonly email?: string;
  readonly Frame?: typeof SignInFrame;
  readonly onSignedIn: (session: OfficeSession) => void;
}

/** Signing in with e-mail and password, and a second factor for those who have one; or with a passkey alone. */
export function SignInPage({ email = '', Frame = SignInFrame, onSignedIn }: SignInPageProps) {
  const [step, setStep] = useState<SignInStep>('password');
  const [typed, setTyped] = useState({ email, password: '', staysSignedIn: false });
  if (step === 'forgotten')
    return <ForgottenForm email={typed.email} Frame={Frame} onBack={() => setStep('password')} />;
  return (
    <Frame title={step === 'password' ? SIGN_IN.title : SIGN_IN.codeTitle}>
      <SignInForm
        key={step}
        step={step}
        typed={typed}
        onSignedIn={onSignedIn}
        onStep={(next, values) => {
          setTyped(values);
          setStep(next);
        }}
      />
    </Frame>
  );
}

interface ForgottenFormProps {
  readonly email: string;
  readonly Frame: typeof SignInFrame;
  readonly onBack: () => void;
}

/** Asks for a mailed link that sets a new password; without a mail server, says who can do it. */
function ForgottenForm({ email: typed, Frame, onBack }: ForgottenFormProps) {
  const facts = useSignInFacts();
  return (
    <Frame title={SIGN_IN.forgotten}>
      {facts?.hasMail === false && (
        <div className="stack people-form">
          <p>{SIGN_IN.noMail}</p>
        </div>
      )}
      {facts?.hasMail && <RequestForm typed={typed} />}
      <button type="button" className="link-button sign-in-other" onClick={onBack}>
        {SIGN_IN.back}
      </button>
    </Frame>
  );
}

function RequestForm({ typed }: { readonly typed: string }) {
  const form = useForm({
    first: { email: typed },
    send: (body) => send(calls.requestPassword, { body }),
    success: ({ email }) => SIGN_IN.linkSent(email),
  });
  return (
    <Form form={form} className="stack people-form" submit={SIGN_IN.sendLink} isWide>
      <p>{SIGN_IN.forgottenHelp}</p>
      <MailField
        label={SIGN_IN.email}
        autoComplete="username"
        required
        ref={focusOnMount}
        check={checkMail}
        {...form.text('email')}
      />
    </Form>
  );
}
