import type { ColumnTypes } from '../migrate.ts';

/** Ordering at tables (S2 §4, S3 W1 to W13): bills with their history, calls of guests, waiters. */
export const tables = ({ engine, strict }: ColumnTypes): readonly string[] => [
  `create table table_states (
    shop_id text not null references shops,
    table_number integer not null,
    code_version integer not null,
    visit integer not null,
    primary key (shop_id, table_number)
  ) ${strict}`,
  `create table table_bills (
    shop_id text not null references shops,
    bill_id text not null,
    table_number integer not null,
    version integer not null,
    rounds integer not null,
    opened_at text not null,
    last_booked_at text not null,
    cleared_at text,
    document text not null,
    primary key (shop_id, bill_id)
  ) ${strict}`,
  // A table has at most one open bill (S3 W7).
  `create unique index table_bills_open on table_bills (shop_id, table_number) where cleared_at is null`,
  `create table bill_orders (
    shop_id text not null,
    order_id text not null,
    bill_id text not null,
    primary key (shop_id, order_id, bill_id),
    foreign key (shop_id, bill_id) references table_bills
  ) ${strict}`,
  `create index bill_orders_by_bill on bill_orders (shop_id, bill_id)`,
  `create table bill_entries (
    shop_id text not null,
    bill_id text not null,
    version integer not null,
    at text not null,
    author_kind text not null,
    author_name text not null,
    action text not null,
    part_id text,
    detail text not null,
    request_key text,
    request_hash text,
    primary key (shop_id, bill_id, version),
    unique (shop_id, request_key),
    foreign key (shop_id, bill_id) references table_bills
  ) ${strict}`,
  `create index bill_entries_by_part on bill_entries (shop_id, part_id)`,
  `create table table_calls (
    shop_id text not null references shops,
    table_number integer not null,
    kind text not null,
    called_at text not null,
    primary key (shop_id, table_number)
  ) ${strict}`,
  `create table waiter_passwords (
    shop_id text not null references shops,
    password_hash text not null,
    changed_at text not null,
    changed_by text not null,
    primary key (shop_id)
  ) ${strict}`,
  `create table waiter_sessions (
    shop_id text not null references shops,
    token_hash text not null,
    name text not null,
    expires_at text not null,
    primary key (shop_id, token_hash)
  ) ${strict}`,
  `alter table orders add column purpose text not null default 'goods'`,
  `alter table orders add column round integer`,
  `alter table orders add column waiter text not null default ''`,
  `alter table orders add column pays_later integer not null default 0`,
  `alter table orders add column waits_for_waiter integer not null default 0`,
  `alter table orders add column tip integer not null default 0`,
  `alter table orders add column tip_recipient text`,
  `create index orders_waiting_for_waiter on orders (shop_id, table_number) where waits_for_waiter = 1`,
  `alter table shop_counters add column table_version integer not null default 0`,
  ...(engine === 'postgres' ? ANNOUNCEMENTS : []),
];

const ANNOUNCEMENTS = [
  `create function announce_tables() returns trigger language plpgsql as $$
    begin
      if new.table_version <> old.table_version then
        perform pg_notify('tables', new.shop_id || ' ' || new.table_version);
      end if;
      return null;
    end $$`,
  `create trigger announce_tables after update on shop_counters for each row execute function announce_tables()`,
];
