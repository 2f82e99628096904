import { startBooks } from './books-worker.ts';
import { electronicInvoiceRoutes } from './electronic-invoice.routes.ts';
import { bookExportRoutes } from './exports.routes.ts';
import { bookMails } from './mails.ts';
import { monthlyMailRoutes } from './monthly-mail-page.routes.ts';
import { monthlyMails } from './monthly-mails.ts';
import { officeInvoiceRoutes } from './office-invoices.routes.ts';
import { overviewRoutes } from './overviews.routes.ts';
import { electronicInvoiceData } from './personal-data.store.ts';
import { reportRoutes } from './reports.routes.ts';
import type { Room } from '../room.ts';

export const books: Room = {
  guestCalls: [electronicInvoiceRoutes],
  officeCalls: [officeInvoiceRoutes, reportRoutes, overviewRoutes, bookExportRoutes],
  openCalls: [monthlyMailRoutes],
  jobs: [bookMails, monthlyMails],
  workers: [startBooks],
  personalData: [electronicInvoiceData],
  withoutGuests: {
    monthly_mails: 'shop',
    daily_overviews: 'sums',
    figure_days: 'sums',
    figure_cursors: 'sums',
  },
};
