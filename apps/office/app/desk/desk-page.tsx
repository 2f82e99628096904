// Here and not in the parts that load late: a stylesheet whose loading failed is not loaded again.
import '@tischlein/ui/styles/stepper.css';
import '../styles/unanswered.css';
import '../styles/shift.css';
import type { DeskOrder, OfficeSession } from '@tischlein/contract/office';
import { DESK, newOrders, OFFICE_GROUP_NAMES } from '@tischlein/wording/office';
import { type ReactNode, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOffice } from '../frame/office-context.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { useServerNow } from '../values/clock.ts';
import { Icon } from '../ui/icon.tsx';
import { loadLate } from '../ui/load-late.ts';
import { filterByShop, isJustToStart, isToStart, listOrders } from './desk.ts';
import { DeskBar } from './desk-bar.tsx';
import { DeskColumns } from './desk-columns.tsx';
import type { TicketKind } from './printed-ticket.tsx';
import { useAlarm } from './use-alarm.ts';
import { noteOpened, useDesk } from './use-desk.ts';
import { useDeskShops } from './use-desk-shops.ts';
import { findLoudness, mayRing } from './waiting.ts';

const Printers = loadLate(async () => (await import('./printers.tsx')).Printers);
// Paper comes after the orders on the screen.
const PrintedTicket = loadLate(async () => (await import('./printed-ticket.tsx')).PrintedTicket);
const TicketDetail = loadLate(async () => (await import('./ticket-detail.tsx')).TicketDetail);
const Unanswered = loadLate(async () => (await import('./unanswered.tsx')).Unanswered);
const ShiftControl = loadLate(async () => (await import('../shift/shift-control.tsx')).ShiftControl);
const ShopsButton = loadLate(async () => (await import('./shops-button.tsx')).ShopsButton);
const ShopFilter = loadLate(async () => (await import('./shop-filter.tsx')).ShopFilter);
const DeskPause = loadLate(async () => (await import('./desk-pause.tsx')).DeskPause);

/** From the second step on, an order rings even if it was opened. */
const LOUD = 2;

interface DeskPageProps {
  readonly shop: OfficeSession['shops'][number];
}

/** The order desk: columns for new, cooking and ready orders, with the chosen order in full beside them. */
export function DeskPage({ shop }: DeskPageProps) {
  const deskShops = useDeskShops();
  const shopIds = deskShops.shops.map(({ id }) => id);
  const isShared = shopIds.length > 1;
  const { desk, isConnected, run, change, seesToWithdrawals } = useDesk(shopIds);
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
  return (
    <div className="desk" data-open={chosen !== null}>
      <PageTitle waiting={waiting.length}>{OFFICE_GROUP_NAMES.today}</PageTitle>
      <DeskBar now={now} onPause={mayDecide ? () => setPausing(!isPausing) : null}>
        <Suspense>
          {deskShops.candidates.length > 1 && <ShopsButton desk={deskShops} />}
          {mayDecide && (
            <ShiftControl
              desk={shop.id}
              shops={shopIds}
              sound={{
                isOn: isSoundOn,
                isLocked: alarm.isLocked,
                unlock: alarm.unlock,
                test: alarm.ringOnce,
                onToggle: () => setSoundOn(!isSoundOn),
              }}
            />
          )}
        </Suspense>
      </DeskBar>
      <p className="visually-hidden" role="status">
        {waiting.length > 0 && newOrders(waiting.length)}{' '}
        {cooking.filter((order) => isToStart(order, now)).map(({ number }) => DESK.startsNow(number))}
      </p>
      <main className="desk-main">
        <h1 className="visually-hidden">{DESK.title}</h1>
        {mayDecide && (
          <Suspense>
            <DeskPause shop={shop.id} isOpen={isPausing} onStart={() => setPausing(false)} />
            <Printers shop={shop.slug} />
          </Suspense>
        )}
        {!isConnected && <Warning icon="offline">{DESK.offline}</Warning>}
        {alarm.isLocked && isSoundOn && (
          <button type="button" className="notice desk-unlock" data-kind="warn" onClick={alarm.unlock}>
            <Icon name="bell" />
            <span>{DESK.unlockSound}</span>
          </button>
        )}
        <Suspense>
          {loudness >= LOUD && (
            <Unanswered waiting={waiting} now={now} shopNames={shopNames} run={run} onChoose={choose} />
          )}
          {isShared && (
            <ShopFilter
              shops={deskShops.shops}
              waiting={countByShop(waiting)}
              chosen={shownShop}
              onChoose={setFilter}
            />
          )}
        </Suspense>
        {shown && (
          <DeskColumns
            desk={shown}
            now={now}
            chosen={chosen}
            unseen={unseen}
            shopNames={shopNames}
            onChoose={choose}
            onRefuse={refuse}
            run={run}
          />
        )}
      </main>
      {chosen && (
        <Suspense fallback={<div className="ticket-detail" />}>
          <TicketDetail
            key={`${chosen.id} ${refusedId === chosen.id}`}
            shop={chosen.shop}
            shopName={shopNames.get(chosen.shop) ?? null}
            order={chosen}
            isRefusing={refusedId === chosen.id}
            now={now}
            run={run}
            onChange={change}
            onWithdrawalsHandled={seesToWithdrawals}
            onPrint={print}
            onClose={close}
          />
          <PrintedTicket kind={printed} order={chosen} shop={shopNames.get(chosen.shop) ?? shop.name} />
        </Suspense>
      )}
    </div>
  );
}

const countByShop = (orders: readonly DeskOrder[]): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(orders, ({ shop }) => shop)].map(([shop, own]) => [shop, own.length]));

function Warning({ icon, children }: { readonly icon: 'offline'; readonly children: ReactNode }) {
  return (
    <p className="notice" data-kind="bad" role="alert">
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  );
}
