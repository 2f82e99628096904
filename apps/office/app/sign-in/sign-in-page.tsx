import type { OfficeSession } from '@tischlein/contract/office';
import { SIGN_IN } from '@tischlein/wording/office';
import { useState } from 'react';
import { ForgottenForm } from './forgotten-form.tsx';
import { SignInForm, type SignInStep } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

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
