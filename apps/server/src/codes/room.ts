import { officeCodeRoutes } from './codes.routes.ts';
import type { Room } from '../room.ts';

export const codes: Room = {
  officeCalls: [officeCodeRoutes],
};
