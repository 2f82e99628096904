import type { BranchCandidate, Readiness } from '@tischlein/domain/franchise';
import type { DeliveryType } from '@tischlein/domain/menu';
import {
  hasServeSlot,
  hoursOn,
  type OpeningState,
  openingState,
  type Schedule,
  type SlotUsage,
  listSoonestPlacements,
} from '@tischlein/domain/opening';
import { formatShopAddress } from '@tischlein/domain/shop';
import { epochMinute, toNow } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { checkServability, createShopSchedule } from '../opening/shop-schedule.ts';
import { toShopUrl } from '../shops/shop-url.ts';
import type { ShopSite, SiteConfig } from '../shops/shop-entry.ts';

export type BranchDeps = Pick<Deps, 'clock' | 'publicUrl' | 'slots'>;

interface CachedCandidate {
  readonly date: string;
  readonly from: number;
  readonly until: number;
  readonly loads: ReadonlyMap<number, SlotUsage>;
  readonly candidate: BranchCandidate;
}

// Cached until opening times change the state: with a thousand branches, most need no new calculation.
const cachedCandidates = new WeakMap<ShopSite, CachedCandidate>();

/** The current state of the branches (S2 §3 Branch). */
export function listCandidates(deps: BranchDeps, shops: readonly ShopSite[]): readonly BranchCandidate[] {
  const now = deps.clock.now();
  const minute = epochMinute(now);
  const { date } = toNow(now);
  return shops.map((shop) => {
    const loads = deps.slots.getUsage(shop.id);
    const last = cachedCandidates.get(shop);
    const isCurrent = last && last.from <= minute && minute < last.until && last.date === date;
    if (isCurrent && last.loads === loads) return last.candidate;
    const { candidate, minutes } = calculateCandidate(deps, shop, now);
    cachedCandidates.set(shop, { date, from: minute, until: minute + minutes, loads, candidate });
    return candidate;
  });
}

function calculateCandidate(
  deps: BranchDeps,
  shop: ShopSite,
  now: string,
): { readonly candidate: BranchCandidate; readonly minutes: number } {
  const { config } = shop;
  const schedule = createShopSchedule(deps, shop, now);
  const state = openingState(schedule);
  const delivery = config.supportDelivery ? calculateReadiness(schedule, 'delivery') : 'never';
  const pickup = config.supportPickup ? calculateReadiness(schedule, 'pickup') : 'never';
  const dineIn = config.supportDineIn && state.isOpen ? 'wanted' : 'never';
  const branch = {
    ...describeBranch(deps, config),
    insideOpenHours: state.isOpen,
    acceptOrders: delivery === 'wanted' || pickup === 'wanted',
    acceptOrdersToday: listHoursToday(schedule, state),
    allowPickup: pickup !== 'never',
    allowDelivery: delivery !== 'never',
  };
  return {
    candidate: { branch, site: config, readiness: { delivery, pickup, dineIn } },
    minutes: countSteadyMinutes(schedule, state),
  };
}

/** Of a closed branch the hours of the new day, even while deliveries of yesterday run. */
const listHoursToday = ({ opening, now }: Schedule, { isOpen, hoursToday }: OpeningState) =>
  (isOpen ? hoursToday : hoursOn(opening, now, 'pickup')).map(({ from, to }) => ({ from, to }));

/** How many minutes the state of a branch stays valid, at most until midnight. */
function countSteadyMinutes(schedule: Schedule, { isOpen, isDeliveryOpen, minutesUntilChange }: OpeningState): number {
  const { allowASAP, preparationMinutes } = schedule.opening;
  // Pauses, full kitchens and offered times change between opening times, too.
  const changesByItself = (isOpen && !allowASAP.pickup) || (isDeliveryOpen && !allowASAP.delivery);
  if (schedule.pause || schedule.kitchen || changesByItself) return 1;
  // Short opening hours may end before an order placed now would be ready.
  const preparation = isOpen && isDeliveryOpen ? 0 : Math.max(preparationMinutes.delivery, preparationMinutes.pickup);
  return Math.max(1, (minutesUntilChange ?? Infinity) - preparation);
}

const describeBranch = ({ publicUrl }: BranchDeps, config: SiteConfig) => ({
  id: config.id,
  slug: config.slug,
  name: config.restaurantName,
  address: formatShopAddress(config),
  latitude: config.latitude ?? 0,
  longitude: config.longitude ?? 0,
  url: toShopUrl(publicUrl, config),
  ...(config.seller !== undefined && { seller: config.seller }),
});

function calculateReadiness(schedule: Schedule, deliveryType: DeliveryType): Readiness {
  if (listSoonestPlacements(schedule, deliveryType).length > 0) return 'wanted';
  return hasServeSlot(schedule, deliveryType) ? 'later' : 'never';
}

/** Order type and requested time. */
export interface OrderTime {
  readonly deliveryType: DeliveryType;
  /** null: as soon as possible. */
  readonly serveAt: string | null;
}

/** Returns 'wanted' if the branch can serve an order at this time, else 'later' (S3 F3). */
export function calculateReadinessAt(
  deps: BranchDeps,
  shop: ShopSite,
  { deliveryType, serveAt }: OrderTime,
): Readiness {
  const schedule = createShopSchedule(deps, shop, deps.clock.now());
  return checkServability(schedule, deliveryType, { serveAt }) === 'ok' ? 'wanted' : 'later';
}
