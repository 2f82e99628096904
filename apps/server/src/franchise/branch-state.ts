import type { BranchCandidate, Readiness } from '@tischlein/domain/franchise';
import type { DeliveryType } from '@tischlein/domain/menu';
import {
  hasServeSlot,
  type OpeningState,
  openingState,
  type Schedule,
  type SlotUsage,
  listSoonestPlacements,
} from '@tischlein/domain/opening';
import type { ShopConfig } from '@tischlein/domain/shop';
import { epochMinute, toNow } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { servability, shopSchedule } from '../opening/shop-schedule.ts';
import { shopAddress } from '../shops/shop-address.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

export type BranchDeps = Pick<Deps, 'clock' | 'publicUrl' | 'slots'>;

interface KnownCandidate {
  readonly date: string;
  readonly from: number;
  readonly until: number;
  readonly loads: ReadonlyMap<number, SlotUsage>;
  readonly candidate: BranchCandidate;
}

// Of a thousand branches only those whose hours begin or end are looked at anew.
const known = new WeakMap<LoadedShop, KnownCandidate>();

/** The branches as they stand now (S2 §3 'Branch'). */
export function candidatesOf(deps: BranchDeps, shops: readonly LoadedShop[]): readonly BranchCandidate[] {
  const now = deps.clock.now();
  const minute = epochMinute(now);
  const { date } = toNow(now);
  return shops.map((shop) => {
    const loads = deps.slots.loadsOf(shop.id);
    const last = known.get(shop);
    const isCurrent = last && last.from <= minute && minute < last.until && last.date === date;
    if (isCurrent && last.loads === loads) return last.candidate;
    const { candidate, minutes } = candidateAt(deps, shop, now);
    known.set(shop, { date, from: minute, until: minute + minutes, loads, candidate });
    return candidate;
  });
}

function candidateAt(
  deps: BranchDeps,
  shop: LoadedShop,
  now: string,
): { readonly candidate: BranchCandidate; readonly minutes: number } {
  const { config } = shop;
  const schedule = shopSchedule(deps, shop, now);
  const state = openingState(schedule);
  const delivery = config.supportDelivery ? readinessNow(schedule, 'delivery') : 'never';
  const pickup = config.supportPickup ? readinessNow(schedule, 'pickup') : 'never';
  const dineIn = config.supportDineIn && state.isOpen ? 'wanted' : 'never';
  const branch = {
    ...identityOf(deps, config),
    insideOpenHours: state.isOpen,
    acceptOrders: delivery === 'wanted' || pickup === 'wanted',
    acceptOrdersToday: state.hoursToday.map(({ from, to }) => ({ from, to })),
    allowPickup: pickup !== 'never',
    allowDelivery: delivery !== 'never',
  };
  return {
    candidate: { branch, site: config, readiness: { delivery, pickup, dineIn } },
    minutes: steadyMinutes(schedule, state),
  };
}

/** How long a branch stands as it does, at most until the day ends. */
function steadyMinutes(schedule: Schedule, { isOpen, isDeliveryOpen, minutesUntilChange }: OpeningState): number {
  const { allowASAP, preparationMinutes } = schedule.opening;
  // Pauses, full kitchens and times to choose from run out between the hours too.
  const changesByItself = (isOpen && !allowASAP.pickup) || (isDeliveryOpen && !allowASAP.delivery);
  if (schedule.pause || schedule.kitchen || changesByItself) return 1;
  // Short hours can be over before anything that is ordered for them would be ready.
  const preparation = isOpen && isDeliveryOpen ? 0 : Math.max(preparationMinutes.delivery, preparationMinutes.pickup);
  return Math.max(1, (minutesUntilChange ?? Infinity) - preparation);
}

const identityOf = ({ publicUrl }: BranchDeps, config: ShopConfig) => ({
  id: config.id,
  slug: config.slug,
  name: config.restaurantName,
  address: `${config.restaurantStreet}, ${config.restaurantZip} ${config.restaurantCity}`,
  latitude: config.latitude ?? 0,
  longitude: config.longitude ?? 0,
  url: shopAddress(publicUrl, config),
});

function readinessNow(schedule: Schedule, deliveryType: DeliveryType): Readiness {
  if (listSoonestPlacements(schedule, deliveryType).length > 0) return 'wanted';
  return hasServeSlot(schedule, deliveryType) ? 'later' : 'never';
}

/** What an order is wanted for. */
export interface OrderTime {
  readonly deliveryType: DeliveryType;
  /** null: as soon as possible. */
  readonly serveAt: string | null;
}

/** Whether a branch that takes orders takes one at a chosen time, or only at another (spec 3 F3). */
export function readinessAt(deps: BranchDeps, shop: LoadedShop, { deliveryType, serveAt }: OrderTime): Readiness {
  const schedule = shopSchedule(deps, shop, deps.clock.now());
  return servability(schedule, deliveryType, { serveAt }) === 'ok' ? 'wanted' : 'later';
}
