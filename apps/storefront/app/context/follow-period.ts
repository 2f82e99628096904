import * as calls from '@tischlein/contract/calls';
import { buildAddress } from '@tischlein/contract/client';
import type { ShopVersions } from '@tischlein/contract/shop';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { startTransition } from 'react';
import { latestOnly } from '@tischlein/ui/in-order';
import { parseJson, readFields } from '../browser/read-fields.ts';
import { send } from '../api/send.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const REFRESH_EVERY_MS = 5 * MINUTE_MS;
const TICK_EVERY_MS = 5 * SECOND_MS;
/** A tick this late means that the device was asleep. */
const SLEPT_AFTER_MS = 30 * SECOND_MS;
/** Delayed, so that the stream does not compete with loading the page. */
const LISTEN_AFTER_MS = 2 * SECOND_MS;

export interface FollowedShop {
  readonly shopId: string;
  readonly menuVersion: number;
  /** Called when the shop announces a new menu version. */
  readonly onMenuChanged: () => void;
}

export interface PeriodFollower {
  readonly refresh: () => void;
  readonly stop: () => void;
}

interface KnownPeriod {
  readonly period: DeliveryPeriod;
  /** Minutes since it was requested. */
  readonly passed: number;
}

/**
 * Keeps a page's delivery period up to date: refreshes every five minutes (S1 §4 Shop time), when the page becomes
 * visible or wakes up, before a change is due, and when the server announces a new version.
 */
export function followPeriod(
  first: DeliveryPeriod,
  { shopId, menuVersion, onMenuChanged }: FollowedShop,
  show: (current: KnownPeriod) => void,
): PeriodFollower {
  let known: KnownPeriod = { period: first, passed: 0 };
  let askedAt = Date.now();
  let tickedAt = askedAt;
  let change = scheduleRefresh(first, () => refresh());
  const ifLatest = latestOnly();
  const take = (period: DeliveryPeriod): void => {
    askedAt = Date.now();
    show((known = { period, passed: 0 }));
    clearTimeout(change);
    change = scheduleRefresh(period, refresh);
  };
  const refresh = (): void => {
    const takeIfNewest = ifLatest(take);
    void fetchPeriod(shopId).then((answer) => answer.ok && takeIfNewest(answer.value));
  };
  const tick = (): void => {
    const hasSlept = Date.now() - tickedAt > SLEPT_AFTER_MS;
    tickedAt = Date.now();
    if (hasSlept) return refresh();
    const passed = Math.max(0, Math.floor((tickedAt - askedAt) / MINUTE_MS));
    // A new minute re-renders every menu row; as a transition it does not block typing or scrolling.
    if (passed !== known.passed) startTransition(() => show((known = countDownToOpening(known, passed))));
  };
  const timers = [setInterval(tick, TICK_EVERY_MS), setInterval(refresh, REFRESH_EVERY_MS)];
  const hearPeriod = (version: number): void => (version === known.period.version ? undefined : refresh());
  const stream = createShopStream(shopId, dispatchVersions(hearPeriod, onVersionChange(menuVersion, onMenuChanged)));
  const stops = [watchVisibility({ back: refresh, ...stream }), stream.away];
  return {
    refresh,
    stop: () => {
      for (const timer of [...timers, change]) clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
}

const fetchPeriod = (shop: string) => send(calls.getDeliveryPeriod, { params: { shop } });

/** Counts down to the opening, but never opens the shop: only the server decides that. */
function countDownToOpening({ period, passed: before }: KnownPeriod, passed: number): KnownPeriod {
  if (period.openInMinutes === null) return { period, passed };
  return { period: { ...period, openInMinutes: Math.max(1, period.openInMinutes - (passed - before)) }, passed };
}

type Hear = (version: number) => void;

const dispatchVersions =
  (hearPeriod: Hear, hearMenu: Hear) =>
  ({ period, menu }: ShopVersions): void => {
    hearPeriod(period);
    hearMenu(menu);
  };

/** Calls `changed` when the version differs from the previous one, starting with the page's own. */
function onVersionChange(first: number, changed: () => void): Hear {
  let known = first;
  return (version) => {
    if (version !== known) changed();
    known = version;
  };
}

// The server caches the answer for up to a minute.
function scheduleRefresh(
  { changesInMinutes }: DeliveryPeriod,
  refresh: () => void,
): ReturnType<typeof setTimeout> | undefined {
  if (changesInMinutes === null || changesInMinutes > REFRESH_EVERY_MS / MINUTE_MS) return undefined;
  return setTimeout(refresh, Math.max(1, changesInMinutes) * MINUTE_MS + SECOND_MS);
}

/** Reads an event of the shop's stream; null if it is malformed. */
function readVersions(data: string): ShopVersions | null {
  const { period, menu } = readFields(parseJson(data));
  return typeof period === 'number' && typeof menu === 'number' ? { period, menu } : null;
}

/** The shop's event stream, open only while the page is visible: browsers limit connections per host. */
function createShopStream(shopId: string, hear: (versions: ShopVersions) => void) {
  let stream: EventSource | null = null;
  const listen = (): void => {
    if (stream || document.visibilityState !== 'visible') return;
    stream = new EventSource(buildAddress(calls.shopEvents, { params: { shop: shopId }, query: { after: 0 } }));
    stream.addEventListener('shop', (event) => {
      const versions = readVersions(event.data);
      if (versions) hear(versions);
    });
  };
  const start = setTimeout(listen, LISTEN_AFTER_MS);
  const away = (): void => {
    clearTimeout(start);
    stream?.close();
    stream = null;
  };
  return { listen, away };
}

interface VisibilityHandlers {
  readonly back: () => void;
  readonly listen: () => void;
  readonly away: () => void;
}

/** Calls the handlers when the page becomes visible, comes back online or is left. Returns a function that stops it. */
function watchVisibility({ back, listen, away }: VisibilityHandlers): () => void {
  const turn = (): void => {
    if (document.visibilityState !== 'visible') return away();
    back();
    listen();
  };
  const restored = (event: PageTransitionEvent): void => void (event.persisted && turn());
  document.addEventListener('visibilitychange', turn);
  window.addEventListener('pageshow', restored);
  window.addEventListener('pagehide', away);
  window.addEventListener('online', turn);
  return () => {
    document.removeEventListener('visibilitychange', turn);
    window.removeEventListener('pageshow', restored);
    window.removeEventListener('pagehide', away);
    window.removeEventListener('online', turn);
  };
}
