import { confirmByMail } from './confirm-by-mail.ts';
import { legalRoutes } from './legal.routes.ts';
import { orderMails } from './mails.ts';
import { orderData } from './personal-data.store.ts';
import { telephoneRoutes } from './telephone.routes.ts';
import type { Room } from '../room.ts';

export const orders: Room = {
  officeCalls: [telephoneRoutes, legalRoutes],
  jobs: [orderMails],
  follow: ({ rateLimitFactor }) => confirmByMail(rateLimitFactor),
  forgets: [
    ['order_keys', 'expires_at', 0],
    ['blocked_contacts', 'until', 0],
  ],
  personalData: [orderData],
  withoutGuests: {
    order_lines: 'order',
    order_adjustments: 'order',
    order_gifts: 'order',
    order_events: 'order',
  },
};
