import type { DeskOrder, OrderActionRequest } from '@tischlein/contract/office';
import { actionsFor, namesAllergy, type OrderAction } from '@tischlein/domain/orders';
import { packagingText } from '@tischlein/wording';
import { actionLabel } from '@tischlein/wording/office';
import { useState } from 'react';
import { AnswerPair } from './answer-pair.tsx';
import { FoldedLines } from './folded-lines.tsx';
import { MarkedNote } from './marked-note.tsx';
import { OrderLines } from './order-lines.tsx';
import { toAcceptance } from './use-minutes.ts';
import type { LiveDesk } from './use-desk.ts';

interface TicketBodyProps {
  readonly order: DeskOrder;
  /** From which a new order is promised, in milliseconds. */
  readonly minute: number;
  /** For which it is promised. */
  readonly minutes: number;
  readonly onMinutes: (order: DeskOrder, minutes: number) => void;
  readonly onRefuse: (order: DeskOrder) => void;
  readonly run: LiveDesk['run'];
}

/** What to cook, and the answer to a new order or its next step. */
export function TicketBody({ order, run, ...answer }: TicketBodyProps) {
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
      <Actions order={order} {...answer} onAct={(...step) => void act(...step)} />
    </>
  );
}

function Cooking({ order }: Pick<TicketBodyProps, 'order'>) {
  if (order.status !== 'placed' && order.status !== 'accepted') return null;
  return (
    <div className="ticket-cook">
      {order.quote.packaging && <p>{packagingText(order.quote.packaging)}</p>}
      {order.messageCook && (
        <p data-allergy={namesAllergy(order.messageCook) || undefined}>
          <MarkedNote note={order.messageCook} />
        </p>
      )}
      {order.status === 'placed' ? <FoldedLines order={order} /> : <OrderLines order={order} />}
    </div>
  );
}

interface ActionsProps extends Omit<TicketBodyProps, 'run'> {
  readonly onAct: (action: OrderAction, details?: OrderActionRequest) => void;
}

/** The answer to a new order, or the next step of another. */
function Actions({ order, minute, minutes, onMinutes, onRefuse, onAct }: ActionsProps) {
  const next = findNextAction(order);
  if (!next) return null;
  if (next === 'accept')
    return (
      <AnswerPair
        order={order}
        now={minute}
        minutes={minutes}
        onMinutes={(chosen) => onMinutes(order, chosen)}
        onAccept={() => onAct('accept', toAcceptance(minutes))}
        onRefuse={() => onRefuse(order)}
      />
    );
  return (
    <button type="button" className="button button-line ticket-next" onClick={() => onAct(next)}>
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
