import type { ListedGuest } from '@tischlein/contract/office';
import { euro } from '@tischlein/wording';
import { GUESTS } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { Table } from '../ui/table.tsx';
import { formatDateTimeWithYear } from '@tischlein/shop-time';

interface GuestTableProps {
  readonly guests: readonly ListedGuest[];
  /** Says where each of them ordered last: of the branches of a franchise. */
  readonly withShops: boolean;
}

/** Guests as rows, on phones as cards. */
export function GuestTable({ guests, withShops }: GuestTableProps) {
  const { columns } = GUESTS;
  return (
    <Table
      kind="guest-table"
      rows={guests}
      toKey={({ id }) => id}
      onPhones="own"
      isLinked
      columns={[
        { part: 'name', name: columns.name, isHead: true, cell: nameGuest },
        { part: 'orders', name: columns.orders, cell: ({ orders }) => orders },
        {
          part: 'last',
          name: columns.last,
          cell: ({ lastAt, shop }) => (
            <>
              <time dateTime={lastAt}>{formatDateTimeWithYear(lastAt)}</time>
              {withShops && <small>{shop.name}</small>}
            </>
          ),
        },
        { part: 'sum', name: columns.sum, cell: ({ sum }) => euro(sum) },
        { part: 'advertising', name: columns.advertising, cell: (guest) => GUESTS.advertising[guest.advertising] },
        {
          part: 'account',
          name: columns.account,
          cell: ({ hasAccount }) => (hasAccount ? GUESTS.account : GUESTS.noAccount),
        },
      ]}
    />
  );
}

const nameGuest = ({ id, shop, name, email, phone, isBlocked }: ListedGuest) => (
  <>
    <Link to={`/${shop.slug}/gaeste/${id}`}>{name || GUESTS.nameless}</Link>
    {isBlocked && (
      <span className="state" data-kind="bad">
        {GUESTS.blocked}
      </span>
    )}
    <small>{email || phone}</small>
  </>
);
