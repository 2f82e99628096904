import type { OfficeSession } from '@tischlein/contract/office';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { createStore, useStore, type Watchable } from '@tischlein/ui/store';
import { SIGN_IN } from '@tischlein/wording/office';
import { type ReactNode, useRef } from 'react';
import { SignInPage } from './sign-in-page.tsx';
import { sessionEnd } from '../api/send.ts';

interface SignInAgainProps {
  /** Who was signed in. */
  readonly email: string;
  readonly onSignedIn: (session: OfficeSession) => void;
}

/** Asks to sign in over the page when the session has ended. What waits is sent only for the same person. */
export function SignInAgain({ email, onSignedIn }: SignInAgainProps) {
  const settle = useStore(endedSession);
  const close = (session: OfficeSession | null): void => {
    settle?.(session?.email === email);
    if (session) onSignedIn(session);
  };
  return settle && <SignInDialog email={email} onClosed={close} />;
}

interface SignInDialogProps {
  readonly email: string;
  /** null: not signed in. */
  readonly onClosed: (session: OfficeSession | null) => void;
}

function SignInDialog({ email, onClosed }: SignInDialogProps) {
  const inside = useRef<HTMLDivElement>(null);
  const session = useRef<OfficeSession>(null);
  const close = (opened: OfficeSession): void => {
    session.current = opened;
    if (inside.current) closeContainingDialog(inside.current);
  };
  return (
    <Dialog title={SIGN_IN.title} onClosed={() => onClosed(session.current)}>
      <div ref={inside}>
        <SignInPage email={email} Frame={Frame} onSignedIn={close} />
      </div>
    </Dialog>
  );
}

const Frame = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="dialog-body">
    <p>{SIGN_IN.ended}</p>
    {title !== SIGN_IN.title && <h3>{title}</h3>}
    {children}
  </div>
);

/** Settles the calls that wait until the person has signed in again; null: none waits. */
type Waiting = ((isBack: boolean) => void) | null;

const waiting = createStore<Waiting>(null);
const { signInAgain: doNotAsk } = sessionEnd;
let asked: Promise<boolean> | null = null;
let isDeclined = false;

/** While it has a subscriber, a session that has ended asks to sign in. */
const endedSession: Watchable<Waiting> = {
  ...waiting,
  subscribe: (listener) => {
    sessionEnd.signInAgain = signInAgain;
    const unsubscribe = waiting.subscribe(listener);
    return () => {
      unsubscribe();
      sessionEnd.signInAgain = doNotAsk;
      waiting.get()?.(false);
    };
  },
};

/** Asks once for all calls that wait; false: declined. What the page sends by itself does not ask again then. */
async function signInAgain(answer: Response): Promise<boolean> {
  if (!(await answer.clone().text()).includes('signInNeeded')) return false;
  if (isDeclined && !navigator.userActivation?.isActive) return false;
  asked ??= new Promise((resolve) => {
    waiting.set((isBack) => {
      isDeclined = !isBack;
      asked = null;
      waiting.set(null);
      resolve(isBack);
    });
  });
  return asked;
}
