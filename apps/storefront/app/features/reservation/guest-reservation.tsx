import * as calls from '@tischlein/contract/calls';
import { buildAddress } from '@tischlein/contract/address';
import type { Reservation } from '@tischlein/contract/shop';
import { FactIcon } from '@tischlein/ui/fact-icon';
import { Icon } from '@tischlein/ui/icon';
import { FRAME, RESERVATION_PAGES } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { Link } from '../../browser/router.tsx';
import { useShop } from '../../context/shop-context.ts';
import { PATHS } from '../../shop/paths.ts';
import { AnswerForm } from './answer-form.tsx';
import { AnswerPage } from './answer-page.tsx';
import { CallLink } from './call-link.tsx';
import { ChangeForm } from './change-form.tsx';
import { ReservationCard } from './reservation-facts.tsx';
import { isStanding, type ReservationLink, reservationPath } from './reservation-link.ts';

/** A guest's own reservation: what has become of it, changing and cancelling it. */
export function GuestReservation({ link }: { readonly link: ReservationLink }) {
  const [isDone, setDone] = useState(false);
  const { type, linked, token } = link;
  const { reservation } = linked;
  const isOpen = isStanding(reservation) && !reservation.isOver && !isDone;
  if (isOpen && type === 'change') return <ChangeForm link={link} onChanged={() => setDone(true)} />;
  if (isOpen && type === 'cancel')
    return (
      <AnswerPage title={RESERVATION_PAGES.cancelQuestion}>
        <ReservationCard reservation={reservation} />
        <AnswerForm link={link} action="cancel" label={RESERVATION_PAGES.cancelNow} onDone={() => setDone(true)}>
          <Link className="button button-line" to={reservationPath(token, 'confirm')} reloadDocument>
            {RESERVATION_PAGES.keep}
          </Link>
        </AnswerForm>
      </AnswerPage>
    );
  return <ReservationView link={link} isDone={isDone} onDone={() => setDone(true)} />;
}

interface ReservationViewProps {
  readonly link: ReservationLink;
  /** The guest has just acted: the heading replaces what had the focus. */
  readonly isDone: boolean;
  readonly onDone: () => void;
}

function ReservationView({ link, isDone, onDone }: ReservationViewProps) {
  const { reservation } = link.linked;
  const { title, lead } = describe(reservation);
  const isChanged = isDone && isStanding(reservation) && link.type === 'change';
  return (
    <AnswerPage
      title={title}
      lead={[isChanged ? RESERVATION_PAGES.changed : '', lead].filter(Boolean).join(' ')}
      isFocused={isDone}
    >
      {reservation.message && <p>{RESERVATION_PAGES.fromRestaurant(reservation.message)}</p>}
      {isStanding(reservation) && <ReservationCard reservation={reservation} />}
      {isStanding(reservation) && !reservation.isOver ? (
        <StandingActions link={link} onDone={onDone} />
      ) : (
        <OverActions reservation={reservation} />
      )}
    </AnswerPage>
  );
}

function describe(reservation: Reservation): { readonly title: string; readonly lead: string } {
  const { state, email, guests, isOver, isGuestSure, isCancelledByRestaurant } = reservation;
  const words = RESERVATION_PAGES;
  if (isStanding(reservation) && isOver) return { title: words.past, lead: words.pastLead };
  switch (state) {
    case 'requested':
      return { title: words.requested, lead: words.requestedLead(email) };
    case 'confirmed':
      return { title: words.confirmed(guests), lead: isGuestSure ? words.sureLead : words.confirmedLead };
    case 'declined':
      return { title: words.declined, lead: words.declinedLead };
    case 'cancelled':
      return isCancelledByRestaurant
        ? { title: words.cancelledByRestaurant, lead: words.cancelledByRestaurantLead }
        : { title: words.cancelled, lead: words.cancelledLead };
  }
}

function StandingActions({ link, onDone }: Omit<ReservationViewProps, 'isDone'>) {
  const { shop } = useShop();
  const { token, type, linked } = link;
  const { state, isGuestSure } = linked.reservation;
  const isConfirmed = state === 'confirmed';
  return (
    <>
      {isConfirmed && !isGuestSure && type === 'confirm' && (
        <AnswerForm link={link} action="confirm" label={RESERVATION_PAGES.sure} onDone={onDone} />
      )}
      <div className="reservation-actions">
        {isConfirmed && (
          <a
            className="button button-line"
            href={buildAddress(calls.getReservationCalendar, { params: { shop: shop.id, token } })}
            download
          >
            <FactIcon name="calendar" />
            {RESERVATION_PAGES.toCalendar}
          </a>
        )}
        <Link className="button button-line" to={PATHS.directions} reloadDocument>
          <Icon name="pin" />
          {RESERVATION_PAGES.directions}
        </Link>
        <Link className="button button-line" to={reservationPath(token, 'change')} reloadDocument>
          <Icon name="edit" />
          {RESERVATION_PAGES.change}
        </Link>
        <Link className="button button-line" to={reservationPath(token, 'cancel')} reloadDocument>
          {RESERVATION_PAGES.cancel}
        </Link>
      </div>
    </>
  );
}

function OverActions({ reservation }: { readonly reservation: Reservation }) {
  const { enableReservations } = useShop().shop;
  return (
    <div className="reservation-actions">
      {enableReservations && (
        <Link className="button button-main" to={PATHS.reserveTable}>
          {isStanding(reservation) ? FRAME.reserve : RESERVATION_PAGES.again}
        </Link>
      )}
      <CallLink />
    </div>
  );
}
