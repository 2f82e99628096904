import type { ColumnTypes } from '../../column-types.ts';

/** Reservations, and ordering at tables (S2 §4, S3 W1 to W13). */
export const diningTables = ({ strict, keyed }: ColumnTypes): readonly string[] => [
  // A reserved table. Its stay begins and ends at a quarter of an hour.
  `create table reservations (
    shop_id text not null references shops, reservation_id text not null,
    -- The client's idempotency key, or one made from a double click; request_hash is of what it sent.
    request_key text not null,
    request_hash text not null, state text not null,
    sequence integer not null, -- Counts changes; the SEQUENCE of the calendar entry.
    starts_at text not null, ends_at text not null, guests integer not null check (guests > 0), name text not null,
    email text not null, -- '' if it was entered by staff without one.
    phone text not null, wish text not null,
    message text not null, -- The restaurant's words when it declined or cancelled.
    cancelled_by text,
    guest_sure_at text, -- When the guest confirmed that they come.
    received_at text not null,
    primary key (shop_id, reservation_id), unique (shop_id, request_key)
  ) ${strict}`,
  `create index reservations_by_start on reservations (shop_id, starts_at)`,
  `create index reservations_by_end on reservations (ends_at)`,
  // Seats taken in a quarter of an hour, by all reservations together.
  `create table reserved_seats (
    shop_id text not null references shops, quarter_at text not null, seats integer not null check (seats >= 0),
    primary key (shop_id, quarter_at)
  ) ${keyed}`,
  // A row appears with the first code, guest or bill of a table.
  `create table table_states (
    shop_id text not null references shops, table_number integer not null,
    code_version integer not null, -- Raised when the office renews the QR code (S3 W6).
    visit integer not null, -- Raised when the table is cleared, so that its guests have to scan again.
    primary key (shop_id, table_number)
  ) ${strict}`,
  // What a table has ordered until it is cleared (S3 W7); at most one of a table is open.
  `create table table_bills (
    shop_id text not null references shops, bill_id text not null, table_number integer not null,
    version integer not null, -- Raised by each change.
    rounds integer not null, opened_at text not null, last_booked_at text not null, cleared_at text,
    document text not null, -- Bill as JSON.
    primary key (shop_id, bill_id)
  ) ${strict}`,
  `create unique index table_bills_open on table_bills (shop_id, table_number) where cleared_at is null`,
  // The bills that hold lines of a round, or are paid by a part.
  `create table bill_orders (
    shop_id text not null, order_id text not null, bill_id text not null,
    primary key (shop_id, order_id, bill_id), foreign key (shop_id, bill_id) references table_bills
  ) ${strict}`,
  `create index bill_orders_by_bill on bill_orders (shop_id, bill_id)`,
  // History of a bill, append-only: one entry for each version, with its author (S3 W9).
  `create table bill_entries (
    shop_id text not null, bill_id text not null, version integer not null, at text not null, author_kind text not null,
    author_name text not null, action text not null,
    part_id text, -- The part that was reserved, settled, released or handed over.
    detail text not null, -- EntryDetail as JSON.
    request_key text, -- Idempotency-Key of the request and the hash of its body; null: an event, or none was sent.
    request_hash text,
    primary key (shop_id, bill_id, version), unique (shop_id, request_key),
    foreign key (shop_id, bill_id) references table_bills
  ) ${strict}`,
  `create index bill_entries_by_part on bill_entries (shop_id, part_id)`,
  // A part of a table's bill that was handed over to the till, or paid back there. It never changes.
  `create table till_parts (
    shop_id text not null, bill_id text not null,
    entry text not null, -- The part; of a refund, the refund and the part.
    at text not null, table_number integer not null, waiter text not null,
    vat text not null, -- VatPart[] as JSON; negative where it was paid back.
    primary key (shop_id, bill_id, entry), foreign key (shop_id, bill_id) references table_bills
  ) ${strict}`,
  `create index till_parts_by_time on till_parts (shop_id, at)`,
  `create table table_calls (
    shop_id text not null references shops, table_number integer not null, kind text not null, called_at text not null,
    primary key (shop_id, table_number)
  ) ${strict}`,
  `create table waiter_passwords (
    shop_id text not null references shops, password_hash text not null, changed_at text not null,
    changed_by text not null, -- Id of the owner.
    primary key (shop_id)
  ) ${strict}`,
  // Ends at local midnight (S3 W1).
  `create table waiter_sessions (
    shop_id text not null references shops, token_hash text not null,
    name text not null, -- Empty: not entered yet.
    expires_at text not null,
    primary key (shop_id, token_hash)
  ) ${strict}`,
];
