import type { DeskOrder } from '@tischlein/contract/office';
import { DESK, totalsText } from '@tischlein/wording/office';
import { type ReactNode, Suspense } from 'react';
import { useOffice } from '../frame/office-context.ts';
import { loadLate } from '../ui/load-late.tsx';
import { COLUMNS, type Desk, doneOrders, listLater, listOrders, listTotals, withdrawnOrders } from './desk.ts';
import { isOnTour, waitsForDriver } from './on-tour.ts';
import { Ticket } from './ticket.tsx';
import type { LiveDesk } from './use-desk.ts';

// Only restaurants that deliver have tours.
const TourPart = loadLate(async () => (await import('./tour-part.tsx')).TourPart);

interface DeskColumnsProps {
  readonly desk: Desk;
  readonly now: number;
  readonly chosen: DeskOrder | null;
  readonly unseen: ReadonlySet<string>;
  /** By id; empty: all orders are of one shop. */
  readonly shopNames: ReadonlyMap<string, string>;
  readonly run: LiveDesk['run'];
  readonly changeOrders: LiveDesk['changeOrders'];
  readonly onChoose: (order: DeskOrder) => void;
  readonly onRefuse: (order: DeskOrder) => void;
}

/** The orders by their next step: new, cooking, ready; below, planned and finished ones. */
export function DeskColumns({ desk, now, chosen, unseen, shopNames, changeOrders, ...handlers }: DeskColumnsProps) {
  const isDispatching =
    useOffice().may('tours', 'write') &&
    [...desk.orders.values()].some((order) => isOnTour(order) || waitsForDriver(order));
  const ticket = (order: DeskOrder): ReactNode => (
    <Ticket
      key={order.id}
      order={order}
      now={now}
      shopName={shopNames.get(order.shop) ?? null}
      isChosen={order.id === chosen?.id}
      isUnseen={unseen.has(order.id)}
      {...handlers}
    />
  );
  return (
    <div className="desk-columns">
      {COLUMNS.map((column) => {
        const orders = listOrders(desk, column, now).filter((order) => column !== 'ready' || !isOnTour(order));
        return (
          <section className="desk-column" key={column} aria-label={DESK.columns[column]}>
            <h2>
              {DESK.columns[column]}
              <span>{orders.length}</span>
            </h2>
            {column === 'cooking' && orders.length > 0 && (
              <p className="desk-totals">{totalsText(listTotals(orders))}</p>
            )}
            {orders.length === 0 ? <p className="desk-empty">{DESK.emptyColumns[column]}</p> : orders.map(ticket)}
            {column === 'ready' && isDispatching && (
              <Suspense>
                <TourPart
                  desk={desk}
                  chosen={chosen}
                  shopNames={shopNames}
                  onChoose={handlers.onChoose}
                  changeOrders={changeOrders}
                />
              </Suspense>
            )}
            {column === 'ready' && <Others later={listLater(desk, now)} desk={desk} ticket={ticket} />}
          </section>
        );
      })}
    </div>
  );
}

interface OthersProps {
  readonly later: readonly DeskOrder[];
  readonly desk: Desk;
  readonly ticket: (order: DeskOrder) => ReactNode;
}

/** Planned orders, withdrawals, and those done today. */
function Others({ later, desk, ticket }: OthersProps) {
  const done = doneOrders(desk);
  const withdrawn = withdrawnOrders(desk);
  return (
    <>
      {later.length > 0 && (
        <section className="group" aria-label={DESK.later}>
          <h3>
            {DESK.later} <span>{later.length}</span>
          </h3>
          {later.map(ticket)}
        </section>
      )}
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
