import type { DeskOrder } from '@tischlein/contract/office';
import { dueText, formatDestination, TOURS } from '@tischlein/wording/office';
import { useState } from 'react';
import { Said } from '../ui/said.tsx';
import { toDue } from './desk-tours.ts';
import { isBroughtBack } from './on-tour.ts';

interface TourOrdersProps {
  readonly orders: readonly DeskOrder[];
  /** In the order of the stops. */
  readonly chosen: readonly DeskOrder[];
  readonly most: number;
  readonly onChoose: (ids: readonly string[]) => void;
}

/** The orders that may be on the tour, to tick. */
export function TourOrders({ orders, chosen, most, onChoose }: TourOrdersProps) {
  const [isFull, setFull] = useState(false);
  const ids = chosen.map(({ id }) => id);
  const toggle = (id: string): void => {
    const isOneMore = !ids.includes(id);
    setFull(isOneMore && ids.length >= most);
    if (!isOneMore) onChoose(ids.filter((other) => other !== id));
    else if (ids.length < most) onChoose([...ids, id]);
  };
  return (
    <fieldset className="reasons">
      <legend>{TOURS.orders}</legend>
      <Said said={{ text: isFull ? TOURS.full(most) : '', isProblem: false }} />
      {orders.map((order) => (
        <label className="choice-row" key={order.id}>
          <input type="checkbox" checked={ids.includes(order.id)} onChange={() => toggle(order.id)} />
          <span className="choice-name">
            <strong>{order.number}</strong> {formatDestination(order)}
            <small>{describe(order)}</small>
          </span>
          <span>{dueText(toDue(order))}</span>
        </label>
      ))}
    </fieldset>
  );
}

const describe = (order: DeskOrder): string =>
  [
    order.dueLabel,
    order.contact.zip,
    order.status === 'accepted' ? TOURS.inKitchen : '',
    isBroughtBack(order) ? TOURS.cameBack : '',
  ]
    .filter(Boolean)
    .join(' · ');
