import * as calls from '@tischlein/contract/calls';
import type { OfficeSession } from '@tischlein/contract/office';
import { BusyButton } from '@tischlein/ui/busy-button';
import { LOCK } from '@tischlein/wording/office';
import { type FormEvent, useState } from 'react';
import { send } from '../api/send.ts';
import { Said } from '../ui/said.tsx';
import { PinField } from './pin-field.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

interface UnlockPageProps {
  readonly name: string;
  /** null: the device has been signed out. */
  readonly onChanged: (session: OfficeSession | null) => void;
}

const SIGNED_OUT = ['deviceSignedOut', 'signInNeeded'];

/** A locked device: asks for its PIN. */
export function UnlockPage({ name, onChanged }: UnlockPageProps) {
  const [pin, setPin] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ readonly code: string; readonly message: string } | null>(null);
  const unlock = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const answer = await send(calls.unlockDevice, { body: { pin } });
    setBusy(false);
    setPin('');
    if (answer.ok) onChanged(answer.value);
    else setProblem({ code: String(answer.problem.code), message: answer.problem.message });
  };
  const isSignedOut = problem !== null && SIGNED_OUT.includes(problem.code);
  return (
    <SignInFrame title={LOCK.title(name)}>
      <form className="people-form" onSubmit={(event) => void unlock(event)}>
        {!isSignedOut && <PinField label={LOCK.pin} pin={pin} onChange={setPin} />}
        <Said said={{ text: problem?.message ?? '', isProblem: problem !== null }} />
        {isSignedOut ? (
          <button type="button" className="button button-main button-wide" onClick={() => onChanged(null)}>
            {LOCK.signedOut}
          </button>
        ) : (
          <BusyButton type="submit" isBusy={isBusy} isWide>
            {LOCK.unlock}
          </BusyButton>
        )}
      </form>
    </SignInFrame>
  );
}
