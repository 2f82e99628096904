import * as calls from '@tischlein/contract/calls';
import type { DeskOrder } from '@tischlein/contract/office';
import { orderId } from '@tischlein/domain';
import { announce } from '@tischlein/ui/announce';
import { formatDestination, TOURS } from '@tischlein/wording/office';
import { useId } from 'react';
import { send } from '../api/send.ts';
import { MoveButtons } from '../ui/move-buttons.tsx';

interface StopOrderProps {
  readonly shop: string;
  readonly chosen: readonly DeskOrder[];
  readonly onChoose: (ids: readonly string[]) => void;
}

/** The order of the stops: moved one by one, or sorted by the way. */
export function StopOrder({ shop, chosen, onChoose }: StopOrderProps) {
  const titleId = useId();
  if (chosen.length < 2) return null;
  const ids = chosen.map(({ id }) => orderId(id));
  const sort = async (): Promise<void> => {
    const answer = await send(calls.suggestTours, { params: { shop }, body: { orders: ids, isOneTour: true } });
    if (!answer.ok) return announce(answer.problem.message);
    onChoose(answer.value.tours[0]?.orders ?? ids);
    announce(TOURS.sorted);
  };
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{TOURS.stops}</h3>
      <ol className="tour-order">
        {chosen.map((order, index) => (
          <li key={order.id}>
            <span>
              <strong>{order.number}</strong> {formatDestination(order)}
            </span>
            <MoveButtons
              place={{ index, count: chosen.length }}
              names={{ up: TOURS.up(order.number), down: TOURS.down(order.number) }}
              hasIcons
              onMove={(by) => onChoose(swap(ids, by < 0 ? index - 1 : index))}
            />
          </li>
        ))}
      </ol>
      <button type="button" className="link-button" onClick={() => void sort()}>
        {TOURS.sort}
      </button>
    </section>
  );
}

/** Swaps a stop with the next one. */
const swap = (ids: readonly string[], index: number): readonly string[] =>
  ids.toSpliced(index, 2, ...ids.slice(index, index + 2).toReversed());
