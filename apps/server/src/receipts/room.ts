import { receiptExportRoutes } from './export.routes.ts';
import { receiptFollower } from './issue-receipts.ts';
import { receiptMails } from './mails.ts';
import { receiptData } from './personal-data.store.ts';
import { receiptRoutes } from './receipts.routes.ts';
import type { Room } from '../room.ts';

export const receipts: Room = {
  guestCalls: [receiptRoutes, receiptExportRoutes],
  jobs: [receiptMails],
  follow: () => receiptFollower,
  personalData: [receiptData],
  withoutGuests: { receipt_series: 'shop' },
};
