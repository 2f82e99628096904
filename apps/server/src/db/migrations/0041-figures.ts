import type { ColumnTypes } from '../migrate.ts';

/** The figures of past days, what was handed over to the till, and which orders are of the same guest. */
export const figures = ({ strict, keyed, bigint }: ColumnTypes): readonly string[] => [
  `create table figure_days (
    shop_id text not null references shops,
    day text not null,
    version integer not null,
    totals text not null,
    lists text not null,
    primary key (shop_id, day)
  ) ${strict}`,
  `create table figure_cursors (
    shop_id text not null references shops,
    sequence ${bigint} not null,
    primary key (shop_id)
  ) ${keyed}`,
  `create table order_guests (
    shop_id text not null,
    order_id text not null,
    guest_hash text not null,
    at text not null,
    primary key (shop_id, order_id),
    foreign key (shop_id, order_id) references orders
  ) ${keyed}`,
  `create index order_guests_by_guest on order_guests (shop_id, guest_hash, at)`,
  `create table till_parts (
    shop_id text not null,
    bill_id text not null,
    entry text not null,
    at text not null,
    table_number integer not null,
    waiter text not null,
    vat text not null,
    primary key (shop_id, bill_id, entry),
    foreign key (shop_id, bill_id) references table_bills
  ) ${strict}`,
  `create index till_parts_by_time on till_parts (shop_id, at)`,
  `create index orders_by_release on orders (shop_id, released_at)`,
];
