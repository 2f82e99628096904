import { may, type StaffRole } from '@tischlein/domain/staff';
import type { Call } from './call.ts';

/** Returns whether a role may make a call of staff; one without an area is for no role. */
export function mayMake(role: StaffRole, { method, area, access }: Pick<Call, 'method' | 'area' | 'access'>): boolean {
  if (!area) return false;
  return area === 'own' || area === 'session' || may(role, area, access ?? (method === 'GET' ? 'read' : 'write'));
}
