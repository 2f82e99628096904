import type { OrderAction } from '../orders/order-status.ts';
import { may, type StaffRole } from './permissions.ts';

/** What drivers do with an order; everything else is for the desk. */
const HANDOVER_ACTIONS: readonly OrderAction[] = ['depart', 'handOver'];

/** Returns whether a role may take this action on an order. */
export const mayActOnOrder = (role: StaffRole, action: OrderAction): boolean =>
  may(role, HANDOVER_ACTIONS.includes(action) ? ['desk', 'handover'] : 'desk', 'write');
