import { type ApiScope, mayByScopes } from './api-scopes.ts';
import { may, type StaffArea, type StaffRole } from './permissions.ts';

/** Returns whether a person by their role, or an API key by its scopes, may write in an area. */
export const mayWrite = (
  { role, scopes }: { readonly role: StaffRole; readonly scopes?: readonly ApiScope[] },
  area: StaffArea,
): boolean => (scopes ? mayByScopes(scopes, area, 'write') : may(role, area, 'write'));
