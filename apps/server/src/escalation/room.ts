import { escalationMails } from './mails.ts';
import { watchUnanswered } from './watch-unanswered.ts';
import type { Room } from '../room.ts';

export const escalation: Room = {
  jobs: [escalationMails],
  workers: [watchUnanswered],
  withoutGuests: { escalation_steps: 'order' },
};
