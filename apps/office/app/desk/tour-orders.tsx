import type { DeskOrder } from '@tischlein/contract/office';
import { dueText, formatDestination, TOURS } from '@tischlein/wording/office';
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
  const ids = chosen.map(({ id }) => id);
  const toggle = (id: string): void => onChoose(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  return (
    <fieldset className="reasons">
      <legend>{TOURS.orders}</legend>
      {orders.map((order) => (
        <label className="choice-row" key={order.id}>
          <input
            type="checkbox"
            checked={ids.includes(order.id)}
            disabled={!ids.includes(order.id) && ids.length >= most}
            onChange={() => toggle(order.id)}
          />
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
