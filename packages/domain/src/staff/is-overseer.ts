import type { StaffRole } from './permissions.ts';

/**
 * Returns whether a role sees a shop only as the overview of its branches: the calls and pages marked for that, limited to its
 * branches. A regional manager works for branches, never for the franchise that all others follow.
 */
export const isOverseer = (
  role: StaffRole,
  { isFranchiseOverview }: { readonly isFranchiseOverview: boolean },
): boolean => role === 'regionalManager' && isFranchiseOverview;
