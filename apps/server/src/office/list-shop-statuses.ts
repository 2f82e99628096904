import type { ShopStatuses } from '@tischlein/contract/office';
import { may, type StaffArea } from '@tischlein/domain/staff';
import { SHOP_STATE_NAMES } from '@tischlein/wording/office';
import type { Deps } from '../deps.ts';
import { type SignedIn, worksFor } from '../staff/sessions.ts';
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
  const shops = deps.shops.listShops().filter(({ id }) => worksFor(staff, id));
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
  const states = await describeStates(deps, shops, now);
  return {
    now,
    shops: shops.map((shop) => ({
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
