import { installableRoutes } from './installable.routes.ts';
import { siteFiles } from './site-files.routes.ts';
import type { Room } from '../room.ts';

export const storefront: Room = {
  guestCalls: [siteFiles, installableRoutes],
};
