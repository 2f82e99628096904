import type { ColumnTypes } from '../../column-types.ts';
import { orderMonths } from './order-months.ts';

/** Orders with their history, and what is done for them. */
export const orderTables = ({ engine, bigint, strict, keyed }: ColumnTypes): readonly string[] => [
  `create table orders (
    shop_id text not null references shops, order_id text not null,
    number integer not null, -- Test orders count down from -1, so that guests' orders have no gap.
    status text not null, payment_status text not null, payment_method text, delivery_type text not null,
    placed_at text not null, serve_at text, promised_at text, refusal_reason text,
    session_hash text not null, -- Hash of the session that ordered: only this session sees personal data (S3 K8).
    table_number integer, age_check integer,
    coupon_code text, -- Set if the coupon's use was counted.
    list_total ${bigint} not null, -- The calculation steps (S3 §2).
    discounted_total ${bigint} not null, subtotal ${bigint} not null, cart_discount ${bigint} not null,
    coupon_value ${bigint} not null, deposits ${bigint} not null, delivery_fee ${bigint} not null,
    total ${bigint} not null check (total >= 0), accept_advertising integer not null,
    contact text not null, -- Name, address, phone, mail and notes as JSON: all personal data of the order.
    quote text not null, -- The whole quote as the guest saw it, as JSON.
    serve_day integer, -- Local weekday of serve_at when the order was placed (docs/reliability.md I13).
    slot_at text, -- The kitchen slot of the order; make_minutes is what it takes of the slot.
    make_minutes integer not null default 0,
    released_at text, -- When the desk got it; null: not paid yet (docs/reliability.md I7).
    given_up_at text, -- When the guest abandoned the payment; money that arrives afterwards is refunded.
    advertising_version integer, -- The accepted text; null: none, or unknown.
    -- The seller as JSON, so that a receipt keeps its address if the restaurant moves; null for older orders.
    seller text,
    account_shop_id text, -- The shop that owns the account; set if the guest has one or asked for one.
    account_id text, -- The owner of the order; null: no account, or its address is not confirmed yet.
    accepted_terms text, -- Versions of the accepted terms and privacy text as JSON; null for older orders.
    group_order_id text, -- The group that ordered, and the version of its carts that was priced; null: ordered alone.
    group_version integer,
    -- billPart: pays a part of a table's bill; nothing is cooked for it. test: staff try out a draft (decision 046).
    purpose text not null default 'goods',
    round integer, -- Number of the round on its table's bill, from 1; null: not booked on a bill.
    waiter text not null default '', -- Who booked it; of a part, who served the table. Empty: a guest, or unknown.
    pays_later integer not null default 0, -- Is on the table's bill until a part or the till pays it (S3 W8).
    waits_for_waiter integer not null default 0, -- Goes to the kitchen once a waiter has confirmed it (S3 W12).
    tip integer not null default 0, -- Paid on top of total (S3 W13).
    tip_recipient text,
    -- The checkout named the right to object to mails about the order (§ 7 (3) UWG).
    told_of_objection integer not null default 0,
    search_words text not null default '', -- What staff find the order by in the archive, from its contact.
    article_words text not null default '', -- What staff find the order by in the archive, from its articles.
    -- What orders of the same guest share, from its contact; '': the guest is unknown.
    guest_key text not null default '',
    taken_by text not null default '', -- The member of staff who took it on the telephone; empty: the guest ordered.
    accept_minutes integer, -- Of an order by telephone: the minutes it is accepted for; null: the requested time.
    -- Of an order paid online: what a change has made dearer, paid at the door or the counter.
    due_in_person integer not null default 0,
    primary key (shop_id, order_id) ${engine === 'postgres' ? ') partition by range (order_id)' : ', unique (shop_id, number)) strict'}`,
  `create index orders_by_day on orders (shop_id, placed_at)`,
  `create index open_orders on orders (shop_id) where status in ('placed', 'accepted', 'ready', 'underway')`,
  `create index orders_of_an_account on orders (account_shop_id, account_id) where account_id is not null`,
  `create index orders_by_group on orders (shop_id, group_order_id) where group_order_id is not null`,
  `create index orders_waiting_for_waiter on orders (shop_id, table_number) where waits_for_waiter = 1`,
  `create index orders_by_release on orders (shop_id, released_at)`,
  `create index orders_unanswered on orders (released_at) where status = 'placed' and released_at is not null`,
  `create index orders_archive on orders (shop_id, number, order_id, purpose, status, payment_status, payment_method,
    delivery_type, placed_at, table_number, total, coupon_code, released_at, search_words, article_words)`,
  `create index orders_by_guest on orders (shop_id, guest_key, number, purpose, status, released_at, placed_at, total)`,
  `create table order_lines (
    shop_id text not null, order_id text not null, position integer not null,
    item_id text not null, -- Dish, combo, or the dish of a free item.
    size_id text, name text not null, amount integer not null, unit_list_price ${bigint} not null,
    list_price ${bigint} not null, discounted_price ${bigint} not null, price ${bigint} not null,
    deposit ${bigint} not null,
    primary key (shop_id, order_id, position), foreign key (shop_id, order_id) references orders
  ) ${keyed}`,
  `create table order_adjustments (
    shop_id text not null, order_id text not null, position integer not null, source text not null, offer_id text,
    label text not null, amount ${bigint} not null,
    line_position integer, -- null: applies to the whole cart.
    primary key (shop_id, order_id, position), foreign key (shop_id, order_id) references orders
  ) ${keyed}`,
  // What an order got for free by an offer: an item at its list price, or the fee of its delivery.
  `create table order_gifts (
    shop_id text not null, order_id text not null, offer_id text not null, amount integer not null,
    primary key (shop_id, order_id, offer_id), foreign key (shop_id, order_id) references orders
  ) ${keyed}`,
  // History of a shop's orders, numbered without gaps in commit order.
  `create table order_events (
    shop_id text not null, sequence integer not null, order_id text not null,
    -- pay: the order is paid and goes to the desk · expire: not paid in time · refund: money was returned · withdraw:
    -- the guest withdrew, or the desk has handled the withdrawal · move: items went to another table · tour: joined or
    -- left a tour, or its place there changed · notMet: the driver has not met the guest.
    action text not null,
    status text not null, at text not null,
    -- The author at the desk: a person's e-mail address or a device's name. null: done by a guest or by the server.
    done_by text${engine === 'postgres' ? ') partition by range (order_id)' : EVENT_KEYS}`,
  ...(engine === 'postgres' ? orderMonths : [`create index events_of_an_order on order_events (shop_id, order_id)`]),
  // Maps a client's idempotency key, or a double click, to its order.
  `create table order_keys (
    shop_id text not null, key text not null, order_id text not null, request_hash text not null,
    expires_at text not null,
    primary key (shop_id, key)
  ) ${keyed}`,
  // A change of an order that the desk has proposed to its guest. At most one of an order is open.
  `create table order_changes (
    shop_id text not null, order_id text not null,
    -- Also the id of the refund that an accepted change leads to, and the cause of its receipt.
    change_id text not null,
    state text not null, reason text not null,
    serve_at text, -- The requested time of the new version; null: as soon as possible.
    make_minutes integer not null, age_check integer,
    quote_after text not null, -- The quote of the new version as JSON.
    quote_before text, -- The quote that it has replaced, as JSON; null: not accepted.
    proposed_at text not null, proposed_by text not null, expires_at text not null, decided_at text,
    gifts text not null default '[]', -- What the new version gives for free, as JSON, for the statistics.
    primary key (shop_id, order_id, change_id), foreign key (shop_id, order_id) references orders
  ) ${strict}`,
  `create unique index order_changes_open on order_changes (shop_id, order_id) where state = 'open'`,
  // Whose order it is, without saying who. Deleted when the guest's data are.
  `create table order_guests (
    shop_id text not null, order_id text not null, guest_hash text not null, at text not null,
    primary key (shop_id, order_id), foreign key (shop_id, order_id) references orders
  ) ${keyed}`,
  `create index order_guests_by_guest on order_guests (shop_id, guest_hash, at)`,
  // From when on ids of orders name their time; '': always (decision 069).
  `create table order_id_times (ids_since text not null) ${strict}`,
  `insert into order_id_times values ('')`,
  // A step that was taken for an unanswered order; `opened`: staff have looked at it.
  `create table escalation_steps (
    shop_id text not null, order_id text not null, step text not null, at text not null,
    primary key (shop_id, order_id, step), foreign key (shop_id, order_id) references orders
  ) ${keyed}`,
  // A job to run after a commit, at least once.
  `create table outbox (
    outbox_id text not null primary key, shop_id text not null, order_id text, kind text not null,
    payload text not null default '{}', -- JSON; its schema belongs to the kind.
    created_at text not null, run_at text not null, locked_until text, attempts integer not null,
    done_at text, -- Set when the job succeeded, or was abandoned with a failure.
    failure text,
    urgent integer not null default 0, -- 1: it does not wait behind mails.
    foreign key (shop_id, order_id) references orders
  ) ${strict}`,
  `create index waiting_outbox on outbox (run_at) where done_at is null`,
  `create index outbox_by_shop on outbox (shop_id, created_at)`,
  `create index outbox_of_an_order on outbox (shop_id, order_id)`,
  `create index urgent_outbox on outbox (run_at) where done_at is null and urgent = 1`,
  // A driver's tour. Whom it leads to is in its orders only.
  `create table tours (
    shop_id text not null references shops, tour_id text not null,
    number integer not null, -- Of the day, from 1.
    driver_id text not null, -- A member of staff or a shared device, which may have been removed since.
    state text not null,
    version integer not null, -- Raised by each change.
    created_at text not null, started_at text, ended_at text,
    primary key (shop_id, tour_id)
  ) ${strict}`,
  `create index tours_open on tours (shop_id, driver_id) where state <> 'ended'`,
  `create index tours_ended on tours (ended_at) where ended_at is not null`,
  `create table tour_stops (
    shop_id text not null, tour_id text not null, order_id text not null, position integer not null,
    state text not null,
    primary key (shop_id, tour_id, order_id), foreign key (shop_id, tour_id) references tours on delete cascade,
    foreign key (shop_id, order_id) references orders
  ) ${keyed}`,
  `create unique index tour_stops_open on tour_stops (shop_id, order_id) where state in ('waiting', 'onTheWay')`,
  `create index tour_stops_by_order on tour_stops (shop_id, order_id)`,
  // A guest's withdrawal from a contract.
  `create table withdrawals (
    shop_id text not null,
    withdrawal_id text not null, -- Hash of the declaration: repeating it creates no second row.
    order_id text not null, name text not null, email text not null,
    items text not null, -- The withdrawn items, in the guest's words; empty: all.
    declared_at text not null,
    handled_at text, -- When the restaurant handled it; null: still open.
    primary key (shop_id, withdrawal_id), foreign key (shop_id, order_id) references orders
  ) ${strict}`,
  `create index withdrawals_of_an_order on withdrawals (shop_id, order_id)`,
  `create index open_withdrawals on withdrawals (shop_id) where handled_at is null`,
  `create table group_orders (
    shop_id text not null references shops, group_id text not null, code text not null, name text not null,
    stage text not null, is_pickup integer not null,
    order_id text, -- The order that is being paid or has been placed.
    closes_at text, iban text,
    version integer not null, -- Raised by each change; an order names the version it was priced with.
    created_at text not null, expires_at text not null,
    owner_seen_at text not null, -- Last sign of the owner, at most a minute late.
    primary key (shop_id, group_id), unique (shop_id, code)
  ) ${strict}`,
  `create index group_orders_by_order on group_orders (shop_id, order_id)`,
  `create index group_orders_by_expiry on group_orders (expires_at)`,
  `create table group_members (
    shop_id text not null, group_id text not null, member_id text not null,
    position integer not null, -- The owner has 0, later members more.
    user_id text not null, name text not null, status text not null, is_included integer not null,
    session_hash text not null, -- Hash of the session that joined: the member's secret (S3 G2).
    cart text not null, -- MemberCart as JSON.
    cart_version integer not null,
    lost_items text not null default '[]', -- CartProblem[] as JSON.
    primary key (shop_id, group_id, member_id), unique (shop_id, group_id, session_hash),
    foreign key (shop_id, group_id) references group_orders
  ) ${strict}`,
  // Where a group is that has followed its owner to another branch.
  `create table group_moves (
    shop_id text not null references shops, group_id text not null, code text not null, to_shop_id text not null,
    to_code text not null, expires_at text not null,
    primary key (shop_id, group_id)
  ) ${strict}`,
  `create index group_moves_by_code on group_moves (shop_id, code)`,
  `create index group_moves_by_expiry on group_moves (expires_at)`,
  ...(engine === 'postgres' ? [...ANNOUNCE_GROUPS, ...OLD_NAMES] : []),
];

const EVENT_KEYS = `,
    primary key (shop_id, sequence), foreign key (shop_id, order_id) references orders
  ) strict, without rowid`;

// Names that databases from before the baseline have.
const OLD_NAMES = [
  `alter table orders rename constraint orders_shop_id_fkey to orders_shop_id_fkey1`,
  `alter table outbox rename constraint outbox_pkey to typed_outbox_pkey`,
  `alter table outbox rename constraint outbox_shop_id_order_id_fkey to typed_outbox_shop_id_order_id_fkey`,
];

const ANNOUNCE_GROUPS = [
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
