import { createHash, randomBytes } from 'node:crypto';
import { days, inMinutes, type ShopId } from '@tischlein/domain';
import type { ApiScope } from '@tischlein/domain/staff';
import { plusMinutes } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { foldEmail } from '../identity.ts';
import { verifyPassword } from './password.ts';
import { deleteOtherSessions, deleteSession, extendSession, insertSession } from './sessions.store.ts';
import { readCredentials, readSessionStaff, type StoredStaff, updatePassword } from './staff.store.ts';

const DAY_MINUTES = inMinutes(days(1));
/** A kitchen tablet stays signed in if it is used once a month. */
const LONG_MINUTES = 30 * DAY_MINUTES;
/** For the server, a session of a browser ends after a day without use. */
const SHORT_MINUTES = DAY_MINUTES;
/** An open page keeps its session; that is stored this often. */
const RENEW_AFTER_MINUTES = 60;

type SessionDeps = Pick<Deps, 'database' | 'clock'>;

/** A signed-in staff member; only token hashes are stored. */
export interface SignedIn extends StoredStaff {
  readonly tokenHash: string;
  readonly seenAt: string;
  readonly lastsMinutes: number;
  /** Of an API key, which acts for another system; absent: a person. */
  readonly scopes?: readonly ApiScope[];
}

/** Returns whether orders are shown with the names and addresses of their guests. */
export const seesGuests = ({ scopes }: SignedIn): boolean => !scopes || scopes.includes('guests:read');

/** Verifies a password; null: wrong e-mail address or password, both in the same time. */
export async function verifyCredentials(
  { database, passwords }: Pick<Deps, 'database' | 'passwords'>,
  email: string,
  password: string,
): Promise<{ readonly id: string } | null> {
  const known = await readCredentials(database.read, foldEmail(email));
  const isRight = await verifyPassword(password, known?.passwordHash ?? (await passwords.getDecoy()));
  return known && isRight ? { id: known.id } : null;
}

interface NewVisit {
  readonly staffId: string;
  /** 'Safari auf iPhone' */
  readonly device: string;
  /** Otherwise the session ends with the browser. */
  readonly staysSignedIn: boolean;
  readonly at: string;
}

/** Opens a session for a verified staff member; returns its token of 256 random bits. */
export async function addSession(writer: Writer, { staffId, device, staysSignedIn, at }: NewVisit): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const lastsMinutes = staysSignedIn ? LONG_MINUTES : SHORT_MINUTES;
  const expiresAt = plusMinutes(at, lastsMinutes);
  await insertSession(writer, { tokenHash: hashToken(token), staffId, device, createdAt: at, expiresAt, lastsMinutes });
  return token;
}

export interface Opened {
  readonly token: string;
  readonly staff: SignedIn;
}

/** Like `addSession`; null: the staff member has been removed. */
export async function openSession(deps: SessionDeps, visit: Omit<NewVisit, 'at'>): Promise<Opened | null> {
  const at = deps.clock.now();
  const token = await deps.database.write((writer) => addSession(writer, { ...visit, at }));
  const staff = await findSession(deps, token);
  return staff && { token, staff };
}

/** Whether the browser keeps the session when it is closed. */
export const isLongSession = ({ lastsMinutes }: SignedIn): boolean => lastsMinutes > SHORT_MINUTES;

/** The staff member signed in with this token, or null. */
export async function findSession(deps: SessionDeps, token: string): Promise<SignedIn | null> {
  const tokenHash = hashToken(token);
  const session = await readSessionStaff(deps.database.read, tokenHash, deps.clock.now());
  if (!session) return null;
  const { member, ...times } = session;
  return { ...member, ...times, tokenHash };
}

/** Extends a session to its full length from now. */
export async function renewSession(deps: SessionDeps, { tokenHash, lastsMinutes }: SignedIn): Promise<void> {
  const seenAt = deps.clock.now();
  const extension = { seenAt, expiresAt: plusMinutes(seenAt, lastsMinutes) };
  await deps.database.write((writer) => extendSession(writer, tokenHash, extension));
}

/** Extends the session of an open page; writes once an hour. */
export async function keepSession(deps: SessionDeps, staff: SignedIn): Promise<void> {
  const isDue = !staff.scopes && deps.clock.now() >= plusMinutes(staff.seenAt, RENEW_AFTER_MINUTES);
  if (isDue) await renewSession(deps, staff);
}

export async function signOut(deps: SessionDeps, { tokenHash }: SignedIn): Promise<void> {
  await deps.database.write((writer) => deleteSession(writer, tokenHash));
}

/** Changes the staff member's own password and signs out all other devices. */
export async function changePassword(
  deps: Pick<Deps, 'database' | 'passwords'>,
  { id, tokenHash }: SignedIn,
  newPassword: string,
): Promise<void> {
  const passwordHash = await deps.passwords.hash(newPassword);
  await deps.database.write(async (writer) => {
    await updatePassword(writer, id, passwordHash);
    await deleteOtherSessions(writer, id, tokenHash);
  });
}

export const worksFor = ({ role, shopIds }: StoredStaff, shopId: ShopId): boolean =>
  role === 'owner' || shopIds.includes(shopId);

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
