import { withdrawalMails } from './mails.ts';
import { officeWithdrawalRoutes } from './office-withdrawals.routes.ts';
import { withdrawalData } from './personal-data.store.ts';
import { withdrawalRoutes } from './withdrawals.routes.ts';
import type { Room } from '../room.ts';

export const withdrawals: Room = {
  guestCalls: [withdrawalRoutes],
  officeCalls: [officeWithdrawalRoutes],
  jobs: [withdrawalMails],
  personalData: [withdrawalData],
};
