import type { DeskOrder } from '@tischlein/contract/office';
import { DESK, formatDestination } from '@tischlein/wording/office';
import { useState } from 'react';
import { describeStart } from './ticket.tsx';

const SHOWN = 3;

interface LaterPartProps {
  /** By the time to begin. */
  readonly orders: readonly DeskOrder[];
  readonly now: number;
  /** By id; empty: all orders are of one shop. */
  readonly shopNames: ReadonlyMap<string, string>;
  readonly chosen: DeskOrder | null;
  readonly onChoose: (order: DeskOrder) => void;
}

/** The planned orders that come next, always in sight. They go to the kitchen by themselves. */
export function LaterPart({ orders, now, shopNames, chosen, onChoose }: LaterPartProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? orders : orders.slice(0, SHOWN);
  const next = orders[SHOWN];
  return (
    <section className="desk-lane lane-part lane-later" aria-label={DESK.later}>
      <div className="lane-head">
        <h2>
          {DESK.later}
          {orders.length > 0 && <span>{orders.length}</span>}
        </h2>
        {orders.length > 0 && <small>{DESK.begins}</small>}
      </div>
      {orders.length === 0 ? (
        <p className="lane-none">{DESK.noneLater}</p>
      ) : (
        <div className="lane-scroll">
          <div className="out-box">
            {shown.map((order) => (
              <article key={order.id} id={`order-${order.id}`}>
                <button
                  type="button"
                  className="out-later"
                  aria-current={order.id === chosen?.id}
                  onClick={() => onChoose(order)}
                >
                  <span className="out-words">
                    <span>
                      <strong>{order.number}</strong> {DESK.dueAt(order.dueLabel)}
                    </span>
                    <small>{[shopNames.get(order.shop), formatDestination(order)].filter(Boolean).join(' · ')}</small>
                  </span>
                  <strong className="out-time">
                    <span className="visually-hidden">{DESK.begins} </span>
                    {describeStart(order, now)}
                  </strong>
                </button>
              </article>
            ))}
          </div>
          {next && (
            <button type="button" className="link-button lane-more" onClick={() => setOpen(!isOpen)}>
              {isOpen ? DESK.showFewer : DESK.othersFrom(orders.length - SHOWN, describeStart(next, now))}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
