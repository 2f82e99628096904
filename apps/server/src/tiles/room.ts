import { tileRoutes } from './tiles.routes.ts';
import type { Room } from '../room.ts';

export const tiles: Room = {
  guestCalls: [tileRoutes],
};
