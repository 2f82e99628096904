import * as calls from '@tischlein/contract/calls';
import type { ShopStatuses } from '@tischlein/contract/office';
import { delay } from '@tischlein/ui/delay';
import { Remote } from '@tischlein/ui/remote';
import { useSharedRemote } from '@tischlein/ui/use-remote';
import { send } from '../api/send.ts';
import { showBadge } from './badge.ts';

const POLL_EVERY_MS = 10_000;

export type ShopStatus = ShopStatuses['shops'][number];

const statuses = new Remote<ShopStatuses>({
  key: 'shop-status',
  read: async () => {
    const answer = await send(calls.listShopStatuses);
    if (answer.ok) showBadge(answer.value.shops.reduce((all, { waitingOrders }) => all + waitingOrders, 0));
    return answer;
  },
  againAfter: () => POLL_EVERY_MS,
});

export interface LiveStatuses {
  /** By shop id; empty until loaded. */
  readonly byShop: ReadonlyMap<string, ShopStatus>;
  /** The server's time of the last answer, in milliseconds. */
  readonly now: number;
}

/** The state of all shops of the signed-in person and what waits there, polled; every part of the page shares it. */
export function useShopStatuses(): LiveStatuses {
  const { value } = useSharedRemote(statuses);
  const shops = value?.shops ?? [];
  return { byShop: new Map(shops.map((status) => [status.shop, status])), now: value ? Date.parse(value.now) : 0 };
}

export function useShopStatus(shop: string): ShopStatus | null {
  const { value } = useSharedRemote(statuses);
  return value?.shops.find((status) => status.shop === shop) ?? null;
}

/** Reads the numbers again: something has been done about them. */
export const refreshShopStatuses = (): void => void statuses.read();

const SOON_MS = 500;
let isRefreshPlanned = false;

/** Reads them after what has happened is drawn, and once for several events. */
export function refreshShopStatusesSoon(): void {
  if (isRefreshPlanned) return;
  isRefreshPlanned = true;
  void delay(SOON_MS).then(() => {
    isRefreshPlanned = false;
    refreshShopStatuses();
  });
}

/** From so many on, an order that waits is called late. */
export const LATE_MINUTES = 3;

/** Whole minutes that the oldest order has waited; null: none waits. */
export const countWaitingMinutes = ({ waitingSince }: ShopStatus, now: number): number | null =>
  waitingSince === null ? null : Math.max(0, Math.floor((now - Date.parse(waitingSince)) / 60_000));
