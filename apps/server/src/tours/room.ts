import { days } from '@tischlein/domain';
import { driverRoutes } from './drivers.routes.ts';
import { tourFollower } from './order-follower.ts';
import { ownTourRoutes } from './own-tours.routes.ts';
import type { Room } from '../room.ts';

export const tours: Room = {
  officeCalls: [driverRoutes, ownTourRoutes],
  follow: () => tourFollower,
  // With their stops; questions about them are rare by then.
  forgets: [['tours', 'ended_at', days(31)]],
  withoutGuests: { tours: 'staff', tour_stops: 'order' },
};
