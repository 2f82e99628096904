import type { OwnStop } from '@tischlein/contract/office';
import { OWN_TOUR as SAY, stopName } from '@tischlein/wording/office';
import { useId } from 'react';

/** The stops that are over; nothing about their guests is left. */
export function DoneStops({ stops }: { readonly stops: readonly OwnStop[] }) {
  const titleId = useId();
  if (stops.length === 0) return null;
  return (
    <section className="own-tour-list" aria-labelledby={titleId}>
      <h3 id={titleId}>{SAY.done}</h3>
      <ul>
        {stops.map(({ orderId, number, state }) => (
          <li key={orderId} className="own-tour-done" data-state={state}>
            <span>{SAY.order(number)}</span>
            <span>{stopName(state)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
