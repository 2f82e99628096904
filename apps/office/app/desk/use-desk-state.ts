import type { DeskOrder } from '@tischlein/contract/office';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useServerNow } from '../values/server-now.ts';
import { useOffice } from '../frame/office-context.ts';
import { type Desk, filterByShop, isJustToStart, listEarlier, listOrders } from './desk.ts';
import type { Lane } from './desk-tabs.tsx';
import type { TicketKind } from './printed-ticket.tsx';
import { useAlarm } from './use-alarm.ts';
import { noteOpened, useDesk } from './use-desk.ts';
import { useDeskShops } from './use-desk-shops.ts';
import { toAcceptance, useMinutes } from './use-minutes.ts';
import { findLoudness, mayRing } from './waiting.ts';

/** From the second step on, an order rings even if it was opened. */
export const LOUD = 2;

export type DeskState = ReturnType<typeof useDeskState>;

/** The orders of the desk, the chosen one, and whether it rings. */
export function useDeskState() {
  const [isPausing, setPausing] = useState(false);
  // Here, because the columns are gone while the orders of other shops are read.
  const [lane, setLane] = useState<Lane>('new');
  const orders = useOrders();
  const choice = useChoice(orders.desk);
  const minutes = useMinutes();
  const acceptAll = (all: readonly DeskOrder[]): Promise<ReadonlyMap<string, string>> =>
    acceptEach(all, (order) => orders.run(order, 'accept', toAcceptance(minutes.find(order))));
  return {
    ...orders,
    ...choice,
    ...useBell(orders, choice.seen),
    minutes,
    acceptAll,
    isPausing,
    setPausing,
    lane,
    setLane,
  };
}

/** One after the other; resolves to the problems of those that could not be accepted, by order. */
async function acceptEach(
  orders: readonly DeskOrder[],
  accept: (order: DeskOrder) => Promise<string | null>,
): Promise<ReadonlyMap<string, string>> {
  const problems = new Map<string, string>();
  for (const order of orders) {
    const problem = await accept(order);
    if (problem !== null) problems.set(order.id, problem);
  }
  return problems;
}

/** The orders of the chosen shops, kept current. */
function useOrders() {
  const deskShops = useDeskShops();
  const [filter, setFilter] = useState<string | null>(null);
  const shopIds = deskShops.shops.map(({ id }) => id);
  const isShared = shopIds.length > 1;
  const live = useDesk(shopIds);
  const { desk } = live;
  const now = useServerNow(desk?.clockOffset ?? 0);
  const mayDecide = useOffice().may('desk', 'write');
  const shownShop = isShared && shopIds.some((id) => id === filter) ? filter : null;
  return {
    ...live,
    deskShops,
    shopIds,
    isShared,
    shopNames: new Map<string, string>(isShared ? deskShops.shops.map(({ id, name }) => [id, name]) : []),
    shown: desk && filterByShop(desk, shownShop),
    shownShop,
    setFilter,
    waiting: desk && mayDecide ? listOrders(desk, 'new') : [],
    earlier: desk && mayDecide ? listEarlier(filterByShop(desk, shownShop), now) : [],
    cooking: desk && mayDecide ? listOrders(desk, 'cooking', now) : [],
    now,
    mayDecide,
  };
}

/** The order that is open in full. */
function useChoice(desk: Desk | null) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [refusedId, setRefusedId] = useState<string | null>(null);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [printed, setPrinted] = useState<TicketKind>('order');
  const open = (order: DeskOrder, isRefusing: boolean): void => {
    setChosenId(order.id);
    setRefusedId(isRefusing ? order.id : null);
    if (order.status === 'placed' && !seen.has(order.id)) noteOpened(order);
    setSeen((before) => new Set(before).add(order.id));
  };
  return {
    seen,
    chosen: (desk && chosenId && desk.orders.get(chosenId)) || null,
    isRefusing: chosenId !== null && refusedId === chosenId,
    choose: (order: DeskOrder) => open(order, false),
    refuse: (order: DeskOrder) => open(order, true),
    close: () => {
      document.querySelector<HTMLElement>(`#order-${chosenId} button`)?.focus();
      setChosenId(null);
    },
    printed,
    print: (what: TicketKind) => {
      // The browser prints the page as it is at this moment.
      flushSync(() => setPrinted(what));
      window.print();
    },
  };
}

/** Rings for new orders that were not opened, and when it is time to begin with a planned one. */
function useBell({ waiting, cooking, now }: ReturnType<typeof useOrders>, seen: ReadonlySet<string>) {
  const [isSoundOn, setSoundOn] = useState(true);
  const unseen = new Set(waiting.map((order) => order.id).filter((id) => !seen.has(id)));
  const loudness = findLoudness(waiting, now);
  const isRinging = waiting.some((order) => mayRing(order, now) && (unseen.has(order.id) || loudness >= LOUD));
  const isStarting = cooking.some((order) => isJustToStart(order, now));
  const alarm = useAlarm(isSoundOn && (isRinging || isStarting), isRinging ? loudness : 'start');
  return { unseen, loudness, alarm, isSoundOn, setSoundOn };
}
