import { days } from '@tischlein/domain';
import { officeOpeningRoutes } from './office-opening.routes.ts';
import { openingRoutes } from './opening.routes.ts';
import type { Room } from '../room.ts';

export const opening: Room = {
  guestCalls: [openingRoutes],
  officeCalls: [officeOpeningRoutes],
  forgets: [['slot_loads', 'slot_at', days(2)]],
  withoutGuests: { slot_loads: 'shop' },
};
