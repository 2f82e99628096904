import type { StaffRole } from './permissions.ts';

/** Roles that an owner may oblige to sign in with a second factor. */
const OBLIGED_ROLES: readonly StaffRole[] = ['owner', 'regionalManager', 'branchManager'];

/** Returns whether a person has to set up a second factor before they work. */
export const isFactorMissing = (
  { role, hasSecondFactor }: { readonly role: StaffRole; readonly hasSecondFactor: boolean },
  isRequired: boolean,
): boolean => isRequired && !hasSecondFactor && OBLIGED_ROLES.includes(role);
