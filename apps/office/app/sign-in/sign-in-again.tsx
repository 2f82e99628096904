import type { OfficeSession } from '@tischlein/contract/office';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { useStore } from '@tischlein/ui/store';
import { SIGN_IN } from '@tischlein/wording/office';
import { type ReactNode, useRef } from 'react';
import { endedSession } from './ended-session.ts';
import { SignInPage } from './sign-in-page.tsx';

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
