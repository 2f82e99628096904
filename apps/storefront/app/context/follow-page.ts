import * as calls from '@tischlein/contract/calls';
import { buildAddress } from '@tischlein/contract/address';
import type { ApiResult } from '@tischlein/contract/client';
import type { ShopVersions } from '@tischlein/contract/shop';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { onTick } from '@tischlein/ui/clock';
import { onPageSignals } from '@tischlein/ui/page-signals';
import { Remote } from '@tischlein/ui/remote';
import { parseJson, readFields } from '../browser/read-fields.ts';
import { send } from '../api/send.ts';
import { type FetchedShop, fetchShop } from '../shop/fetch-shop.ts';
import type { ShopView } from '../shop/shop-view.ts';
import type { PageSource } from './page-source.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const REFRESH_EVERY_MS = 5 * MINUTE_MS;
const LONG_SLEEP_MS = 15 * MINUTE_MS;

export interface PageFollower {
  /** Refreshes the delivery period. */
  readonly refresh: () => void;
  readonly stop: () => void;
}

/** Keeps a page's delivery period, shop and menu up to date; those of an archived shop do not change. */
export function followPage(source: PageSource, menuVersion: number): PageFollower {
  if (source.page.get().shop.isArchived) return { refresh: () => {}, stop: () => {} };
  const period = createPeriod(source);
  const shop = createShop(source, menuVersion);
  const stops = [
    ...showPeriod(source, period),
    shop.subscribe(() => {
      const { value } = shop.get();
      const page = source.page.get();
      if (value && value.menu !== page.menu) source.page.set({ ...page, ...value });
    }),
    refreshAfterSleep(source, () => shop.read()),
  ];
  return { refresh: () => void period.read(), stop: () => stops.forEach((stop) => stop()) };
}

/** Shows the delivery period as it is answered and as minutes pass. Returns functions that stop it. */
function showPeriod({ period: shown, openedAt }: PageSource, period: Remote<DeliveryPeriod>): readonly (() => void)[] {
  let known = { answer: period.get().value, askedAt: openedAt };
  const show = (): void => {
    const { value: answer } = period.get();
    if (!answer) return;
    const isNew = answer !== known.answer;
    if (isNew) known = { answer, askedAt: Date.now() };
    const { askedAt } = known;
    const passed = Math.max(0, Math.floor((Date.now() - askedAt) / MINUTE_MS));
    if (isNew || passed !== shown.get().passed)
      shown.set({ period: countDownToOpening(answer, passed), askedAt, passed });
  };
  return [period.subscribe(show), onTick(show)];
}

/** Counts down to the opening, but never opens the shop: only the server decides that. */
function countDownToOpening(period: DeliveryPeriod, passed: number): DeliveryPeriod {
  if (passed === 0 || period.openInMinutes === null) return period;
  return { ...period, openInMinutes: Math.max(1, period.openInMinutes - passed) };
}

/**
 * Refreshed every five minutes (S1 §4 Shop time), when the page comes back, before a change is due, and when the server
 * announces a new version.
 */
function createPeriod({ page, period }: PageSource): Remote<DeliveryPeriod> {
  const { shop } = page.get();
  return new Remote<DeliveryPeriod>({
    key: 'period',
    first: period.get().period,
    isFirstCurrent: true,
    read: () => send(calls.getDeliveryPeriod, { params: { shop: shop.id } }),
    live: () => ({
      address: toEventsAddress(shop),
      // The stream begins with the version, so a gap is no reason to read again.
      isComplete: true,
      events: { shop: (known, data) => (readVersions(data)?.period === known.version ? known : undefined) },
    }),
    againAfter: ({ changesInMinutes }) => Math.min(REFRESH_EVERY_MS, timeOfChange(changesInMinutes)),
  });
}

// The server caches the answer for up to a minute.
const timeOfChange = (changesInMinutes: number | null): number =>
  changesInMinutes === null ? Infinity : Math.max(1, changesInMinutes) * MINUTE_MS + SECOND_MS;

/** Read again when the server announces a new menu. The stream begins with its version, so a gap is no reason. */
function createShop({ page }: PageSource, menuVersion: number): Remote<FetchedShop> {
  const { shop, menu } = page.get();
  let known = menuVersion;
  const isNew = (data: string): boolean => {
    const version = readVersions(data)?.menu ?? known;
    const isOther = version !== known;
    known = version;
    return isOther;
  };
  return new Remote<FetchedShop>({
    key: 'shop',
    first: { shop, menu },
    isFirstCurrent: true,
    read: (): Promise<ApiResult<FetchedShop>> => fetchShop(shop),
    live: () => ({
      address: toEventsAddress(shop),
      isComplete: true,
      events: { shop: (before, data) => (isNew(data) ? undefined : before) },
    }),
  });
}

const toEventsAddress = ({ id }: ShopView): string =>
  buildAddress(calls.shopEvents, { params: { shop: id }, query: { after: 0 } });

/** Reads an event of the shop's stream; null if it is malformed. */
function readVersions(data: string): ShopVersions | null {
  const { period, menu } = readFields(parseJson(data));
  return typeof period === 'number' && typeof menu === 'number' ? { period, menu } : null;
}

function refreshAfterSleep({ openedAt, isRefreshing }: PageSource, read: () => Promise<void>): () => void {
  let seenAt = openedAt;
  const see = async (): Promise<void> => {
    const hasSlept = Date.now() - seenAt > LONG_SLEEP_MS;
    seenAt = Date.now();
    if (!hasSlept) return;
    isRefreshing.set(true);
    await read();
    isRefreshing.set(false);
  };
  void see();
  return onPageSignals({ woke: (isShown) => isShown && void see(), hidden: () => (seenAt = Date.now()) });
}
