import { lastDays, plusSeconds } from '../clock.ts';
import { officeVisitRoutes } from './office-visits.routes.ts';
import { visitRoutes } from './visits.routes.ts';
import {
  deletePageCountsBefore,
  deleteVisitsBefore,
  KEEP_PAGE_COUNTS_DAYS,
  KEEP_VISITS_SECONDS,
} from './visits.store.ts';
import type { Room } from '../room.ts';

export const visits: Room = {
  guestCalls: [visitRoutes],
  officeCalls: [officeVisitRoutes],
  forgets: [
    (writer, { now }) => deleteVisitsBefore(writer, plusSeconds(now, -KEEP_VISITS_SECONDS)),
    (writer, { now }) => deletePageCountsBefore(writer, lastDays(now, KEEP_PAGE_COUNTS_DAYS).from),
  ],
  // Ids that a guest has consented to and drops themselves; they lead to no name.
  withoutGuests: {
    visits: 'random',
    page_counts: 'sums',
  },
};
