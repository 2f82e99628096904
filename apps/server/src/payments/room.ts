import { days } from '@tischlein/domain';
import { checkAccounts } from './check-accounts.ts';
import { plusSeconds } from '../clock.ts';
import { encapsulate } from '../http/encapsulate.ts';
import { paymentAccountRoutes } from './accounts.routes.ts';
import { deskPaymentRoutes } from './desk-payments.routes.ts';
import { paymentMails } from './mails.ts';
import { paymentMessageRoutes } from './messages.routes.ts';
import { createPaymentFollower } from './order-follower.ts';
import { paymentTaskRoutes } from './payment-tasks.routes.ts';
import { paymentRoutes } from './payments.routes.ts';
import { paymentData } from './personal-data.store.ts';
import { deletePracticeEntriesBefore } from './practice.store.ts';
import type { Room } from '../room.ts';

export const payments: Room = {
  guestCalls: [paymentRoutes, encapsulate(paymentMessageRoutes)],
  officeCalls: [deskPaymentRoutes, paymentTaskRoutes, paymentAccountRoutes],
  jobs: [paymentMails],
  follow: ({ paymentWork }) => createPaymentFollower(paymentWork),
  forgets: [(writer, { now }) => deletePracticeEntriesBefore(writer, plusSeconds(now, -days(30)))],
  personalData: [paymentData],
  checks: [['payments', checkAccounts]],
  withoutGuests: {
    payment_accounts: 'shop',
    payment_events: 'order',
    payment_inbox: 'order',
    payment_tasks: 'order',
    refunds: 'order',
    practice_entries: 'demo',
  },
};
