import type { Room } from '../room.ts';
import { ownValueRoutes } from './own-values.routes.ts';

export const ownValues: Room = {
  officeCalls: [ownValueRoutes],
};
