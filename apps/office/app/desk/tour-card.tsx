import * as calls from '@tischlein/contract/calls';
import type { DeskOrder } from '@tischlein/contract/office';
import { isOpenStop, sumDue } from '@tischlein/domain/tours';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { ALL_PAID, DESK, dueSumTexts, dueText, formatDestination, stopName, TOURS } from '@tischlein/wording/office';
import { useId, useState } from 'react';
import { send } from '../api/send.ts';
import { toDue, type TourOnDesk } from './desk-tours.ts';
import { TourDialog } from './tour-dialog.tsx';
import type { LiveDesk } from './use-desk.ts';

interface TourCardProps extends TourOnDesk {
  readonly shopName: string | null;
  /** Orders that may join it. */
  readonly joining: readonly DeskOrder[];
  readonly chosen: DeskOrder | null;
  readonly onChoose: (order: DeskOrder) => void;
  readonly changeOrders: LiveDesk['changeOrders'];
}

/** A tour on the desk: who drives, the sums due by the orders, and its stops. */
export function TourCard(props: TourCardProps) {
  const { tour, shop, orders, shopName, joining, chosen, onChoose, changeOrders } = props;
  const titleId = useId();
  const [asking, setAsking] = useState<'change' | 'takeBack' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const params = { shop, tour: tour.id };
  const isWaiting = orders.some((order) => order.tour?.stop === 'waiting');
  const run = async (request: Parameters<typeof changeOrders>[0]): Promise<void> =>
    setProblem(await changeOrders(request));
  return (
    <article className="tour-card" data-state={tour.state} aria-labelledby={titleId}>
      <details open={tour.state === 'planned'}>
        <Summary titleId={titleId} tour={tour} orders={orders} shopName={shopName} />
        <Sums orders={orders} />
        <ol className="tour-card-stops">
          {orders.map((order) => (
            <StopRow key={order.id} order={order} isChosen={order.id === chosen?.id} onChoose={onChoose} />
          ))}
        </ol>
        {problem && (
          <p className="ticket-problem" role="alert">
            {problem}
          </p>
        )}
        <div className="row tour-card-actions">
          <button type="button" className="button button-quiet" onClick={() => setAsking('takeBack')}>
            {TOURS.takeBack}
            <span className="visually-hidden"> {TOURS.name(tour.number)}</span>
          </button>
          <button
            type="button"
            className="button button-line"
            aria-haspopup="dialog"
            onClick={() => setAsking('change')}
          >
            {TOURS.change}
            <span className="visually-hidden"> {TOURS.name(tour.number)}</span>
          </button>
          {isWaiting && (
            <button
              type="button"
              className="button button-main"
              onClick={() => void run(() => send(calls.startTour, { params }))}
            >
              {TOURS.start}
              <span className="visually-hidden"> {TOURS.name(tour.number)}</span>
            </button>
          )}
        </div>
      </details>
      {asking === 'change' && (
        <TourDialog
          shop={shop}
          joining={joining}
          tour={{ tour, shop, orders }}
          changeOrders={changeOrders}
          onClosed={() => setAsking(null)}
        />
      )}
      {asking === 'takeBack' && (
        <ConfirmDialog
          title={TOURS.takeBackQuestion}
          texts={[TOURS.takeBackHelp]}
          confirm={TOURS.takeBack}
          cancel={TOURS.cancel}
          mainAnswer="cancel"
          onConfirm={() => void run(() => send(calls.takeTourBack, { params }))}
          onClosed={() => setAsking(null)}
        />
      )}
    </article>
  );
}

interface SummaryProps extends Pick<TourCardProps, 'tour' | 'orders' | 'shopName'> {
  readonly titleId: string;
}

/** The line of a tour: its number, who drives, and how many stops are left. */
const Summary = ({ titleId, tour, orders, shopName }: SummaryProps) => (
  <summary>
    {shopName !== null && <span className="ticket-shop">{shopName}</span>}
    <h3 id={titleId}>{TOURS.name(tour.number)}</h3>
    <span className="tour-card-driver">{tour.driver || TOURS.noDriver}</span>
    <small>
      {TOURS.summary(tour.state, orders.filter((order) => isOpenStop({ state: order.tour?.stop ?? 'notMet' })).length)}
    </small>
  </summary>
);

function Sums({ orders }: { readonly orders: readonly DeskOrder[] }) {
  const texts = dueSumTexts(
    sumDue(orders.map((order) => ({ state: order.tour?.stop ?? 'waiting', due: toDue(order) }))),
  );
  return (
    <>
      {(texts.length === 0 ? [ALL_PAID] : texts).map((text) => (
        <p key={text} className="tour-card-due">
          {text}
        </p>
      ))}
    </>
  );
}

interface StopRowProps extends Pick<TourCardProps, 'onChoose'> {
  readonly order: DeskOrder;
  readonly isChosen: boolean;
}

function StopRow({ order, isChosen, onChoose }: StopRowProps) {
  const state = order.tour?.stop ?? 'waiting';
  return (
    <li id={`order-${order.id}`}>
      <button
        type="button"
        className="tour-stop"
        data-state={state}
        aria-current={isChosen}
        onClick={() => onChoose(order)}
      >
        <strong>
          <span className="visually-hidden">{DESK.number(order.number)}</span>
          <span aria-hidden="true">{order.number}</span>
        </strong>
        <span>{order.dueLabel}</span>
        <span className="tour-stop-where">{formatDestination(order)}</span>
        <small>{order.status === 'accepted' ? TOURS.inKitchen : stopName(state)}</small>
        <small>{dueText(toDue(order))}</small>
      </button>
    </li>
  );
}
