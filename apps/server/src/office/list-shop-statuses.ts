import type { ShopStatuses } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import { openingState } from '@tischlein/domain/opening';
import { may, type StaffArea } from '@tischlein/domain/staff';
import { officeSticker, timeOfDay } from '@tischlein/wording';
import { SHOP_STATE_NAMES, SHOP_STATUS } from '@tischlein/wording/office';
import { toNow, toWallTime } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { createShopSchedule } from '../opening/shop-schedule.ts';
import type { ShopEntry, ShopSite } from '../shops/shop-entry.ts';
import { type SignedIn, worksFor } from '../staff/sessions.ts';
import {
  countApplications,
  countOpenTasks,
  countOpenWithdrawals,
  countRequests,
  countUnanswered,
  countWaitingOrders,
} from './shop-status.store.ts';

type ShopStatus = ShopStatuses['shops'][number];

/** How the shops of a member of staff are right now, and what waits there, as far as their role may see it. */
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

const SHOPS_AT_ONCE = 250;

/** In parts: the sites of thousands of shops do not have to be in memory at the same time. */
async function describeStates(
  deps: Deps,
  shops: readonly ShopEntry[],
  now: string,
): Promise<ReadonlyMap<ShopId, Pick<ShopStatus, 'kind' | 'words'>>> {
  const states = new Map<ShopId, Pick<ShopStatus, 'kind' | 'words'>>();
  for (let start = 0; start < shops.length; start += SHOPS_AT_ONCE) {
    const part = shops.slice(start, start + SHOPS_AT_ONCE);
    const sites = await readOpenSites(deps, part);
    for (const shop of part) states.set(shop.id, describeState(deps, shop, { site: sites.get(shop.id), now }));
  }
  return states;
}

/** The sites of the shops that may be open for guests right now. */
async function readOpenSites({ shops }: Deps, entries: readonly ShopEntry[]): Promise<ReadonlyMap<ShopId, ShopSite>> {
  const selling = entries.filter(({ state, isFranchiseOverview }) => state === 'open' && !isFranchiseOverview);
  return new Map((await shops.readSites(selling.map(({ id }) => id))).map((site) => [site.id, site]));
}

interface Moment {
  /** Absent: the shop is not open, or sells nothing itself. */
  readonly site: ShopSite | undefined;
  readonly now: string;
}

function describeState(deps: Deps, shop: ShopEntry, { site, now }: Moment): Pick<ShopStatus, 'kind' | 'words'> {
  if (shop.state !== 'open') return { kind: shop.state, words: SHOP_STATE_NAMES[shop.state] };
  if (shop.isFranchiseOverview || !site) return { kind: 'overview', words: SHOP_STATUS.overview };
  const schedule = createShopSchedule(deps, site, now);
  const state = openingState(schedule);
  const isPaused = schedule.pause?.scope === 'all';
  const pausedUntil = isPaused && site.pause ? timeOfDay(toWallTime(site.pause.until).minute) : null;
  const words = officeSticker(state, toNow(now), pausedUntil);
  return { kind: !state.isOpen ? 'closed' : isPaused ? 'paused' : 'open', words };
}
