import { createHash, randomBytes } from 'node:crypto';
import type { ShopId } from '@tischlein/domain';
import { plusMinutes } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { hashPassword, verifyPassword, generatePassword } from './password.ts';
import {
  deleteOtherSessions,
  deleteSession,
  extendSession,
  insertSession,
  readCredentials,
  readSessionStaff,
  type StoredStaff,
  updatePassword,
} from './staff.store.ts';

const DAY_MINUTES = 24 * 60;
/** A tablet in the kitchen stays signed in as long as it is used once a month. */
export const SESSION_DAYS = 30;

type SessionDeps = Pick<Deps, 'database' | 'clock'>;

/** Someone of the staff who is signed in; only hashes of tokens are stored. */
export interface SignedIn extends StoredStaff {
  readonly tokenHash: string;
}

/** Opens a session; null where e-mail address or password is wrong, which takes as long for both. */
export async function signIn(
  deps: SessionDeps,
  email: string,
  password: string,
): Promise<{ readonly token: string; readonly staff: SignedIn } | null> {
  const known = await readCredentials(deps.database.read, foldEmail(email));
  const isRight = await verifyPassword(password, known?.passwordHash ?? (await getDecoyHash()));
  if (!known || !isRight) return null;
  const token = await openSession(deps, known.id);
  const staff = await findSession(deps, token);
  return staff && { token, staff };
}

/** Opens a session for someone who has shown who he is; returns its token of 256 bits. */
export async function openSession(deps: SessionDeps, staffId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const createdAt = deps.clock.now();
  const session = { tokenHash: hashToken(token), staffId, createdAt, expiresAt: calculateExpiry(createdAt) };
  await deps.database.write((writer) => insertSession(writer, session));
  return token;
}

/** Who is signed in with this token; null: nobody. */
export async function findSession(deps: SessionDeps, token: string): Promise<SignedIn | null> {
  const tokenHash = hashToken(token);
  const session = await readSessionStaff(deps.database.read, tokenHash, deps.clock.now());
  return session && { ...session.member, tokenHash };
}

/** Lets a session last its full time from now on. */
export async function renewSession(deps: SessionDeps, { tokenHash }: SignedIn): Promise<void> {
  await deps.database.write((writer) => extendSession(writer, tokenHash, calculateExpiry(deps.clock.now())));
}

export async function signOut(deps: SessionDeps, { tokenHash }: SignedIn): Promise<void> {
  await deps.database.write((writer) => deleteSession(writer, tokenHash));
}

/** Changes one's own password and signs out all other devices; false where the current one is wrong. */
export async function changePassword(
  deps: SessionDeps,
  { id, email, tokenHash }: SignedIn,
  passwords: { readonly currentPassword: string; readonly newPassword: string },
): Promise<boolean> {
  const known = await readCredentials(deps.database.read, email);
  if (!known || !(await verifyPassword(passwords.currentPassword, known.passwordHash))) return false;
  const passwordHash = await hashPassword(passwords.newPassword);
  await deps.database.write(async (writer) => {
    await updatePassword(writer, id, passwordHash);
    await deleteOtherSessions(writer, id, tokenHash);
  });
  return true;
}

/** Whether someone works for this shop. */
export const worksFor = ({ role, shopIds }: StoredStaff, shopId: ShopId): boolean =>
  role === 'owner' || shopIds.includes(shopId);

export const foldEmail = (email: string): string => email.trim().toLowerCase();

let decoyHash: Promise<string> | undefined;
const getDecoyHash = (): Promise<string> => (decoyHash ??= hashPassword(generatePassword()));

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
const calculateExpiry = (instant: string): string => plusMinutes(instant, SESSION_DAYS * DAY_MINUTES);
