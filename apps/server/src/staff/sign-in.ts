import type { Deps } from '../deps.ts';
import { endFirstSignIn } from './first-sign-in.store.ts';
import { readFactor } from './second-factor.store.ts';
import { verifyFactor } from './second-factor.ts';
import { openSession, type SignedIn, verifyCredentials } from './sessions.ts';

interface Attempt {
  readonly email: string;
  readonly password: string;
  /** Of the second factor; '' if the person was not asked yet. */
  readonly code?: string | undefined;
  /** 'Safari auf iPhone' */
  readonly device: string;
  readonly staysSignedIn: boolean;
}

export type SignInOutcome =
  | { readonly verdict: 'right'; readonly token: string; readonly staff: SignedIn }
  | { readonly verdict: 'wrong'; readonly problem: 'signInFailed' | 'codeWrong' }
  /** The password is right, and the second factor is needed, too. */
  | { readonly verdict: 'open'; readonly problem: 'codeNeeded' | 'passkeyNeeded' }
  | { readonly verdict: 'open'; readonly waitSeconds: number };

/** Opens a session if the password is right, and the code for those who have a second factor. */
export async function signIn(
  deps: Pick<Deps, 'database' | 'clock' | 'secretKey' | 'passwords' | 'events'>,
  { email, password, code = '', ...visit }: Attempt,
): Promise<SignInOutcome> {
  const known = await verifyCredentials(deps, email, password);
  if (!known) return { verdict: 'wrong', problem: 'signInFailed' };
  const factor = await readFactor(deps.database.read, known.id);
  if (factor?.since || factor?.hasPasskey) {
    if (code === '') return { verdict: 'open', problem: factor.since ? 'codeNeeded' : 'passkeyNeeded' };
    const check = await verifyFactor(deps, { id: known.id, email, device: visit.device }, code);
    if (check === 'wrong') return { verdict: 'wrong', problem: 'codeWrong' };
    if (check !== 'right') return { verdict: 'open', ...check };
  }
  await deps.database.write((writer) => endFirstSignIn(writer, known.id));
  const opened = await openSession(deps, { ...visit, staffId: known.id });
  return opened ? { verdict: 'right', ...opened } : { verdict: 'wrong', problem: 'signInFailed' };
}
