import type { DeskOrder } from '@tischlein/contract/office';
import { DESK } from '@tischlein/wording/office';
import { useState } from 'react';
import { FreeItems, Lines, OrderLines } from './order-lines.tsx';

/** More lines than this are folded. */
const MOST_LINES = 3;

/** The dishes of a new order: the first three lines, the others on demand, so that several orders fit on the screen. */
export function FoldedLines({ order }: { readonly order: DeskOrder }) {
  const { lines, freeItems } = order.quote;
  const [isOpen, setOpen] = useState(false);
  const folded = lines.length + freeItems.length - MOST_LINES;
  if (isOpen || folded <= 0) return <OrderLines order={order} />;
  return (
    <ul className="ticket-lines">
      <Lines lines={lines.slice(0, MOST_LINES)} />
      <FreeItems items={freeItems.slice(0, Math.max(0, MOST_LINES - lines.length))} />
      <li className="ticket-line">
        <button type="button" className="link-button order-rest" onClick={() => setOpen(true)}>
          {DESK.showOthers(folded)}
          <span className="visually-hidden"> {DESK.number(order.number)}</span>
        </button>
      </li>
    </ul>
  );
}
