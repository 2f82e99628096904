import type { DeskOrder, OrderActionRequest } from '@tischlein/contract/office';
import { actionsFor, type OrderAction } from '@tischlein/domain/orders';
import { actionLabel, DESK } from '@tischlein/wording/office';
import { useState } from 'react';
import { MarkedNote } from './marked-note.tsx';
import { OrderLines } from './order-lines.tsx';
import type { LiveDesk } from './use-desk.ts';
import { timeInShop } from '@tischlein/shop-time';
import { AT_REQUESTED_TIME, listMinutes, pickMinutes } from './minute-choices.ts';

interface TicketBodyProps {
  readonly order: DeskOrder;
  /** From which a new order is promised, in milliseconds. */
  readonly minute: number;
  readonly onRefuse: (order: DeskOrder) => void;
  readonly run: LiveDesk['run'];
}

/** What to cook, and the answer to a new order or its next step. */
export function TicketBody({ order, minute, onRefuse, run }: TicketBodyProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const act = async (action: OrderAction, details?: OrderActionRequest): Promise<void> =>
    setProblem(await run(order, action, details));
  return (
    <>
      <Cooking order={order} />
      {problem && (
        <p className="ticket-problem" role="alert">
          {problem}
        </p>
      )}
      <Actions order={order} minute={minute} onRefuse={() => onRefuse(order)} onAct={(...step) => void act(...step)} />
    </>
  );
}

function Cooking({ order }: Pick<TicketBodyProps, 'order'>) {
  if (order.status !== 'placed' && order.status !== 'accepted') return null;
  return (
    <div className="ticket-cook">
      {order.messageCook && (
        <p>
          <MarkedNote note={order.messageCook} />
        </p>
      )}
      <OrderLines order={order} />
    </div>
  );
}

interface ActionsProps extends Pick<TicketBodyProps, 'order' | 'minute'> {
  readonly onRefuse: () => void;
  readonly onAct: (action: OrderAction, details?: OrderActionRequest) => void;
}

/** The answer to a new order, or the next step of another. */
function Actions({ order, minute, onRefuse, onAct }: ActionsProps) {
  const next = findNextAction(order);
  if (!next) return null;
  if (next === 'accept')
    return (
      <CardAnswer order={order} now={minute} onAccept={(details) => onAct('accept', details)} onRefuse={onRefuse} />
    );
  return (
    <button type="button" className="button button-line" onClick={() => onAct(next)}>
      {actionLabel(next, order.deliveryType)}
      <span className="visually-hidden"> {order.number}</span>
    </button>
  );
}

/** The next forward step; refusing and cancelling do not count. */
function findNextAction(order: DeskOrder): OrderAction | null {
  const forward = actionsFor(order.status, order.deliveryType === 'delivery').filter(
    (action) => action !== 'refuse' && action !== 'cancel',
  );
  return forward[0] ?? null;
}

interface CardAnswerProps {
  readonly order: DeskOrder;
  /** Milliseconds; of the last full minute. */
  readonly now: number;
  readonly onAccept: (details: OrderActionRequest) => void;
  readonly onRefuse: () => void;
}

/** Accepts a new order on its card, in the minutes chosen; an order for a set time needs none. */
function CardAnswer({ order, now, onAccept, onRefuse }: CardAnswerProps) {
  const choices = listMinutes(order);
  const [minutes, setMinutes] = useState(() => pickMinutes(order));
  const isPlanned = minutes === AT_REQUESTED_TIME;
  const index = choices.indexOf(minutes);
  const step = (by: number): void => setMinutes(choices[index + by] ?? minutes);
  return (
    <div className="ticket-answer">
      {!isPlanned && (
        <div className="minute-step">
          <button type="button" aria-label={DESK.fewerMinutes} disabled={index === 0} onClick={() => step(-1)}>
            −
          </button>
          <output>
            <strong>{DESK.inMinutes(minutes)}</strong>
            <small>{DESK.atGuest(timeInShop(now + minutes * 60_000))}</small>
          </output>
          <button
            type="button"
            aria-label={DESK.moreMinutes}
            disabled={index === choices.length - 1}
            onClick={() => step(1)}
          >
            +
          </button>
        </div>
      )}
      <button type="button" className="button button-quiet" onClick={onRefuse}>
        {DESK.refuse}
        <span className="visually-hidden"> {order.number}</span>
      </button>
      <button type="button" className="button button-main" onClick={() => onAccept(isPlanned ? {} : { minutes })}>
        {isPlanned ? `${DESK.accept}, ${order.dueLabel}` : DESK.accept}
        <span className="visually-hidden"> {order.number}</span>
      </button>
    </div>
  );
}
