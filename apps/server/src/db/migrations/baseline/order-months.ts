// Foreign keys to orders, as statements that remove them and add them again. The rows were checked when they were written;
// housekeeping checks them again without blocking anyone.
const READ_KEYS = `select
    string_agg(format('alter table %s drop constraint %I', conrelid::regclass, conname), '; '),
    string_agg(format('alter table %s add constraint %I %s not valid', conrelid::regclass, conname,
      replace(pg_get_constraintdef(oid), ' NOT VALID', '')), '; ')
  into drop_keys, add_keys
  from pg_constraint where contype = 'f' and confrelid in ('orders'::regclass, 'orders_other'::regclass) and conparentid = 0`;

// Ids of orders from before there were months are UUIDs, which sort before this one.
const FIRST_ID = 'm202611';

/** Partitions of orders and their events by month, on PostgreSQL (decision 064). */
export const orderMonths: readonly string[] = [
  // From when on ids name their month; '': always.
  `create table order_months (ids_since text not null)`,
  `insert into order_months values ('')`,
  // Numbers are unique in a table of their own, which a trigger fills.
  `create table order_numbers (
    shop_id text not null, number integer not null, order_id text not null,
    primary key (shop_id, number)
  )`,
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

  `create table orders_before_months partition of orders for values from (minvalue) to ('${FIRST_ID}')`,
  // Its indexes have the names that they have in databases from before there were months.
  `do $$
    declare
      index record;
    begin
      for index in select inhrelid::regclass as name, inhparent::regclass as parent
        from pg_inherits join pg_index on indexrelid = inhrelid
        where indrelid = 'orders_before_months'::regclass and not indisprimary
      loop
        execute format('alter index %s rename to %s_before_months', index.name, index.parent);
      end loop;
    end $$`,
  `create table orders_other partition of orders default`,
  // Events refer to the partition of their order: a key to all orders would be checked in each.
  `create table order_events_before_months partition of order_events for values from (minvalue) to ('${FIRST_ID}')`,
  `alter table order_events_before_months add constraint order_events_pkey primary key (shop_id, sequence),
    add constraint order_events_shop_id_order_id_fkey foreign key (shop_id, order_id) references orders_before_months`,
  `create index events_of_an_order on order_events_before_months (shop_id, order_id)`,
  `create table order_events_other (like order_events_before_months including all)`,
  `alter table order_events attach partition order_events_other default`,
  `alter table order_events_other add foreign key (shop_id, order_id) references orders_other`,
  `create function announce_event() returns trigger language plpgsql as $$
  begin
    perform pg_notify('order_events', new.shop_id || ' ' || new.order_id);
    return null;
  end $$`,
  `create trigger announce_event after insert on order_events for each row execute function announce_event()`,

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
  // The months since November 2026, so that it can take any backup.
  `select add_order_month(month::date)
    from generate_series(timestamp '2026-11-01', now() at time zone 'utc' + interval '3 months', '1 month') as month`,
];
