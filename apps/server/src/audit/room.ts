import { auditRoutes } from './audit.routes.ts';
import { forgetOldChanges } from './forget-old-changes.ts';
import type { Room } from '../room.ts';

export const audit: Room = {
  officeCalls: [auditRoutes],
  forgets: [forgetOldChanges],
  withoutGuests: { audit_log: 'staff' },
};
