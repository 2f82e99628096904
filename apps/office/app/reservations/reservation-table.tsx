import type { OfficeReservations } from '@tischlein/contract/office';
import type { Reservation } from '@tischlein/contract/shop';
import { RESERVATIONS } from '@tischlein/wording/office';
import { useState } from 'react';
import { AnswerDialog } from './answer-dialog.tsx';
import type { ReservationAction, Reservations } from './use-reservations.ts';

interface ReservationTableProps {
  readonly day: OfficeReservations;
  readonly act: Reservations['act'];
}

interface Asked {
  readonly reservation: Reservation;
  readonly action: 'decline' | 'cancel';
}

/** The reservations of a day. A question stays while those of another day are shown, or none. */
export function ReservationTable({ day: { reservations }, act }: ReservationTableProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const onAction: OnAction = (reservation, action) => {
    if (action === 'accept') void act(reservation, action);
    else setAsked({ reservation, action });
  };
  return (
    <>
      {reservations.length === 0 ? (
        <p>{RESERVATIONS.none}</p>
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
    <table className="reservation-table" aria-label={RESERVATIONS.list}>
      <thead>
        <tr>
          {[columns.time, columns.guests, columns.guest, columns.wish, columns.state].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {reservations.map((reservation) => (
          <ReservationRow key={reservation.id} reservation={reservation} onAction={onAction} />
        ))}
      </tbody>
    </table>
  );
}

interface ReservationRowProps {
  readonly reservation: Reservation;
  readonly onAction: OnAction;
}

function ReservationRow({ reservation, onAction }: ReservationRowProps) {
  const { columns } = RESERVATIONS;
  const { arrival, departure, guests, name, phone, email, wish, state, isGuestSure } = reservation;
  return (
    <tr data-state={state}>
      <td data-name={columns.time}>
        <strong>{arrival}</strong>
        <small>–{departure}</small>
      </td>
      <td data-name={columns.guests}>{guests}</td>
      <td data-name={columns.guest}>
        {name}
        {phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
        {email && <small>{email}</small>}
      </td>
      <td data-name={columns.wish}>{wish || '–'}</td>
      <td data-name={columns.state}>
        <span className="reservation-state">{nameState(reservation)}</span>
        {isGuestSure && state === 'confirmed' && <small>{RESERVATIONS.sure}</small>}
      </td>
      <td>
        <RowButtons reservation={reservation} onAction={onAction} />
      </td>
    </tr>
  );
}

const nameState = ({ state, isCancelledByRestaurant }: Reservation): string =>
  state === 'cancelled' && isCancelledByRestaurant ? RESERVATIONS.cancelledByUs : RESERVATIONS.states[state];

function RowButtons({ reservation, onAction }: ReservationRowProps) {
  const { state, name, isOver } = reservation;
  if (state === 'requested' && !isOver)
    return (
      <div className="reservation-buttons">
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
    <div className="reservation-buttons">
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
