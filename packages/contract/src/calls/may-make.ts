import { type ApiScope, may, mayByScopes, type StaffArea, type StaffRole } from '@tischlein/domain/staff';
import type { Call } from './call.ts';

type PermittedCall = Pick<Call, 'method' | 'path' | 'area' | 'access' | 'needsGuests' | 'forPeople'>;

/** Returns whether a role may make a call of staff or of waiters; one without an area is for no role. */
export function mayMake(role: StaffRole, call: Pick<PermittedCall, 'method' | 'area' | 'access'>): boolean {
  const { area } = call;
  if (!area) return false;
  return area === 'own' || area === 'session' || may(role, area, findAccess(call));
}

/** Returns whether an API key with these scopes may make a call: the call is about a shop, and a scope opens its area. */
export function mayMakeByKey(scopes: readonly ApiScope[], call: PermittedCall): boolean {
  const { area, path, needsGuests, forPeople } = call;
  if (!area || area === 'own' || area === 'session' || forPeople || !path.includes('/:shop')) return false;
  if (needsGuests && !scopes.includes('guests:read')) return false;
  const areas: readonly StaffArea[] = typeof area === 'string' ? [area] : area;
  return areas.some((each) => mayByScopes(scopes, each, findAccess(call)));
}

const findAccess = ({ method, access }: Pick<Call, 'method' | 'access'>) =>
  access ?? (method === 'GET' ? 'read' : 'write');
