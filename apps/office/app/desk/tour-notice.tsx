import type { DeskOrder } from '@tischlein/contract/office';
import { DESK, TOURS } from '@tischlein/wording/office';
import { isBroughtBack, isOnTour } from './on-tour.ts';

/** Which tour an order is on, or that it has come back and waits for a decision. */
export function TourNotice({ order }: { readonly order: DeskOrder }) {
  if (isBroughtBack(order))
    return (
      <p className="notice" data-kind="warn">
        <span>
          <strong>{DESK.notMet}.</strong> {TOURS.notMetHelp}
        </span>
      </p>
    );
  if (!order.tour || !isOnTour(order)) return null;
  return <p className="notice">{DESK.onTour(order.tour.number, order.tour.driver)}</p>;
}
