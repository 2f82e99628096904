import { applicationRoutes, officeApplicationRoutes } from './applications.routes.ts';
import { KEEP_APPLICATIONS_SECONDS } from './applications.store.ts';
import { applicationMails } from './mails.ts';
import { applicationData } from './personal-data.store.ts';
import type { Room } from '../room.ts';

export const applications: Room = {
  guestCalls: [applicationRoutes],
  officeCalls: [officeApplicationRoutes],
  jobs: [applicationMails],
  forgets: [['job_applications', 'received_at', KEEP_APPLICATIONS_SECONDS]],
  personalData: [applicationData],
};
