import type { ColumnTypes } from '../migrate.ts';

/** Group orders (S2 §3 Group order); the order of a group keeps its id and the version it was priced with. */
export const groupOrders = ({ engine, strict }: ColumnTypes): readonly string[] => [
  `create table group_orders (
    shop_id text not null references shops,
    group_id text not null,
    code text not null,
    name text not null,
    stage text not null,
    is_pickup integer not null,
    order_id text,
    closes_at text,
    iban text,
    version integer not null,
    created_at text not null,
    expires_at text not null,
    owner_seen_at text not null,
    primary key (shop_id, group_id),
    unique (shop_id, code)
  ) ${strict}`,
  `create table group_members (
    shop_id text not null,
    group_id text not null,
    member_id text not null,
    position integer not null,
    user_id text not null,
    name text not null,
    status text not null,
    is_included integer not null,
    session_hash text not null,
    cart text not null,
    cart_version integer not null,
    primary key (shop_id, group_id, member_id),
    unique (shop_id, group_id, session_hash),
    foreign key (shop_id, group_id) references group_orders
  ) ${strict}`,
  `create index group_orders_by_order on group_orders (shop_id, order_id)`,
  `create index group_orders_by_expiry on group_orders (expires_at)`,
  `alter table orders add column group_order_id text`,
  `alter table orders add column group_version integer`,
  ...(engine === 'postgres' ? ANNOUNCEMENTS : []),
];

const ANNOUNCEMENTS = [
  `create function announce_group() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        perform pg_notify('group_orders', old.shop_id || ' ' || old.group_id);
      elsif new.version <> old.version then
        perform pg_notify('group_orders', new.shop_id || ' ' || new.group_id);
      end if;
      return null;
    end $$`,
  `create trigger announce_group after update or delete on group_orders for each row execute function announce_group()`,
];
