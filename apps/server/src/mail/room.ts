import { KEEP_DONE_SECONDS } from '../outbox/outbox.store.ts';
import { mailData } from './personal-data.store.ts';
import { mailRoutes } from './mail.routes.ts';
import type { Room } from '../room.ts';

export const mail: Room = {
  guestCalls: [mailRoutes],
  forgets: [['written_mails', 'created_at', KEEP_DONE_SECONDS]],
  personalData: [mailData],
};
