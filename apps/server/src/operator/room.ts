import type { Room } from '../room.ts';
import { installationRoutes, mailServerRoutes, mapRoutes } from './installation.routes.ts';

export const operator: Room = {
  officeCalls: [installationRoutes, mailServerRoutes, mapRoutes],
  withoutGuests: { installation_settings: 'installation' },
};
