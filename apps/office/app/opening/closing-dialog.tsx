import type { AffectedByHours } from '@tischlein/contract/office';
import { sum } from '@tischlein/domain';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { HOURS } from '@tischlein/wording/office';
import { useRef, useState } from 'react';
import { formatDateTime } from '@tischlein/shop-time';
import { useOffice } from '../frame/office-context.ts';
import { RadioList } from '../ui/radio-list.tsx';

/** Back: nothing is saved. Keep: no new orders. Cancel: those that were agreed are called off, too. */
export type ClosingAnswer = 'back' | 'keep' | 'cancel';

/** What new hours leave behind, to be answered before they are saved. */
export interface ClosingQuestion {
  readonly affected: AffectedByHours;
  readonly answer: (answer: ClosingAnswer) => void;
}

/** Asks before hours are saved that close today, or that leave accepted orders and reserved tables outside of them. */
export function ClosingDialog({ affected, answer }: ClosingQuestion) {
  const given = useRef<ClosingAnswer>('back');
  const [orders, setOrders] = useState<'keep' | 'cancel'>('keep');
  const close = (wanted: ClosingAnswer) => (button: Element) => {
    given.current = wanted;
    closeContainingDialog(button);
  };
  const { closesToday } = affected;
  const words = orders === 'cancel' ? (['closeAndCancel', 'saveAndCancel'] as const) : (['close', 'save'] as const);
  const foot = (
    <>
      <button
        type="button"
        className="button button-main button-wide"
        data-first-focus
        onClick={({ currentTarget }) => close('back')(currentTarget)}
      >
        {HOURS.closing.cancel}
      </button>
      <button
        type="button"
        className="button button-line button-wide"
        onClick={({ currentTarget }) => close(orders)(currentTarget)}
      >
        {HOURS.closing[words[closesToday ? 0 : 1]]}
      </button>
    </>
  );
  return (
    <Dialog
      title={closesToday ? HOURS.closing.titleToday : HOURS.closing.title}
      kind="alert-dialog"
      onClosed={() => answer(given.current)}
      foot={foot}
    >
      <div className="dialog-body dialog-texts">
        {closesToday && <p>{HOURS.closing.today}</p>}
        <LeftOrders orders={affected.orders} choice={orders} onChoose={setOrders} />
        <LeftReservations reservations={affected.reservations} />
      </div>
    </Dialog>
  );
}

interface LeftOrdersProps extends Pick<AffectedByHours, 'orders'> {
  readonly choice: 'keep' | 'cancel';
  readonly onChoose: (choice: 'keep' | 'cancel') => void;
}

function LeftOrders({ orders, choice, onChoose }: LeftOrdersProps) {
  const mayCancel = useOffice().may('desk', 'write');
  if (orders.length === 0) return null;
  return (
    <>
      <p>{HOURS.closing.orders(orders.length)}</p>
      <ul className="group closing-list">
        {orders.map(({ id, at, ...order }) => (
          <li key={id}>{HOURS.closing.order({ ...order, when: formatDateTime(at) })}</li>
        ))}
      </ul>
      {mayCancel ? (
        <RadioList
          legend={HOURS.closing.what}
          values={['keep', 'cancel']}
          names={HOURS.closing.choices(orders.length)}
          helps={HOURS.closing.choiceHelps(sum(orders.map(({ refund }) => refund)))}
          value={choice}
          onChange={onChoose}
        />
      ) : (
        <p>{HOURS.closing.keptOrders}</p>
      )}
    </>
  );
}

function LeftReservations({ reservations }: Pick<AffectedByHours, 'reservations'>) {
  if (reservations.length === 0) return null;
  return (
    <>
      <p>{HOURS.closing.reservations(reservations.length)}</p>
      <ul className="group closing-list">
        {reservations.map(({ id, guests, at }) => (
          <li key={id}>{HOURS.closing.reservation(guests, formatDateTime(at))}</li>
        ))}
      </ul>
      <p>{HOURS.closing.kept}</p>
    </>
  );
}
