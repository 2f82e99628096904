import type { OfficeSession } from '@tischlein/contract/office';
import { useStore } from '@tischlein/ui/store';
import { Suspense } from 'react';
import { sessionEnd } from '../api/session-end.ts';
import { loadLate } from '../ui/load-late.tsx';

const SignInDialog = loadLate(async () => (await import('./sign-in-dialog.tsx')).SignInDialog);

interface SignInAgainProps {
  /** Who was signed in. */
  readonly email: string;
  readonly onSignedIn: (session: OfficeSession) => void;
}

/** Asks to sign in over the page when the session has ended. What waits is sent only for the same person. */
export function SignInAgain({ email, onSignedIn }: SignInAgainProps) {
  const settle = useStore(sessionEnd);
  if (!settle) return null;
  const close = (session: OfficeSession | null): void => {
    settle(session?.email === email);
    if (session) onSignedIn(session);
  };
  return (
    <Suspense>
      <SignInDialog email={email} onClosed={close} />
    </Suspense>
  );
}
