import { orderPageRoutes } from './tracking.routes.ts';
import type { Room } from '../room.ts';

export const tracking: Room = {
  guestCalls: [orderPageRoutes],
};
