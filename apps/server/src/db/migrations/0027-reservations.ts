import type { ColumnTypes } from '../migrate.ts';

/** Reserved tables (S1 §2), and the seats that they take by the quarter of an hour. */
export const reservations = ({ strict, keyed }: ColumnTypes): readonly string[] => [
  `create table reservations (
    shop_id text not null references shops,
    reservation_id text not null,
    request_key text not null,
    request_hash text not null,
    state text not null,
    sequence integer not null,
    starts_at text not null,
    ends_at text not null,
    guests integer not null check (guests > 0),
    name text not null,
    email text not null,
    phone text not null,
    wish text not null,
    message text not null,
    cancelled_by text,
    guest_sure_at text,
    received_at text not null,
    primary key (shop_id, reservation_id),
    unique (shop_id, request_key)
  ) ${strict}`,
  `create index reservations_by_start on reservations (shop_id, starts_at)`,
  `create index reservations_by_end on reservations (ends_at)`,
  `create table reserved_seats (
    shop_id text not null references shops,
    quarter_at text not null,
    seats integer not null check (seats >= 0),
    primary key (shop_id, quarter_at)
  ) ${keyed}`,
];
