import { randomUUID } from 'node:crypto';
import type { StaffMember } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import type { Deps } from '../deps.ts';
import { foldEmail } from '../identity.ts';
import { hashPassword, generatePassword } from './password.ts';
import { deleteStaff, insertStaff, readStaff, type StaffRole, type StoredStaff } from './staff.store.ts';

type StaffDeps = Pick<Deps, 'database' | 'clock'>;

const FIRST_OWNER = 'inhaber@tischlein.local';

/** Generated credentials, shown once. */
export interface FirstSignIn {
  readonly staffId: string;
  readonly email: string;
  readonly password: string;
}

/** Creates the owner account of a new installation; null: there are staff already. */
export async function createFirstOwner(deps: StaffDeps): Promise<FirstSignIn | null> {
  if ((await readStaff(deps.database.read)).length > 0) return null;
  const outcome = await addStaff(deps, { email: FIRST_OWNER, role: 'owner', shops: [] });
  return outcome && { staffId: outcome.member.id, email: FIRST_OWNER, password: outcome.password };
}

/** Adds a staff member with a generated password; null: the e-mail address is taken. */
export async function addStaff(
  deps: StaffDeps,
  { email, role, shops }: { readonly email: string; readonly role: StaffRole; readonly shops: readonly ShopId[] },
): Promise<{ readonly member: StaffMember; readonly password: string } | null> {
  const password = generatePassword();
  const shopIds = role === 'owner' ? [] : [...new Set(shops)];
  const stored = { id: randomUUID(), email: foldEmail(email), role, createdAt: deps.clock.now(), shopIds };
  const member = { ...stored, passwordHash: await hashPassword(password) };
  const isNew = await deps.database.write((writer) => insertStaff(writer, member));
  return isNew ? { member: toMember(stored), password } : null;
}

export async function listStaff(deps: StaffDeps): Promise<StaffMember[]> {
  return (await readStaff(deps.database.read)).map(toMember);
}

export type RemoveStaffOutcome = 'removed' | 'staffUnknown' | 'lastOwner';

/** Removes a staff member with all sessions, except the last owner. */
export function removeStaff(deps: StaffDeps, staffId: string): Promise<RemoveStaffOutcome> {
  return deps.database.write(async (writer) => {
    const members = await readStaff(writer);
    const member = members.find(({ id }) => id === staffId);
    if (!member) return 'staffUnknown';
    const owners = members.filter(({ role }) => role === 'owner');
    if (member.role === 'owner' && owners.length === 1) return 'lastOwner';
    await deleteStaff(writer, staffId);
    return 'removed';
  });
}

const toMember = ({ shopIds, ...member }: StoredStaff): StaffMember => ({ ...member, shops: [...shopIds] });
