import type { AffectedByHours } from '@tischlein/contract/office';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { HOURS } from '@tischlein/wording/office';
import { useRef } from 'react';
import { formatDateTime } from '@tischlein/shop-time';

/** What new hours leave behind, to be answered before they are saved. */
export interface ClosingQuestion {
  readonly affected: AffectedByHours;
  readonly answer: (isConfirmed: boolean) => void;
}

/** Asks before hours are saved that close today, or that leave accepted orders and reserved tables outside of them. */
export function ClosingDialog({ affected, answer }: ClosingQuestion) {
  const isConfirmed = useRef(false);
  const { closesToday, orders, reservations } = affected;
  const close = (confirmed: boolean) => (button: Element) => {
    isConfirmed.current = confirmed;
    closeContainingDialog(button);
  };
  const foot = (
    <>
      <button
        type="button"
        className="button button-main button-wide"
        data-first-focus
        onClick={({ currentTarget }) => close(false)(currentTarget)}
      >
        {HOURS.closing.cancel}
      </button>
      <button
        type="button"
        className="button button-line button-wide"
        onClick={({ currentTarget }) => close(true)(currentTarget)}
      >
        {closesToday ? HOURS.closing.close : HOURS.closing.save}
      </button>
    </>
  );
  return (
    <Dialog
      title={closesToday ? HOURS.closing.titleToday : HOURS.closing.title}
      kind="alert-dialog"
      onClosed={() => answer(isConfirmed.current)}
      foot={foot}
    >
      <div className="dialog-body dialog-texts">
        {closesToday && <p>{HOURS.closing.today}</p>}
        {orders.length > 0 && <p>{HOURS.closing.orders(orders.length)}</p>}
        {orders.length > 0 && (
          <ul className="group closing-list">
            {orders.map(({ id, number, deliveryType, at }) => (
              <li key={id}>{HOURS.closing.order({ number, deliveryType, when: formatDateTime(at) })}</li>
            ))}
          </ul>
        )}
        {reservations.length > 0 && <p>{HOURS.closing.reservations(reservations.length)}</p>}
        {reservations.length > 0 && (
          <ul className="group closing-list">
            {reservations.map(({ id, guests, at }) => (
              <li key={id}>{HOURS.closing.reservation(guests, formatDateTime(at))}</li>
            ))}
          </ul>
        )}
        {orders.length + reservations.length > 0 && <p>{HOURS.closing.kept}</p>}
      </div>
    </Dialog>
  );
}
