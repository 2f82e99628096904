import { days } from '@tischlein/domain';
import { encapsulate } from '../http/encapsulate.ts';
import { printerCallRoutes } from './printer-calls.routes.ts';
import { printerRoutes } from './printers.routes.ts';
import { startPrintWorker } from './print-worker.ts';
import { createPrintFollower } from './queue-slips.ts';
import type { Room } from '../room.ts';

export const printing: Room = {
  guestCalls: [encapsulate(printerCallRoutes)],
  officeCalls: [printerRoutes],
  workers: [startPrintWorker],
  follow: ({ shops }) => createPrintFollower(shops),
  // Jobs name an order and a printer, no guest; long enough to see what was printed.
  forgets: [['print_jobs', 'created_at', days(14)]],
  withoutGuests: { printers: 'shop', print_jobs: 'order' },
};
