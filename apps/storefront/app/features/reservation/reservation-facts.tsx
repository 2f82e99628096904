import type { Reservation } from '@tischlein/contract/shop';
import { FactIcon, type FactIconName } from '@tischlein/ui/fact-icon';
import { arrivalInWords, peopleText, tableUntil } from '@tischlein/wording';
import { RESERVATION_PAGES } from '@tischlein/wording/storefront';
import type { ReactNode } from 'react';

/** When, how many and who. */
export function ReservationCard({ reservation }: { readonly reservation: Reservation }) {
  const { guests, departure, name, phone, email, wish } = reservation;
  return (
    <div className="reservation-card reservation-facts">
      <Fact icon="calendar" more={tableUntil(departure)}>
        {arrivalInWords(reservation)}
      </Fact>
      <Fact icon="users" more={wish && RESERVATION_PAGES.wish(wish)}>
        {peopleText(guests)}
      </Fact>
      <Fact icon="user" more={[phone, email].filter(Boolean).join(', ')}>
        {name}
      </Fact>
    </div>
  );
}

interface FactProps {
  readonly icon: FactIconName;
  readonly more?: string;
  readonly children: ReactNode;
}

export function Fact({ icon, more = '', children }: FactProps) {
  return (
    <p className="reservation-fact">
      <FactIcon name={icon} />
      <span>
        {children}
        {more && <small>{more}</small>}
      </span>
    </p>
  );
}
