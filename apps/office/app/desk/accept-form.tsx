import type { DeskOrder } from '@tischlein/contract/office';
import { atTime, DESK, OPEN_ORDER } from '@tischlein/wording/office';
import { useState } from 'react';
import { timeInShop } from '@tischlein/shop-time';
import { AT_REQUESTED_TIME, listMinutes, pickMinutes } from './minute-choices.ts';

const LABELS: Readonly<Record<DeskOrder['deliveryType'], string>> = {
  delivery: OPEN_ORDER.minutesDelivery,
  pickup: OPEN_ORDER.minutesPickup,
  dineIn: OPEN_ORDER.minutesDineIn,
};

interface AcceptFormProps {
  readonly order: DeskOrder;
  readonly now: number;
  readonly onAccept: (minutes: number | null) => void;
  readonly onRefuse: () => void;
}

/** Accepts with a preparation time, or refuses. An order for a set time can be promised for exactly that time. */
export function AcceptForm({ order, now, onAccept, onRefuse }: AcceptFormProps) {
  const choices = listMinutes(order);
  const [minutes, setMinutes] = useState(() => pickMinutes(order));
  const promised = minutes === AT_REQUESTED_TIME && order.serveAt ? Date.parse(order.serveAt) : now + minutes * 60_000;
  return (
    <div className="ticket-foot">
      <p>
        <span>{LABELS[order.deliveryType]}</span>
        <strong>{atTime(timeInShop(promised))}</strong>
      </p>
      <fieldset className="minutes">
        <legend className="visually-hidden">{LABELS[order.deliveryType]}</legend>
        {choices.map((choice) => (
          <label key={choice}>
            <input type="radio" name="minutes" checked={choice === minutes} onChange={() => setMinutes(choice)} />
            {choice === AT_REQUESTED_TIME ? order.dueLabel : choice}
          </label>
        ))}
      </fieldset>
      <div className="ticket-actions">
        <button type="button" className="button button-quiet button-bad" onClick={onRefuse}>
          {DESK.refuse}
        </button>
        <button
          type="button"
          className="button button-main"
          onClick={() => onAccept(minutes === AT_REQUESTED_TIME ? null : minutes)}
        >
          {DESK.accept}
        </button>
      </div>
    </div>
  );
}
