import { eventRoutes } from './events.routes.ts';
import type { Room } from '../room.ts';

export const metrics: Room = {
  guestCalls: [eventRoutes],
};
