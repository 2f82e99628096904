import type { ShopStatuses } from '@tischlein/contract/office';
import { may, type StaffArea } from '@tischlein/domain/staff';
import { SHOP_STATE_NAMES } from '@tischlein/wording/office';
import type { Deps } from '../deps.ts';
import { oversees, worksIn } from '../staff/oversees.ts';
import type { SignedIn } from '../staff/sessions.ts';
import { describeStates } from './shop-states.ts';
import {
  countApplications,
  countOpenTasks,
  countOpenWithdrawals,
  countRequests,
  countUnanswered,
  countWaitingOrders,
} from './shop-status.store.ts';

/** The current state of a staff member's shops, and what waits there, as far as their role may see it. */
export async function listShopStatuses(deps: Deps, staff: SignedIn): Promise<ShopStatuses> {
  const now = deps.clock.now();
  const listed = deps.shops.listShops();
  const shops = listed.filter((shop) => worksIn(staff, shop));
  const overviews = listed.filter((shop) => oversees(deps, staff, shop));
  const listVisible = (area: StaffArea | readonly StaffArea[]) =>
    may(staff.role, area, 'read') ? shops.map(({ id }) => id) : [];
  const { read } = deps.database;
  const [orders, tasks, requests, feedback, applications, withdrawals] = await Promise.all([
    countWaitingOrders(read, listVisible('desk')),
    countOpenTasks(read, listVisible('refunds')),
    countRequests(read, listVisible('tables'), now),
    countUnanswered(read, listVisible('guests')),
    countApplications(read, listVisible('people')),
    countOpenWithdrawals(read, listVisible('desk')),
  ]);
  const shown = [...shops, ...overviews];
  const states = await describeStates(deps, shown, now);
  return {
    now,
    shops: shown.map((shop) => ({
      shop: shop.id,
      ...(states.get(shop.id) ?? { kind: shop.state, words: SHOP_STATE_NAMES[shop.state] }),
      waitingOrders: orders.get(shop.id)?.count ?? 0,
      waitingSince: orders.get(shop.id)?.since ?? null,
      paymentTasks: tasks.get(shop.id) ?? 0,
      reservations: requests.get(shop.id) ?? 0,
      feedback: feedback.get(shop.id) ?? 0,
      applications: applications.get(shop.id) ?? 0,
      withdrawals: withdrawals.get(shop.id) ?? 0,
    })),
  };
}
