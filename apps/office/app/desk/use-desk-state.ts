import type { DeskOrder } from '@tischlein/contract/office';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useOffice } from '../frame/office-context.ts';
import { useServerNow } from '../values/clock.ts';
import { filterByShop, isJustToStart, listOrders } from './desk.ts';
import type { TicketKind } from './printed-ticket.tsx';
import { useAlarm } from './use-alarm.ts';
import { noteOpened, useDesk } from './use-desk.ts';
import { useDeskShops } from './use-desk-shops.ts';
import { findLoudness, mayRing } from './waiting.ts';

/** From the second step on, an order rings even if it was opened. */
export const LOUD = 2;

export type DeskState = ReturnType<typeof useDeskState>;

/** The desk, what is chosen on it, and whether it rings. */
export function useDeskState() {
  const deskShops = useDeskShops();
  const shopIds = deskShops.shops.map(({ id }) => id);
  const isShared = shopIds.length > 1;
  const { desk, isConnected, run, seesToWithdrawals } = useDesk(shopIds);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [refusedId, setRefusedId] = useState<string | null>(null);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [filter, setFilter] = useState<string | null>(null);
  const [isSoundOn, setSoundOn] = useState(true);
  const [isPausing, setPausing] = useState(false);
  const [printed, setPrinted] = useState<TicketKind>('order');
  const mayDecide = useOffice().may('desk', 'write');
  const now = useServerNow(desk?.clockOffset ?? 0);
  const waiting = desk && mayDecide ? listOrders(desk, 'new') : [];
  const unseen = new Set(waiting.map((order) => order.id).filter((id) => !seen.has(id)));
  const loudness = findLoudness(waiting, now);
  const isRinging = waiting.some((order) => mayRing(order, now) && (unseen.has(order.id) || loudness >= LOUD));
  const cooking = desk && mayDecide ? listOrders(desk, 'cooking', now) : [];
  const isStarting = cooking.some((order) => isJustToStart(order, now));
  const alarm = useAlarm(isSoundOn && (isRinging || isStarting), isRinging ? loudness : 'start');
  const shownShop = isShared && shopIds.some((id) => id === filter) ? filter : null;
  const shown = desk && filterByShop(desk, shownShop);
  const chosen = (desk && chosenId && desk.orders.get(chosenId)) || null;
  const choose = (order: DeskOrder): void => {
    setChosenId(order.id);
    setRefusedId(null);
    if (order.status === 'placed' && !seen.has(order.id)) noteOpened(order);
    setSeen((before) => new Set(before).add(order.id));
  };
  const refuse = (order: DeskOrder): void => {
    choose(order);
    setRefusedId(order.id);
  };
  const close = (): void => {
    document.querySelector<HTMLElement>(`#order-${chosenId} .ticket-open`)?.focus();
    setChosenId(null);
  };
  const print = (what: TicketKind): void => {
    // The browser prints the page as it is at this moment.
    flushSync(() => setPrinted(what));
    window.print();
  };
  const shopNames = new Map<string, string>(isShared ? deskShops.shops.map(({ id, name }) => [id, name]) : []);
  return {
    ...{ deskShops, shopIds, shopNames, isShared, shownShop, setFilter },
    ...{ desk, shown, waiting, cooking, unseen, now, loudness, isConnected, run, seesToWithdrawals },
    ...{ chosen, choose, refuse, isRefusing: chosen !== null && refusedId === chosen.id, close },
    ...{ mayDecide, isPausing, setPausing, isSoundOn, setSoundOn, alarm, printed, print },
  };
}
