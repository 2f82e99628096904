import { inMinutes, minutes } from '@tischlein/domain';
import { type AccessPart, listPartsToReplace } from '@tischlein/domain/staff';
import { plusMinutes } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import { describeChange, nameChange } from '../db/open-change.ts';
import { rollback } from '../db/rollback.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import type { Deps } from '../deps.ts';
import { foldEmail } from '../identity.ts';
import { readOpenLink } from './access-links.store.ts';
import { isEasyPassword } from './easy-password.ts';
import { prepareEmailChange } from './request-staff-link.ts';
import { type SignedIn, verifyCredentials } from './sessions.ts';
import { deleteOtherSessions, readSessionStart } from './sessions.store.ts';
import { claimPreset, readCredentials, updateEmail, updatePassword } from './staff.store.ts';

/** Who has signed in so recently is not asked for the password again. */
const PROVEN_MINUTES = inMinutes(minutes(10));

interface AskedAccess {
  /** Parts to replace, because others have set them. */
  readonly parts: readonly AccessPart[];
  /** The address that replaces a preset one once its mailed link is followed; null: none waits. */
  readonly emailToConfirm: string | null;
}

/** What a person is asked to replace. */
export async function findAskedAccess(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { id, preset }: Pick<SignedIn, 'id' | 'preset'>,
): Promise<AskedAccess> {
  const link = preset.email ? await readOpenLink(database.read, id, { kind: 'email', now: clock.now() }) : null;
  return { parts: listPartsToReplace(preset, link !== null), emailToConfirm: link?.email ?? null };
}

/** Returns whether a person has shown recently who they are. */
export async function isProven(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { tokenHash }: SignedIn,
): Promise<boolean> {
  const since = await readSessionStart(database.read, tokenHash);
  return since !== null && clock.now() < plusMinutes(since, PROVEN_MINUTES);
}

/** null: the part is not preset. */
export interface OwnAccess {
  readonly email: string | null;
  readonly newPassword: string | null;
}

type Refusal = 'accessReplaced' | 'passwordEasy' | 'passwordKept' | 'emailTaken' | { readonly waitSeconds: number };

/**
 * Replaces the parts of an access that others have set, and signs out all other devices. A new address is valid at once where no mail can be
 * sent, otherwise once the link that is mailed to it has been followed.
 */
export async function replaceAccess(
  deps: Pick<Deps, 'database' | 'clock' | 'shops' | 'settings' | 'outbox' | 'passwords'>,
  staff: SignedIn,
  { email, newPassword }: OwnAccess,
): Promise<'replaced' | Refusal> {
  const problem = newPassword === null ? null : await findPasswordProblem(deps, staff, { email, newPassword });
  if (problem) return problem;
  const change = email === null ? null : await prepareEmail(deps, staff, email);
  if (typeof change === 'string' || (change && 'waitSeconds' in change)) return change;
  const passwordHash = newPassword === null ? null : await deps.passwords.hash(newPassword);
  const claimed = [...(change?.isValid ? ['email' as const] : []), ...(passwordHash ? ['password' as const] : [])];
  const outcome = await deps.database
    .write(async (writer) => {
      if (!(await claimPreset(writer, staff.id, claimed))) return rollback('accessReplaced' as const);
      if (passwordHash !== null) await updatePassword(writer, staff.id, passwordHash);
      // After the password, which makes all links void that were asked for before.
      await change?.write(writer);
      await deleteOtherSessions(writer, staff.id, staff.tokenHash);
      return 'replaced' as const;
    })
    .catch((error: unknown) => {
      // Another person has taken the address at the same moment.
      if (isUniqueViolation(error)) return 'emailTaken' as const;
      throw error;
    });
  deps.outbox.wake();
  return outcome;
}

async function findPasswordProblem(
  deps: Pick<Deps, 'database' | 'passwords'>,
  staff: SignedIn,
  { email, newPassword }: { readonly email: string | null; readonly newPassword: string },
): Promise<'passwordEasy' | 'passwordKept' | null> {
  if (isEasyPassword(newPassword, staff.email, email ?? '')) return 'passwordEasy';
  return (await verifyCredentials(deps, staff.email, newPassword)) ? 'passwordKept' : null;
}

interface EmailChange {
  /** At once, not only once it is confirmed. */
  readonly isValid: boolean;
  readonly write: (writer: Writer) => Promise<void>;
}

async function prepareEmail(
  deps: Pick<Deps, 'database' | 'clock' | 'shops' | 'settings' | 'outbox'>,
  staff: SignedIn,
  typed: string,
): Promise<EmailChange | 'emailTaken' | { readonly waitSeconds: number }> {
  const prepared = await prepareEmailChange(deps, staff, typed);
  if (typeof prepared === 'function') return { isValid: false, write: prepared };
  if (prepared !== 'mailOff') return prepared;
  const email = foldEmail(typed);
  if (await readCredentials(deps.database.read, email)) return 'emailTaken';
  return {
    isValid: true,
    write: async (writer) => {
      nameChange(email);
      describeChange([{ topic: 'email', name: '', before: staff.email, after: email }]);
      await updateEmail(writer, staff.id, email);
    },
  };
}
