import type { DeskOrder, OrderActionRequest } from '@tischlein/contract/office';
import { DESK } from '@tischlein/wording/office';
import { useState } from 'react';
import { timeInShop } from '@tischlein/shop-time';
import { AT_REQUESTED_TIME, listMinutes, pickMinutes } from './minute-choices.ts';

interface CardAnswerProps {
  readonly order: DeskOrder;
  /** Milliseconds; of the last full minute. */
  readonly now: number;
  readonly onAccept: (details: OrderActionRequest) => void;
  readonly onRefuse: () => void;
}

/** Accepts a new order on its card, in the minutes chosen; an order for a set time needs none. */
export function CardAnswer({ order, now, onAccept, onRefuse }: CardAnswerProps) {
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
