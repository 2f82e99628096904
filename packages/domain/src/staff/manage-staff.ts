import type { ShopId } from '../ids.ts';
import type { StaffRole } from './permissions.ts';

/** A role and the shops it is for; owners have all shops, so theirs is empty. */
export interface Assignment {
  readonly role: StaffRole;
  readonly shopIds: readonly ShopId[];
}

/** Roles that manage the people of their shops. */
const MANAGERS: readonly StaffRole[] = ['regionalManager', 'branchManager'];
/** Roles that they give and take. */
const ROLES_BELOW: readonly StaffRole[] = ['staff', 'waiter', 'driver'];

/** The roles that a role may give to others. */
export function listAssignableRoles(role: StaffRole, all: readonly StaffRole[]): readonly StaffRole[] {
  if (role === 'owner') return all;
  return MANAGERS.includes(role) ? ROLES_BELOW : [];
}

/**
 * Returns whether a manager may add, change or remove a member with this role and these shops: owners everybody, managers of
 * branches the people below them who work in their shops only.
 */
export function mayManage(manager: Assignment, member: Assignment): boolean {
  if (manager.role === 'owner') return true;
  if (!MANAGERS.includes(manager.role) || !ROLES_BELOW.includes(member.role)) return false;
  return member.shopIds.length > 0 && member.shopIds.every((id) => manager.shopIds.includes(id));
}

/** Returns whether a viewer sees a member in the list of staff: those they share a shop with. */
export const maySee = (viewer: Assignment, member: Assignment): boolean =>
  viewer.role === 'owner' || member.shopIds.some((id) => viewer.shopIds.includes(id));
