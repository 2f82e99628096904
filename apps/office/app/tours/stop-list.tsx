import type { OwnStop } from '@tischlein/contract/office';
import { dueText, OWN_TOUR as SAY, stopName } from '@tischlein/wording/office';
import { useId } from 'react';

interface StopListProps {
  readonly stops: readonly OwnStop[];
  readonly onChoose: (orderId: string) => void;
}

/** The other stops of a tour; each can be made first. */
export function StopList({ stops, onChoose }: StopListProps) {
  const titleId = useId();
  if (stops.length === 0) return null;
  return (
    <section className="own-tour-list" aria-labelledby={titleId}>
      <h3 id={titleId}>{SAY.others}</h3>
      <ol>
        {stops.map(({ orderId, number, contact, dueLabel, due, state, isReady }) => (
          <li key={orderId}>
            <button type="button" className="own-tour-row" onClick={() => onChoose(orderId)}>
              <strong>
                {contact?.street} {contact?.streetNumber}
              </strong>
              <span>{dueLabel}</span>
              <small>
                <span className="visually-hidden">{SAY.show(number)}</span>
                <span aria-hidden="true">{number}</span> · {isReady ? stopName(state) : SAY.notReady}
              </small>
              <small>{dueText(due)}</small>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
