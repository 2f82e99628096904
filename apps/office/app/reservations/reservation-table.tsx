import type { OfficeReservations } from '@tischlein/contract/office';
import type { Reservation } from '@tischlein/contract/shop';
import { EmptyState } from '@tischlein/ui/empty-state';
import { RESERVATIONS } from '@tischlein/wording/office';
import { useState } from 'react';
import { Table } from '../ui/table.tsx';
import { Icon } from '../ui/icon.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import type { ReservationAction, Reservations } from './use-reservations.ts';

interface ReservationTableProps {
  readonly day: OfficeReservations;
  readonly act: Reservations['act'];
  /** Goes to what brings the first one: the form, or the settings while guests cannot reserve; null: the role may not. */
  readonly onFirst: (() => void) | null;
}

interface Asked {
  readonly reservation: Reservation;
  readonly action: 'decline' | 'cancel';
}

/** The reservations of a day. A question stays while those of another day are shown, or none. */
export function ReservationTable({ day: { reservations, seats }, act, onFirst }: ReservationTableProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const onAction: OnAction = (reservation, action) => {
    if (action === 'accept') void act(reservation, action);
    else setAsked({ reservation, action });
  };
  return (
    <>
      {reservations.length === 0 ? (
        <EmptyState
          icon={<Icon name="calendar" />}
          title={RESERVATIONS.none}
          text={seats === null ? RESERVATIONS.off : RESERVATIONS.noneHelp}
        >
          {onFirst && (
            <button type="button" className="button button-line" onClick={onFirst}>
              {seats === null ? RESERVATIONS.switchOn : RESERVATIONS.enterFirst}
            </button>
          )}
        </EmptyState>
      ) : (
        <ReservationRows reservations={reservations} onAction={onAction} />
      )}
      {asked && <AnswerDialog {...asked} act={act} onClosed={() => setAsked(null)} />}
    </>
  );
}

type OnAction = (reservation: Reservation, action: ReservationAction) => void;

interface ReservationRowsProps {
  readonly reservations: readonly Reservation[];
  readonly onAction: OnAction;
}

function ReservationRows({ reservations, onAction }: ReservationRowsProps) {
  const { columns } = RESERVATIONS;
  return (
    <Table
      kind="reservation-table"
      label={RESERVATIONS.list}
      rows={reservations}
      toKey={({ id }) => id}
      toState={({ state }) => state}
      columns={[
        { name: columns.time, isHead: true, cell: describeTime },
        { name: columns.guests, cell: ({ guests }) => guests },
        { name: columns.guest, cell: describeGuest },
        { name: columns.wish, cell: ({ wish }) => wish || '–' },
        { name: columns.state, cell: describeState },
        {
          name: columns.actions,
          isNameHidden: true,
          cell: (reservation) => <RowButtons reservation={reservation} onAction={onAction} />,
        },
      ]}
    />
  );
}

const describeTime = ({ arrival, departure }: Reservation) => (
  <>
    <strong>{arrival}</strong>–{departure}
  </>
);

const describeGuest = ({ name, phone, email }: Reservation) => (
  <>
    {name}
    {phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
    {email && <small>{email}</small>}
  </>
);

const describeState = (reservation: Reservation) => (
  <>
    <span className="reservation-state">{nameState(reservation)}</span>
    {reservation.isGuestSure && reservation.state === 'confirmed' && <small>{RESERVATIONS.sure}</small>}
  </>
);

interface RowButtonsProps {
  readonly reservation: Reservation;
  readonly onAction: OnAction;
}

const nameState = ({ state, isCancelledByRestaurant }: Reservation): string =>
  state === 'cancelled' && isCancelledByRestaurant ? RESERVATIONS.cancelledByUs : RESERVATIONS.states[state];

function RowButtons({ reservation, onAction }: RowButtonsProps) {
  const { state, name, isOver } = reservation;
  if (state === 'requested' && !isOver)
    return (
      <div className="row table-buttons">
        <button
          type="button"
          className="button button-quiet"
          aria-label={RESERVATIONS.declineFor(name)}
          onClick={() => onAction(reservation, 'decline')}
        >
          {RESERVATIONS.decline}
        </button>
        <button
          type="button"
          className="button button-line"
          aria-label={RESERVATIONS.acceptFor(name)}
          onClick={() => onAction(reservation, 'accept')}
        >
          {RESERVATIONS.accept}
        </button>
      </div>
    );
  if (state !== 'confirmed') return null;
  return (
    <div className="row table-buttons">
      <button
        type="button"
        className="button button-quiet"
        aria-label={RESERVATIONS.cancelFor(name)}
        onClick={() => onAction(reservation, 'cancel')}
      >
        {RESERVATIONS.cancel}
      </button>
    </div>
  );
}
