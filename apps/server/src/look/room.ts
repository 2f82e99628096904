import { days } from '../db/old-rows.ts';
import { lookRoutes } from './look.routes.ts';
import type { Room } from '../room.ts';

export const look: Room = {
  officeCalls: [lookRoutes],
  forgets: [['look_drafts', 'changed_at', days(1)]],
  withoutGuests: { look_drafts: 'shop' },
};
