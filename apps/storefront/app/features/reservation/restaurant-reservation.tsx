import { Notice } from '@tischlein/ui/notice';
import type { Reservation } from '@tischlein/contract/shop';
import { RESERVATION_PAGES } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { Link } from '../../browser/router.tsx';
import { AnswerForm } from './answer-form.tsx';
import { AnswerPage } from './answer-page.tsx';
import { ReservationCard } from './reservation-facts.tsx';
import { type ReservationLink, reservationPath } from './reservation-link.ts';

/** The restaurant answers a request by the link of its mail. */
export function RestaurantReservation({ link }: { readonly link: ReservationLink }) {
  const [isDone, setDone] = useState(false);
  const { type, linked } = link;
  const { reservation } = linked;
  const onDone = (): void => setDone(true);
  if (reservation.state !== 'requested' || reservation.isOver) return <Answered link={link} isDone={isDone} />;
  const isDeclining = type === 'decline';
  const title = isDeclining ? RESERVATION_PAGES.declineQuestion : RESERVATION_PAGES.acceptQuestion;
  return (
    <AnswerPage title={title}>
      <ReservationCard reservation={reservation} />
      {isDeclining ? <Declining link={link} onDone={onDone} /> : <Accepting link={link} onDone={onDone} />}
    </AnswerPage>
  );
}

interface AnsweringProps {
  readonly link: ReservationLink;
  readonly onDone: () => void;
}

function Accepting({ link, onDone }: AnsweringProps) {
  const { reservation, taken } = link.linked;
  return (
    <>
      {taken && (
        <Notice kind="plain" icon="info">
          {RESERVATION_PAGES.taken(reservation.arrival, taken.seats, taken.of)}
        </Notice>
      )}
      <AnswerForm link={link} action="accept" label={RESERVATION_PAGES.accept} onDone={onDone}>
        <Link className="button button-line" to={reservationPath(link.token, 'decline')} reloadDocument>
          {RESERVATION_PAGES.decline}
        </Link>
      </AnswerForm>
    </>
  );
}

function Declining({ link, onDone }: AnsweringProps) {
  return (
    <AnswerForm link={link} action="decline" label={RESERVATION_PAGES.declineNow} hasMessage onDone={onDone}>
      <Link className="button button-line" to={reservationPath(link.token, 'accept')} reloadDocument>
        {RESERVATION_PAGES.back}
      </Link>
    </AnswerForm>
  );
}

function Answered({ link, isDone }: { readonly link: ReservationLink; readonly isDone: boolean }) {
  const { reservation } = link.linked;
  const { title, lead } = describe(reservation);
  return (
    <AnswerPage title={title} lead={lead} isFocused={isDone}>
      <ReservationCard reservation={reservation} />
    </AnswerPage>
  );
}

function describe({ state, name, isCancelledByRestaurant }: Reservation) {
  const words = RESERVATION_PAGES;
  switch (state) {
    case 'requested':
      return { title: words.void, lead: words.voidLead };
    case 'confirmed':
      return { title: words.accepted, lead: words.acceptedLead(name) };
    case 'declined':
      return { title: words.declinedByUs, lead: words.declinedByUsLead(name) };
    case 'cancelled':
      return { title: isCancelledByRestaurant ? words.cancelledByUs : words.cancelledByGuest, lead: '' };
  }
}
