import type { ColumnTypes } from '../migrate.ts';

/** Shops, menus, pictures, orders, coupons, outbox, staff. */
export const firstOrder = ({ engine, bigint, bytes, strict, keyed }: ColumnTypes): readonly string[] => [
  `create table shops (
    shop_id text not null primary key,
    slug text not null unique,
    domain text unique,
    config text not null
  ) ${strict}`,
  `create table shop_counters (
    shop_id text not null primary key references shops on delete cascade,
    config_version integer not null,
    menu_version integer not null,
    order_number integer not null,
    event_sequence integer not null
  ) ${keyed}`,
  `create table menus (
    shop_id text not null primary key references shops on delete cascade,
    document text not null
  ) ${strict}`,
  `create table media (
    shop_id text not null references shops on delete cascade,
    image_id text not null,
    hash text not null,
    bytes ${bytes} not null,
    primary key (shop_id, image_id)
  ) ${strict}`,
  `create table orders (
    shop_id text not null references shops,
    order_id text not null,
    number integer not null,
    status text not null,
    payment_status text not null,
    payment_method text,
    delivery_type text not null,
    placed_at text not null,
    serve_at text,
    promised_at text,
    refusal_reason text,
    session_hash text not null,
    table_number integer,
    age_check integer,
    coupon_code text,
    list_total ${bigint} not null,
    discounted_total ${bigint} not null,
    subtotal ${bigint} not null,
    cart_discount ${bigint} not null,
    coupon_value ${bigint} not null,
    deposits ${bigint} not null,
    delivery_fee ${bigint} not null,
    total ${bigint} not null check (total >= 0),
    accept_advertising integer not null,
    contact text not null,
    quote text not null,
    primary key (shop_id, order_id),
    unique (shop_id, number)
  ) ${strict}`,
  `create index orders_by_day on orders (shop_id, placed_at)`,
  `create index open_orders on orders (shop_id) where status in ('placed', 'accepted', 'ready', 'underway')`,
  `create table order_lines (
    shop_id text not null,
    order_id text not null,
    position integer not null,
    item_id text not null,
    size_id text,
    name text not null,
    amount integer not null,
    unit_list_price ${bigint} not null,
    list_price ${bigint} not null,
    discounted_price ${bigint} not null,
    price ${bigint} not null,
    deposit ${bigint} not null,
    primary key (shop_id, order_id, position),
    foreign key (shop_id, order_id) references orders
  ) ${keyed}`,
  `create table order_adjustments (
    shop_id text not null,
    order_id text not null,
    position integer not null,
    source text not null,
    offer_id text,
    label text not null,
    amount ${bigint} not null,
    line_position integer,
    primary key (shop_id, order_id, position),
    foreign key (shop_id, order_id) references orders
  ) ${keyed}`,
  `create table order_events (
    shop_id text not null,
    sequence integer not null,
    order_id text not null,
    action text not null,
    status text not null,
    at text not null,
    primary key (shop_id, sequence),
    foreign key (shop_id, order_id) references orders
  ) ${keyed}`,
  `create index events_of_an_order on order_events (shop_id, order_id)`,
  `create table order_keys (
    shop_id text not null,
    key text not null,
    order_id text not null,
    request_hash text not null,
    expires_at text not null,
    primary key (shop_id, key)
  ) ${keyed}`,
  `create table coupons (
    shop_id text not null references shops on delete cascade,
    code text not null,
    shown_code text not null,
    type text not null,
    value ${bigint} not null,
    minimum_order_value ${bigint} not null,
    exclusive integer not null,
    active integer not null,
    valid_from text,
    valid_until text,
    maximum_uses integer,
    maximum_uses_per_customer integer,
    used integer not null,
    primary key (shop_id, code)
  ) ${strict}`,
  `create table coupon_uses (
    shop_id text not null,
    code text not null,
    order_id text not null,
    customer text not null,
    primary key (shop_id, code, order_id, customer),
    foreign key (shop_id, order_id) references orders
  ) ${keyed}`,
  `create index coupon_uses_of_a_customer on coupon_uses (shop_id, code, customer)`,
  `create table outbox (
    outbox_id text not null primary key,
    shop_id text not null,
    order_id text not null,
    kind text not null,
    created_at text not null,
    run_at text not null,
    locked_until text,
    attempts integer not null,
    done_at text,
    failure text,
    foreign key (shop_id, order_id) references orders
  ) ${strict}`,
  `create index waiting_outbox on outbox (run_at) where done_at is null`,
  `create table staff (
    staff_id text not null primary key,
    email text not null unique,
    password_hash text not null,
    role text not null,
    created_at text not null
  ) ${strict}`,
  `create table staff_shops (
    staff_id text not null references staff on delete cascade,
    shop_id text not null references shops on delete cascade,
    primary key (staff_id, shop_id)
  ) ${keyed}`,
  `create table staff_sessions (
    token_hash text not null primary key,
    staff_id text not null references staff on delete cascade,
    created_at text not null,
    expires_at text not null
  ) ${keyed}`,
  ...(engine === 'postgres' ? announceEvents : []),
];

// Notifies other processes at commit; on SQLite they poll once a second instead.
const announceEvents = [
  `create function announce_event() returns trigger language plpgsql as $$
  begin
    perform pg_notify('order_events', new.shop_id || ' ' || new.order_id);
    return null;
  end $$`,
  `create trigger announce_event after insert on order_events for each row execute function announce_event()`,
];
