import type { ColumnTypes } from '../migrate.ts';

/**
 * Orders and their events by month on PostgreSQL (decision 064). The tables of before become partitions without being copied.
 * Numbers stay unique in a table of their own, which triggers fill: the version before this one does not know it.
 */
export const ordersByMonth = ({ engine }: ColumnTypes): readonly string[] => (engine === 'postgres' ? POSTGRES : []);

// What an order is placed with comes first, in that order, so that no transaction waits for a table that is locked here
// while it holds one that is not.
const LOCKED = [
  'orders',
  'order_lines',
  'order_adjustments',
  'order_events',
  'order_gifts',
  'coupon_uses',
  'outbox',
  'payments',
  'receipts',
  'refunds',
  'payment_tasks',
  'withdrawals',
  'advertising_consents',
  'accounts',
  'feedback',
  'order_guests',
  'electronic_invoices',
  'electronic_corrections',
  'escalation_steps',
  'order_changes',
  'tour_stops',
];

// Foreign keys to orders, as statements that remove them and add them again. The rows were checked when they were written;
// housekeeping checks them again without blocking anyone.
const READ_KEYS = `select
    string_agg(format('alter table %s drop constraint %I', conrelid::regclass, conname), '; '),
    string_agg(format('alter table %s add constraint %I %s not valid', conrelid::regclass, conname,
      replace(pg_get_constraintdef(oid), ' NOT VALID', '')), '; ')
  into drop_keys, add_keys
  from pg_constraint where contype = 'f' and confrelid in ('orders'::regclass, 'orders_other'::regclass) and conparentid = 0`;

// Older ids are UUIDs, which sort before this one.
const FIRST_ID = 'm202611';

const POSTGRES = [
  `create table order_numbers (
    shop_id text not null,
    number integer not null,
    order_id text not null,
    primary key (shop_id, number)
  )`,
  // The previous version does not accept ids with a month; it may run beside this one for a day.
  `create table order_months (ids_since text not null)`,
  `insert into order_months select case when exists (select from orders)
    then to_char(now() at time zone 'utc' + interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') else '' end`,
  // Most of them before anybody has to wait.
  `insert into order_numbers select shop_id, number, order_id from orders`,
  // Shorter than the time after which PostgreSQL looks for a deadlock: this one gives up, never an order.
  `set local lock_timeout = 500`,
  `lock table ${LOCKED.join(', ')} in access exclusive mode`,
  `insert into order_numbers select shop_id, number, order_id from orders where not exists (
    select from order_numbers where order_numbers.shop_id = orders.shop_id and order_numbers.number = orders.number)`,
  `delete from order_numbers where not exists (
    select from orders where orders.shop_id = order_numbers.shop_id and orders.number = order_numbers.number)`,

  // Events of a month refer to the orders of that month, which are its own partition: a key to all of them would be checked in each.
  `create function add_order_month(month date) returns boolean language plpgsql as $$
    declare
      name text := to_char(month, 'YYYYMM');
      low text := 'm' || name;
      high text := 'm' || to_char(month + interval '1 month', 'YYYYMM');
      has_rows boolean;
      drop_keys text;
      add_keys text;
    begin
      if to_regclass('orders_' || name) is not null then
        return false;
      end if;
      execute format('create table orders_%s (like orders including defaults including constraints)', name);
      execute format('create table order_events_%s (like order_events_other including all)', name);
      has_rows := exists (select from orders_other where order_id >= low and order_id < high)
        or exists (select from order_events_other where order_id >= low and order_id < high);
      if has_rows then
        ${READ_KEYS};
        execute drop_keys;
        alter table orders_other disable trigger user;
        execute format('with moved as (delete from orders_other where order_id >= $1 and order_id < $2 returning *)
          insert into orders_%s select * from moved', name) using low, high;
        alter table orders_other enable trigger user;
        execute format('with moved as (delete from order_events_other where order_id >= $1 and order_id < $2 returning *)
          insert into order_events_%s select * from moved', name) using low, high;
      end if;
      execute format('alter table orders attach partition orders_%s for values from (%L) to (%L)', name, low, high);
      execute format('alter table order_events attach partition order_events_%s for values from (%L) to (%L)', name, low, high);
      execute format('alter table order_events_%s add foreign key (shop_id, order_id) references orders_%s', name, name);
      if has_rows then
        execute add_keys;
      end if;
      return true;
    end $$`,

  `do $$
    declare
      index record;
      drop_keys text;
      add_keys text;
    begin
      alter table order_events drop constraint order_events_shop_id_order_id_fkey;
      create table orders_other (like orders including defaults including constraints);
      ${READ_KEYS};
      execute drop_keys;
      drop trigger announce_event on order_events;
      alter table orders drop constraint orders_shop_id_number_key;
      alter table orders rename to orders_before_months;
      alter table order_events rename to order_events_before_months;
      create table orders (like orders_before_months including defaults including constraints) partition by range (order_id);
      create table order_events (like order_events_before_months including defaults) partition by range (order_id);
      alter index orders_pkey rename to orders_before_months_pkey;
      alter table orders add primary key (shop_id, order_id);
      alter table orders add foreign key (shop_id) references shops;
      for index in
        select relname as name, pg_get_indexdef(indexrelid) as definition
        from pg_index join pg_class on pg_class.oid = indexrelid
        where indrelid = 'orders_before_months'::regclass and not indisunique
      loop
        execute format('alter index %I rename to %I', index.name, index.name || '_before_months');
        execute regexp_replace(index.definition, ' ON \\S+ USING ', ' ON orders USING ');
      end loop;
      alter table orders attach partition orders_other default;
      create table order_events_other (like order_events_before_months including all);
      alter table order_events attach partition order_events_other default;
      perform add_order_month(month::date)
        from generate_series(timestamp '2026-11-01', now() at time zone 'utc' + interval '3 months', '1 month') as month;
      with moved as (delete from orders_before_months where order_id >= '${FIRST_ID}' returning *)
        insert into orders select * from moved;
      with moved as (delete from order_events_before_months where order_id >= '${FIRST_ID}' returning *)
        insert into order_events select * from moved;
      alter table orders attach partition orders_before_months for values from (minvalue) to ('${FIRST_ID}');
      alter table order_events attach partition order_events_before_months for values from (minvalue) to ('${FIRST_ID}');
      alter table order_events_before_months add constraint order_events_shop_id_order_id_fkey
        foreign key (shop_id, order_id) references orders_before_months not valid;
      alter table order_events_other add foreign key (shop_id, order_id) references orders_other;
      execute add_keys;
    end $$`,
  `create trigger announce_event after insert on order_events for each row execute function announce_event()`,
  `create function keep_order_number() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        delete from order_numbers where shop_id = old.shop_id and number = old.number;
      else
        insert into order_numbers values (new.shop_id, new.number, new.order_id);
      end if;
      return null;
    end $$`,
  `create trigger keep_order_number after insert or delete on orders for each row execute function keep_order_number()`,
  `set local lock_timeout = 2000`,
];
