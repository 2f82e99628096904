import { describeChange, nameChange } from '../db/open-change.ts';
import { randomUUID } from 'node:crypto';
import type { StaffMember } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import {
  type Assignment,
  mayManage,
  maySee,
  NOTHING_PRESET,
  type PresetAccess,
  type StaffRole,
} from '@tischlein/domain/staff';
import { plusMinutes } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { foldEmail } from '../identity.ts';
import { insertFirstSignIn } from './first-sign-in.store.ts';
import { generatePassword } from './password.ts';
import { readLastSeen } from './sessions.store.ts';
import {
  deleteStaff,
  insertStaff,
  lockOwners,
  readPeople,
  type StoredStaff,
  updateAssignment,
  updateFirstPassword,
} from './staff.store.ts';

type StaffDeps = Pick<Deps, 'database' | 'clock' | 'passwords'>;

const FIRST_OWNER = 'inhaber@tischlein.local';

/** Generated credentials, shown once. */
export interface FirstSignIn {
  readonly staffId: string;
  readonly email: string;
  readonly password: string;
}

/** Creates the owner account of a new installation; null: there are staff already. `getsDemo`: its start loads the demo. */
export async function createFirstOwner(deps: StaffDeps, getsDemo = false): Promise<FirstSignIn | null> {
  if ((await readPeople(deps.database.read)).length > 0) return null;
  const also = (writer: Writer, id: string) => insertFirstSignIn(writer, id, getsDemo);
  const preset = { email: true, password: true };
  const outcome = await addStaff(deps, { email: FIRST_OWNER, role: 'owner', shops: [], preset, also });
  return outcome && { staffId: outcome.member.id, email: FIRST_OWNER, password: outcome.password };
}

/** A node that starts soon after another one leaves the password alone that the other one has shown. */
const SHOWN_FOR_MINUTES = 5;

/** Gives the first owner another password, because the last one was not used; null: it was shown just now. */
export async function renewFirstPassword(deps: StaffDeps, row: Row<'first_sign_ins'>): Promise<FirstSignIn | null> {
  const { database, clock, passwords } = deps;
  if (row.shown_at !== null && clock.now() < plusMinutes(row.shown_at, SHOWN_FOR_MINUTES)) return null;
  const owner = (await readPeople(database.read)).find(({ id }) => id === row.staff_id);
  if (!owner) return null;
  const password = generatePassword();
  const passwordHash = await passwords.hash(password);
  await database.write((writer) => updateFirstPassword(writer, owner.id, passwordHash));
  return { staffId: owner.id, email: owner.email, password };
}

interface NewMember {
  readonly email: string;
  readonly role: StaffRole;
  readonly shops: readonly ShopId[];
  readonly preset?: PresetAccess;
  /** Written in the same transaction. */
  readonly also?: (writer: Writer, staffId: string) => Promise<void>;
}

/** The person who adds them reads the password. */
const PASSWORD_PRESET: PresetAccess = { ...NOTHING_PRESET, password: true };

/** Adds a staff member with a generated password; null: the e-mail address is taken. */
export async function addStaff(
  deps: StaffDeps,
  { email, role, shops, preset = PASSWORD_PRESET, also = async () => {} }: NewMember,
): Promise<{ readonly member: StaffMember; readonly password: string } | null> {
  const password = generatePassword();
  const shopIds = role === 'owner' ? [] : [...new Set(shops)];
  const stored = { id: randomUUID(), email: foldEmail(email), role, createdAt: deps.clock.now(), shopIds };
  const member = { ...stored, preset, passwordHash: await deps.passwords.hash(password) };
  const isNew = await deps.database.write(async (writer) => {
    const isAdded = (await insertStaff(writer, member)) === 'inserted';
    if (isAdded) await also(writer, member.id);
    return isAdded;
  });
  return isNew
    ? { member: toMember({ ...stored, name: '', hasSecondFactor: false, preset, device: null }, null), password }
    : null;
}

/** The members that a member sees: owners all, others those of their shops. */
export async function listStaff(deps: StaffDeps, viewer: Assignment): Promise<StaffMember[]> {
  const lastSeen = await readLastSeen(deps.database.read);
  const members = (await readPeople(deps.database.read)).filter((member) => maySee(viewer, member));
  return members.map((member) => toMember(member, lastSeen.get(member.id) ?? null));
}

type Refusal = 'staffUnknown' | 'forbidden' | 'lastOwner' | 'installationOwner';

/** Who changes the people, by their own account. */
interface Manager extends Assignment {
  readonly id: string;
}

/** Removes a staff member with all sessions, except the last owner. */
export function removeStaff(deps: StaffDeps, staffId: string, manager: Manager): Promise<'removed' | Refusal> {
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
  { manager, role, shopIds }: Assignment & { readonly manager: Manager },
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
  { manager, staysOwner }: { readonly manager: Manager; readonly staysOwner: boolean },
): Promise<Refusal | null> {
  await lockOwners(writer);
  const members = await readPeople(writer);
  const member = members.find(({ id }) => id === staffId);
  if (!member || !maySee(manager, member)) return 'staffUnknown';
  if (!mayManage(manager, member)) return 'forbidden';
  nameChange(member.email);
  const owners = members.filter(({ role }) => role === 'owner');
  if (member.role !== 'owner' || staysOwner) return null;
  if (owners.length === 1) return 'lastOwner';
  // Others would take over the installation.
  return owners[0]?.id === member.id && manager.id !== member.id ? 'installationOwner' : null;
}

const toMember = (
  { shopIds, device: _, preset: __, ...member }: StoredStaff,
  lastSeenAt: string | null,
): StaffMember => ({
  ...member,
  lastSeenAt,
  shops: [...shopIds],
});
