import type { DeskOrder } from '@tischlein/contract/office';
import { EmptyState } from '@tischlein/ui/empty-state';
import { DESK } from '@tischlein/wording/office';
import { type ReactNode, Suspense } from 'react';
import { useOffice } from '../frame/office-context.ts';
import { Icon } from '../ui/icon.tsx';
import { loadLate } from '../ui/load-late.tsx';
import { type Desk, doneOrders, listLater, listOrders, withdrawnOrders } from './desk.ts';
import { DeskLane } from './desk-lane.tsx';
import { DeskTabs } from './desk-tabs.tsx';
import { KitchenSums } from './kitchen-sums.tsx';
import { LaterPart } from './later-part.tsx';
import { isOnTour, waitsForDriver } from './on-tour.ts';
import { Ticket } from './ticket.tsx';
import type { DeskState } from './use-desk-state.ts';

// Only restaurants that deliver have tours.
const TourPart = loadLate(async () => (await import('./tour-part.tsx')).TourPart);
const AcceptAll = loadLate(async () => (await import('./accept-all.tsx')).AcceptAll);

interface DeskColumnsProps {
  readonly desk: Desk;
  readonly state: DeskState;
}

/** The orders by their next step: new, cooking, ready; below the ready ones tours and planned orders. */
export function DeskColumns({ desk, state }: DeskColumnsProps) {
  const { now, mayDecide, acceptAll, lane, setLane } = state;
  const fresh = listOrders(desk, 'new', now);
  const cooking = listOrders(desk, 'cooking', now);
  const ready = listOrders(desk, 'ready', now).filter((order) => !isOnTour(order));
  const later = listLater(desk, now);
  const counts = { new: fresh.length, cooking: cooking.length, ready: ready.length, later: later.length };
  const ticket = (shape: 'card' | 'row') => (order: DeskOrder) => (
    <OneTicket key={order.id} order={order} shape={shape} state={state} />
  );
  return (
    <>
      <DeskTabs counts={counts} lane={lane} onChoose={setLane} />
      <div className="desk-columns" data-lane={lane}>
        <DeskLane
          name={DESK.columns.new}
          count={fresh.length}
          tool={mayDecide && <Suspense>{<AcceptAll kind="link" orders={fresh} acceptAll={acceptAll} />}</Suspense>}
          empty={<NothingNew state={state} />}
        >
          {fresh.map(ticket('card'))}
        </DeskLane>
        <DeskLane
          name={DESK.columns.cooking}
          count={cooking.length}
          tool={<KitchenSums orders={cooking} />}
          empty={<NothingToCook hasOrders={[...desk.orders.values()].some(({ status }) => status !== 'placed')} />}
        >
          <div className="desk-stacks">{cooking.map(ticket('card'))}</div>
        </DeskLane>
        <div className="lane-out">
          <DeskLane
            name={DESK.columns.ready}
            count={ready.length}
            empty={<p className="lane-none">{DESK.noneReady}</p>}
          >
            {ready.map(ticket('row'))}
            <Others desk={desk} ticket={ticket('row')} />
          </DeskLane>
          <Tours desk={desk} state={state} />
          <LaterPart
            orders={later}
            now={now}
            shopNames={state.shopNames}
            chosen={state.chosen}
            onChoose={state.choose}
          />
        </div>
      </div>
    </>
  );
}

interface OneTicketProps extends Pick<DeskColumnsProps, 'state'> {
  readonly order: DeskOrder;
  readonly shape: 'card' | 'row';
}

function OneTicket({ order, shape, state }: OneTicketProps) {
  const { now, shopNames, chosen, unseen, minutes, choose, refuse, run } = state;
  return (
    <Ticket
      order={order}
      now={now}
      shopName={shopNames.get(order.shop) ?? null}
      isChosen={order.id === chosen?.id}
      isUnseen={unseen.has(order.id)}
      shape={shape}
      minutes={minutes.find(order)}
      onMinutes={minutes.choose}
      onChoose={choose}
      onRefuse={refuse}
      run={run}
    />
  );
}

function Tours({ desk, state }: DeskColumnsProps) {
  const { shopNames, chosen, choose, changeOrders } = state;
  const mayDispatch = useOffice().may('tours', 'write');
  const orders = [...desk.orders.values()];
  if (!mayDispatch || !orders.some((order) => isOnTour(order) || waitsForDriver(order))) return null;
  return (
    <Suspense>
      <TourPart desk={desk} chosen={chosen} shopNames={shopNames} onChoose={choose} changeOrders={changeOrders} />
    </Suspense>
  );
}

function NothingNew({ state: { mayDecide, isSoundOn, alarm } }: Pick<DeskColumnsProps, 'state'>) {
  const isRinging = mayDecide && isSoundOn && !alarm.isLocked;
  return (
    <EmptyState
      icon={<Icon name="bell" />}
      level="h3"
      title={DESK.noneNew}
      text={isRinging ? DESK.willRing : DESK.willAppear}
    >
      {isRinging && (
        <button type="button" className="link-button" onClick={alarm.ringOnce}>
          {DESK.testSound}
        </button>
      )}
    </EmptyState>
  );
}

const NothingToCook = ({ hasOrders }: { readonly hasOrders: boolean }) => (
  <EmptyState
    icon={<Icon name="check" />}
    level="h3"
    title={DESK.noneCooking}
    text={hasOrders ? DESK.allCooked : DESK.noneToday}
  />
);

interface OthersProps {
  readonly desk: Desk;
  readonly ticket: (order: DeskOrder) => ReactNode;
}

/** Withdrawals, and the orders done today. */
function Others({ desk, ticket }: OthersProps) {
  const done = doneOrders(desk);
  const withdrawn = withdrawnOrders(desk);
  return (
    <>
      {withdrawn.length > 0 && (
        <section className="group" aria-label={DESK.withdrawals}>
          <h3>{DESK.withdrawals}</h3>
          {withdrawn.map(ticket)}
        </section>
      )}
      {done.length > 0 && (
        <details className="desk-done">
          <summary>
            {DESK.done} <span>{done.length}</span>
          </summary>
          {done.map(ticket)}
        </details>
      )}
    </>
  );
}
