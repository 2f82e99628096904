import { createHash, randomBytes } from 'node:crypto';
import type { ShopId } from '@tischlein/domain';
import { plusMinutes } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { foldEmail } from '../identity.ts';
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
/** A kitchen tablet stays signed in if it is used once a month. */
export const SESSION_DAYS = 30;

type SessionDeps = Pick<Deps, 'database' | 'clock'>;

/** A signed-in staff member; only token hashes are stored. */
export interface SignedIn extends StoredStaff {
  readonly tokenHash: string;
}

/** Opens a session; null: wrong e-mail address or password, both in the same time. */
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

/** Opens a session for a verified staff member; returns its token of 256 random bits. */
export async function openSession(deps: SessionDeps, staffId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const createdAt = deps.clock.now();
  const session = { tokenHash: hashToken(token), staffId, createdAt, expiresAt: calculateExpiry(createdAt) };
  await deps.database.write((writer) => insertSession(writer, session));
  return token;
}

/** The staff member signed in with this token, or null. */
export async function findSession(deps: SessionDeps, token: string): Promise<SignedIn | null> {
  const tokenHash = hashToken(token);
  const session = await readSessionStaff(deps.database.read, tokenHash, deps.clock.now());
  return session && { ...session.member, tokenHash };
}

/** Extends a session to its full length from now. */
export async function renewSession(deps: SessionDeps, { tokenHash }: SignedIn): Promise<void> {
  await deps.database.write((writer) => extendSession(writer, tokenHash, calculateExpiry(deps.clock.now())));
}

export async function signOut(deps: SessionDeps, { tokenHash }: SignedIn): Promise<void> {
  await deps.database.write((writer) => deleteSession(writer, tokenHash));
}

/** Changes the staff member's own password and signs out all other devices; false: the current password is wrong. */
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

export const worksFor = ({ role, shopIds }: StoredStaff, shopId: ShopId): boolean =>
  role === 'owner' || shopIds.includes(shopId);

let decoyHash: Promise<string> | undefined;
const getDecoyHash = (): Promise<string> => (decoyHash ??= hashPassword(generatePassword()));

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
const calculateExpiry = (instant: string): string => plusMinutes(instant, SESSION_DAYS * DAY_MINUTES);
