import { describeChange, nameChange } from '../db/open-change.ts';
import { randomUUID } from 'node:crypto';
import type { StaffMember } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import { type Assignment, mayManage, maySee, type StaffRole } from '@tischlein/domain/staff';
import type { Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { foldEmail } from '../identity.ts';
import { generatePassword } from './password.ts';
import { readLastSeen } from './sessions.store.ts';
import { deleteStaff, insertStaff, lockOwners, readPeople, type StoredStaff, updateAssignment } from './staff.store.ts';

type StaffDeps = Pick<Deps, 'database' | 'clock' | 'passwords'>;

const FIRST_OWNER = 'inhaber@tischlein.local';

/** Generated credentials, shown once. */
export interface FirstSignIn {
  readonly staffId: string;
  readonly email: string;
  readonly password: string;
}

/** Creates the owner account of a new installation; null: there are staff already. */
export async function createFirstOwner(deps: StaffDeps): Promise<FirstSignIn | null> {
  if ((await readPeople(deps.database.read)).length > 0) return null;
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
  const member = { ...stored, passwordHash: await deps.passwords.hash(password) };
  const isNew = await deps.database.write((writer) => insertStaff(writer, member));
  return isNew
    ? { member: toMember({ ...stored, name: '', hasSecondFactor: false, device: null }, null), password }
    : null;
}

/** The members that a member sees: owners all, others those of their shops. */
export async function listStaff(deps: StaffDeps, viewer: Assignment): Promise<StaffMember[]> {
  const lastSeen = await readLastSeen(deps.database.read);
  const members = (await readPeople(deps.database.read)).filter((member) => maySee(viewer, member));
  return members.map((member) => toMember(member, lastSeen.get(member.id) ?? null));
}

type Refusal = 'staffUnknown' | 'forbidden' | 'lastOwner';

/** Removes a staff member with all sessions, except the last owner. */
export function removeStaff(deps: StaffDeps, staffId: string, manager: Assignment): Promise<'removed' | Refusal> {
  return deps.database.write(async (writer) => {
    const refusal = await findRefusal(writer, staffId, { manager, staysOwner: false });
    if (refusal) return refusal;
    await deleteStaff(writer, staffId);
    return 'removed';
  });
}

/** Gives a staff member another role or other shops; the last owner stays owner. */
export function changeStaff(
  deps: StaffDeps,
  staffId: string,
  { manager, role, shopIds }: Assignment & { readonly manager: Assignment },
): Promise<'changed' | Refusal> {
  const assignment = { role, shopIds: role === 'owner' ? [] : [...new Set(shopIds)] };
  return deps.database.write(async (writer) => {
    const refusal = await findRefusal(writer, staffId, { manager, staysOwner: role === 'owner' });
    if (refusal) return refusal;
    if (!mayManage(manager, assignment)) return 'forbidden';
    await updateAssignment(writer, staffId, assignment);
    describeChange([{ topic: 'role', name: '', before: null, after: assignment.role }]);
    return 'changed';
  });
}

async function findRefusal(
  writer: Writer,
  staffId: string,
  { manager, staysOwner }: { readonly manager: Assignment; readonly staysOwner: boolean },
): Promise<Refusal | null> {
  await lockOwners(writer);
  const members = await readPeople(writer);
  const member = members.find(({ id }) => id === staffId);
  if (!member || !maySee(manager, member)) return 'staffUnknown';
  if (!mayManage(manager, member)) return 'forbidden';
  nameChange(member.email);
  const owners = members.filter(({ role }) => role === 'owner');
  return member.role === 'owner' && owners.length === 1 && !staysOwner ? 'lastOwner' : null;
}

const toMember = ({ shopIds, device: _, ...member }: StoredStaff, lastSeenAt: string | null): StaffMember => ({
  ...member,
  lastSeenAt,
  shops: [...shopIds],
});
