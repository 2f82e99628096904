import { blockData } from './block-data.store.ts';
import { blockRoutes } from './blocks.routes.ts';
import { officeGuestRoutes } from './guests.routes.ts';
import { guestMails } from './mails.ts';
import { ownDataRoutes } from './own-data.routes.ts';
import type { Room } from '../room.ts';

export const guests: Room = {
  guestCalls: [ownDataRoutes],
  officeCalls: [officeGuestRoutes, blockRoutes],
  jobs: [guestMails],
  personalData: [blockData],
};
