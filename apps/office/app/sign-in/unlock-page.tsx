import * as calls from '@tischlein/contract/calls';
import type { OfficeSession } from '@tischlein/contract/office';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { LOCK } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
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
  const [isSignedOut, setSignedOut] = useState(false);
  const form = useForm({
    first: { pin: '' },
    send: async (body) => {
      const answer = await send(calls.unlockDevice, { body });
      setSignedOut(!answer.ok && SIGNED_OUT.includes(String(answer.problem.code)));
      return answer;
    },
    afterProblem: { pin: '' },
    done: onChanged,
  });
  const again = (
    <button type="button" className="button button-main button-wide" onClick={() => onChanged(null)}>
      {LOCK.signedOut}
    </button>
  );
  return (
    <SignInFrame title={LOCK.title(name)}>
      <Form
        form={form}
        className="stack people-form"
        isWide
        {...(isSignedOut ? { buttons: again } : { submit: LOCK.unlock })}
      >
        {!isSignedOut && <PinField label={LOCK.pin} {...form.text('pin')} />}
      </Form>
    </SignInFrame>
  );
}
