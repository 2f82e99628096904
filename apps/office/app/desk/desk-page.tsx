// Here and not in the parts that load late: a stylesheet whose loading failed is not loaded again.
import '@tischlein/ui/styles/stepper.css';
import '../styles/unanswered.css';
import '../styles/shift.css';
import '../styles/desk-tours.css';
import type { DeskOrder, OfficeSession } from '@tischlein/contract/office';
import { DESK } from '@tischlein/wording/office';
import { type ReactNode, Suspense } from 'react';
import { Icon } from '../ui/icon.tsx';
import { loadLate } from '../ui/load-late.tsx';
import { focusTitle } from '../frame/focus-title.ts';
import { DeskBar } from './desk-bar.tsx';
import { DeskColumns } from './desk-columns.tsx';
import { type DeskState, LOUD, useDeskState } from './use-desk-state.ts';

const Printers = loadLate(async () => (await import('./printers.tsx')).Printers);
// Paper comes after the orders on the screen.
const PrintedTicket = loadLate(async () => (await import('./printed-ticket.tsx')).PrintedTicket);
const TicketDetail = loadLate(async () => (await import('./ticket-detail.tsx')).TicketDetail);
const EarlierBand = loadLate(async () => (await import('./earlier-band.tsx')).EarlierBand);
const Unanswered = loadLate(async () => (await import('./unanswered.tsx')).Unanswered);
const ShiftControl = loadLate(async () => (await import('../shift/shift-control.tsx')).ShiftControl);
const ShopsButton = loadLate(async () => (await import('./shops-button.tsx')).ShopsButton);
const ShopFilter = loadLate(async () => (await import('./shop-filter.tsx')).ShopFilter);
const DeskNews = loadLate(async () => (await import('./desk-news.tsx')).DeskNews);
const DeskPause = loadLate(async () => (await import('./desk-pause.tsx')).DeskPause);
const ShopsPause = loadLate(async () => (await import('./shops-pause.tsx')).ShopsPause);
const OtherPauses = loadLate(async () => (await import('./other-pauses.tsx')).OtherPauses);

interface DeskPageProps {
  readonly shop: OfficeSession['shops'][number];
}

interface PartProps extends DeskPageProps {
  readonly state: DeskState;
}

/** The order desk: columns for new, cooking and ready orders, with the chosen order in full beside them. */
export function DeskPage({ shop }: DeskPageProps) {
  const state = useDeskState();
  const { chosen, waiting, cooking, now, lane } = state;
  return (
    <div className="desk" data-open={chosen !== null} data-lane={lane}>
      <Suspense>
        <DeskNews waiting={waiting.length} cooking={cooking} now={now} />
      </Suspense>
      <Head shop={shop} state={state} />
      <main className="desk-main">
        <h1 className="visually-hidden" ref={focusTitle} tabIndex={-1}>
          {DESK.title}
        </h1>
        <Notices shop={shop} state={state} />
        <Orders state={state} />
      </main>
      {chosen && <Chosen order={chosen} shop={shop} state={state} />}
    </div>
  );
}

function Head({ shop, state }: PartProps) {
  const { deskShops, shopIds, mayDecide, isPausing, setPausing, isSoundOn, setSoundOn, alarm, now } = state;
  return (
    <DeskBar shop={shop} now={now} onPause={mayDecide ? () => setPausing(!isPausing) : null}>
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
  );
}

function Notices({ shop, state }: PartProps) {
  const { deskShops, isShared, shownShop, mayDecide, isPausing, setPausing } = state;
  const { isConnected, problem, alarm, isSoundOn } = state;
  const endChoice = (): void => setPausing(false);
  return (
    <>
      {mayDecide && (
        <Suspense>
          <DeskPause shop={shop.id} isOpen={isPausing && !isShared} onStart={endChoice} />
          {isShared && isPausing && (
            <ShopsPause shops={deskShops.shops} first={[shownShop ?? shop.id]} onStart={endChoice} />
          )}
          <Printers shop={shop.slug} shops={deskShops.shops} />
          {isShared && <OtherPauses shops={deskShops.shops.filter(({ id }) => id !== shop.id)} />}
        </Suspense>
      )}
      {!isConnected && <Warning icon="offline">{DESK.offline}</Warning>}
      {isConnected && problem !== '' && <Warning icon="age">{problem}</Warning>}
      {alarm.isLocked && isSoundOn && (
        <button type="button" className="notice desk-unlock" data-kind="warn" onClick={alarm.unlock}>
          <Icon name="bell" />
          <span>{DESK.unlockSound}</span>
        </button>
      )}
    </>
  );
}

function Orders({ state }: Pick<PartProps, 'state'>) {
  const { deskShops, isShared, shownShop, setFilter, shown, waiting, loudness } = state;
  const { mayDecide, earlier, shopNames, changeOrders, choose } = state;
  return (
    <>
      <Suspense>
        {loudness >= LOUD && <Unanswered state={state} />}
        {mayDecide && (
          <EarlierBand orders={earlier} shopNames={shopNames} changeOrders={changeOrders} onChoose={choose} />
        )}
        {isShared && (
          <ShopFilter shops={deskShops.shops} waiting={countByShop(waiting)} chosen={shownShop} onChoose={setFilter} />
        )}
      </Suspense>
      {shown && <DeskColumns desk={shown} state={state} />}
    </>
  );
}

function Chosen({ order, shop, state }: PartProps & { readonly order: DeskOrder }) {
  const { shopNames, isRefusing, now, run, change, seesToWithdrawals, print, printed, close } = state;
  return (
    <Suspense fallback={<div className="ticket-detail" />}>
      <TicketDetail
        key={`${order.id} ${isRefusing}`}
        shop={order.shop}
        shopName={shopNames.get(order.shop) ?? null}
        order={order}
        isRefusing={isRefusing}
        now={now}
        run={run}
        onChange={change}
        onWithdrawalsHandled={seesToWithdrawals}
        onPrint={print}
        onClose={close}
      />
      <PrintedTicket kind={printed} order={order} shop={shopNames.get(order.shop) ?? shop.name} />
    </Suspense>
  );
}

const countByShop = (orders: readonly DeskOrder[]): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(orders, ({ shop }) => shop)].map(([shop, own]) => [shop, own.length]));

function Warning({ icon, children }: { readonly icon: 'offline' | 'age'; readonly children: ReactNode }) {
  return (
    <p className="notice" data-kind="bad" role="alert">
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  );
}
