import type { ShopStatuses } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import { openingState } from '@tischlein/domain/opening';
import { officeSticker, timeOfDay } from '@tischlein/wording';
import { OVERVIEW_STATUS, SHOP_STATE_NAMES } from '@tischlein/wording/office';
import { setImmediate } from 'node:timers/promises';
import { epochMinute, toNow, toWallTime } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { createShopSchedule } from '../opening/shop-schedule.ts';
import type { ShopDirectory } from '../shops/shop-directory.ts';
import type { ShopEntry, ShopSite } from '../shops/shop-entry.ts';

/** 'Offen bis 22:30' */
type ShopState = Pick<ShopStatuses['shops'][number], 'kind' | 'words'>;

const SHOPS_AT_ONCE = 250;

/**
 * The current state of shops. Computed in parts, between which others are served: with ten thousand shops it takes half a second, and
 * their sites do not have to be in memory at the same time.
 */
export async function describeStates(
  deps: Deps,
  shops: readonly ShopEntry[],
  now: string,
): Promise<ReadonlyMap<ShopId, ShopState>> {
  const known = findStatesOfMinute(deps.shops, epochMinute(now));
  const nameVersion = ({ id, state, configVersion }: ShopEntry): string =>
    `${state} ${configVersion} ${deps.shops.counters().get(id)?.period_version}`;
  const isKnown = (shop: ShopEntry): boolean => known.get(shop.id)?.version === nameVersion(shop);
  const unknown = shops.filter((shop) => !isKnown(shop));
  for (let start = 0; start < unknown.length; start += SHOPS_AT_ONCE) {
    const part = unknown.slice(start, start + SHOPS_AT_ONCE);
    const versions = part.map(nameVersion);
    const sites = await readOpenSites(deps, part);
    for (const [index, shop] of part.entries()) {
      const site = sites.get(shop.id);
      // A pause may end within the minute.
      const version = site?.pause ? null : (versions[index] ?? null);
      known.set(shop.id, { version, state: describeState(deps, shop, { site, now }) });
    }
    await setImmediate();
  }
  return new Map(shops.flatMap(({ id }) => toPair(id, known.get(id)?.state)));
}

const toPair = (id: ShopId, state: ShopState | undefined): [ShopId, ShopState][] => (state ? [[id, state]] : []);

type KnownStates = Map<ShopId, { readonly version: string | null; readonly state: ShopState }>;

// Every open office asks every ten seconds.
const statesOfMinute = new WeakMap<ShopDirectory, { readonly minute: number; readonly states: KnownStates }>();

function findStatesOfMinute(shops: ShopDirectory, minute: number): KnownStates {
  const last = statesOfMinute.get(shops);
  if (last?.minute === minute) return last.states;
  const states: KnownStates = new Map();
  statesOfMinute.set(shops, { minute, states });
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

function describeState(deps: Deps, shop: ShopEntry, { site, now }: Moment): ShopState {
  if (shop.state !== 'open') return { kind: shop.state, words: SHOP_STATE_NAMES[shop.state] };
  if (shop.isFranchiseOverview || !site) return { kind: 'overview', words: OVERVIEW_STATUS };
  const schedule = createShopSchedule(deps, site, now);
  const state = openingState(schedule);
  const isPaused = schedule.pause?.scope === 'all';
  const pausedUntil = isPaused && site.pause ? timeOfDay(toWallTime(site.pause.until).minute) : null;
  const words = officeSticker(state, toNow(now), pausedUntil);
  return { kind: !state.isOpen ? 'closed' : isPaused ? 'paused' : 'open', words };
}
