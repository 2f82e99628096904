import type { DeskOrder } from '@tischlein/contract/office';
import { atTime, DESK } from '@tischlein/wording/office';
import { useState } from 'react';
import { formatTime } from '../values/clock.ts';

const CHOICES: Readonly<Record<DeskOrder['deliveryType'], readonly number[]>> = {
  delivery: [20, 30, 40, 50, 60, 75],
  pickup: [10, 15, 20, 30, 40, 50],
  dineIn: [5, 10, 15, 20, 30, 40],
};
const AT_REQUESTED_TIME = 0;

interface AcceptFormProps {
  readonly order: DeskOrder;
  readonly now: number;
  readonly onAccept: (minutes: number | null) => void;
  readonly onRefuse: () => void;
}

/** Accepts with a preparation time, or refuses. An order for a set time can be promised for exactly that time. */
export function AcceptForm({ order, now, onAccept, onRefuse }: AcceptFormProps) {
  const choices = order.serveAt
    ? [AT_REQUESTED_TIME, ...CHOICES[order.deliveryType].slice(1)]
    : CHOICES[order.deliveryType];
  const [minutes, setMinutes] = useState(order.serveAt ? AT_REQUESTED_TIME : (choices[2] ?? AT_REQUESTED_TIME));
  const promised = minutes === AT_REQUESTED_TIME && order.serveAt ? Date.parse(order.serveAt) : now + minutes * 60_000;
  return (
    <div className="ticket-foot">
      <p>
        <span>{order.deliveryType === 'delivery' ? DESK.minutesDelivery : DESK.minutesPickup}</span>
        <strong>{atTime(formatTime(promised))}</strong>
      </p>
      <fieldset className="minutes">
        <legend className="visually-hidden">
          {order.deliveryType === 'delivery' ? DESK.minutesDelivery : DESK.minutesPickup}
        </legend>
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
