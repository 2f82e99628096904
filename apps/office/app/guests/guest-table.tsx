import type { ListedGuest } from '@tischlein/contract/office';
import { euro } from '@tischlein/wording';
import { GUESTS } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { formatDateTimeWithYear } from '../values/clock.ts';

interface GuestTableProps {
  readonly slug: string;
  readonly guests: readonly ListedGuest[];
}

/** Guests as rows, on phones as cards. */
export function GuestTable({ slug, guests }: GuestTableProps) {
  return (
    <table className="guest-table">
      <thead>
        <tr>
          {Object.values(GUESTS.columns).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {guests.map((guest) => (
          <GuestRow key={guest.id} slug={slug} guest={guest} />
        ))}
      </tbody>
    </table>
  );
}

function GuestRow({ slug, guest }: { readonly slug: string; readonly guest: ListedGuest }) {
  const { id, name, email, phone, orders, sum, lastAt, advertising, hasAccount, isBlocked } = guest;
  return (
    <tr>
      <th scope="row" data-part="name">
        <Link to={`/${slug}/gaeste/${id}`}>{name || GUESTS.nameless}</Link>
        {isBlocked && (
          <span className="state" data-kind="bad">
            {GUESTS.blocked}
          </span>
        )}
        <small>{email || phone}</small>
      </th>
      <td data-part="orders" data-name={GUESTS.columns.orders}>
        {orders}
      </td>
      <td data-part="last">
        <time dateTime={lastAt}>{formatDateTimeWithYear(lastAt)}</time>
      </td>
      <td data-part="sum">{euro(sum)}</td>
      <td data-part="advertising" data-name={GUESTS.columns.advertising}>
        {GUESTS.advertising[advertising]}
      </td>
      <td data-part="account" data-name={GUESTS.columns.account}>
        {hasAccount ? GUESTS.account : GUESTS.noAccount}
      </td>
    </tr>
  );
}
