import type { ListedGuest } from '@tischlein/contract/office';
import { euro } from '@tischlein/wording';
import { GUESTS } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { formatDateTimeWithYear } from '../values/clock.ts';

interface GuestTableProps {
  readonly guests: readonly ListedGuest[];
  /** Says where each of them ordered last: of the branches of a franchise. */
  readonly withShops: boolean;
}

/** Guests as rows, on phones as cards. */
export function GuestTable({ guests, withShops }: GuestTableProps) {
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
          <GuestRow key={guest.id} guest={guest} withShop={withShops} />
        ))}
      </tbody>
    </table>
  );
}

function GuestRow({ guest, withShop }: { readonly guest: ListedGuest; readonly withShop: boolean }) {
  const { id, shop, name, email, phone, orders, sum, lastAt, advertising, hasAccount, isBlocked } = guest;
  return (
    <tr>
      <th scope="row" data-part="name">
        <Link to={`/${shop.slug}/gaeste/${id}`}>{name || GUESTS.nameless}</Link>
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
        {withShop && <small>{shop.name}</small>}
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
