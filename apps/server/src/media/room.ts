import { mediaRoutes } from './media.routes.ts';
import type { Room } from '../room.ts';

export const media: Room = {
  guestCalls: [mediaRoutes],
  withoutGuests: { media: 'shop' },
};
