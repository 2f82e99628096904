import { days } from '@tischlein/domain';
import { checkRefunds } from './check-refunds.ts';
import { toBusinessDay, toBusinessRange } from '../clock.ts';
import { cancelForgottenRounds } from './cancel-forgotten.ts';
import { guestTableRoutes } from './guest-table.routes.ts';
import { createTableJobs } from './jobs.ts';
import { officeTableRoutes } from './office-tables.routes.ts';
import { listRefundLines, tableFollower } from './order-follower.ts';
import { tableData } from './personal-data.store.ts';
import { tableSheetRoutes } from './table-sheet.routes.ts';
import { waiterRoutes } from './waiter.routes.ts';
import type { Room } from '../room.ts';

export const tables: Room = {
  guestCalls: [guestTableRoutes, waiterRoutes],
  officeCalls: [officeTableRoutes, tableSheetRoutes],
  jobs: [(deps) => createTableJobs(deps, listRefundLines)],
  follow: () => tableFollower,
  forgets: [
    ['waiter_sessions', 'expires_at', 0],
    ['table_calls', 'called_at', days(1)],
    (writer, { now }) => cancelForgottenRounds(writer, toBusinessRange(toBusinessDay(now)), now),
  ],
  personalData: [tableData],
  checks: [['payments', checkRefunds]],
  withoutGuests: {
    waiter_passwords: 'staff',
    waiter_sessions: 'staff',
    till_parts: 'order',
    table_bills: 'order',
    bill_orders: 'order',
    table_states: 'random',
    table_calls: 'random',
  },
};
