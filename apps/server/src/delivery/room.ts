import { checkGeocoder } from './check-geocoder.ts';
import { deliveryRoutes } from './delivery.routes.ts';
import { GEOCODED_TTL_SECONDS } from './geocoder-cache.ts';
import { locateRoutes } from './locate.routes.ts';
import type { Room } from '../room.ts';

export const delivery: Room = {
  guestCalls: [deliveryRoutes],
  officeCalls: [locateRoutes],
  forgets: [['geocoded_addresses', 'asked_at', GEOCODED_TTL_SECONDS]],
  checks: [['geocoder', checkGeocoder]],
  withoutGuests: { geocoded_addresses: 'hashed' },
};
