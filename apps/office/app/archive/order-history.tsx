import type { ArchivedOrder } from '@tischlein/contract/office';
import { ARCHIVE, orderEventName } from '@tischlein/wording/office';
import { OfficePart } from '../ui/office-part.tsx';
import { formatWhen } from './order-words.ts';

/** What happened to an order, and who did it at the desk. */
export function OrderHistory({ events }: Pick<ArchivedOrder, 'events'>) {
  return (
    <OfficePart title={ARCHIVE.history}>
      <ol className="archive-history">
        {events.map(({ at, action, by }, index) => (
          <li key={index}>
            <time dateTime={at}>{formatWhen(at)}</time>
            <div>
              {orderEventName(action)}
              {by !== null && <small>{by}</small>}
            </div>
          </li>
        ))}
      </ol>
    </OfficePart>
  );
}
