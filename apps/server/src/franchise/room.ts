import { franchiseRoutes } from './franchise.routes.ts';
import type { Room } from '../room.ts';

export const franchise: Room = {
  guestCalls: [franchiseRoutes],
};
