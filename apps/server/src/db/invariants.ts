import type { Quote } from '@tischlein/contract/shop';
import { sum } from '@tischlein/domain';
import { type RawBuilder, sql } from 'kysely';
import { toWallTime } from '../clock.ts';
import type { Reader } from './database.ts';
import { findBillViolations } from './bill-invariants.ts';
import { findPaymentViolations } from './payment-invariants.ts';
import type { Row } from './tables.ts';
import type { Violation } from './violation.ts';

/** Checks the invariants of docs/reliability.md that hold at any time, even right after a crash. */
export async function findViolations(reader: Reader): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const [rule, query] of Object.entries(RULES)) {
    const { rows } = await query.execute(reader);
    violations.push(...rows.map(({ about }) => ({ rule, about })));
  }
  return [
    ...violations,
    ...(await checkOrders(reader)),
    ...(await findPaymentViolations(reader)),
    ...(await findBillViolations(reader)),
  ];
}

const RULES: Readonly<Record<string, RawBuilder<{ readonly about: string }>>> = {
  'a key leads to an order that exists': sql`
    select order_keys.key as about from order_keys
    left join orders on orders.shop_id = order_keys.shop_id and orders.order_id = order_keys.order_id
    where orders.order_id is null`,
  'an order was asked for under one key': sql`
    select order_id as about from order_keys group by shop_id, order_id having count(*) > 1`,
  'no line is for less than one unit, costs less than nothing or more than the limit': sql`
    select order_id as about from order_lines where amount < 1 or price < 0 or unit_list_price > 999900`,
  'the lines of an order add up to its steps': sql`
    select orders.order_id as about from orders join order_lines
      on order_lines.shop_id = orders.shop_id and order_lines.order_id = orders.order_id
    group by orders.shop_id, orders.order_id, list_total, discounted_total, subtotal, deposits
    having sum(list_price) <> list_total or sum(discounted_price) <> discounted_total
      or sum(price) <> subtotal or sum(deposit) <> deposits`,
  'the steps of an order add up to its total': sql`
    select order_id as about from orders
    where total <> subtotal - cart_discount - coupon_value + deposits + delivery_fee or total < deposits + delivery_fee`,
  'the adjustments of an order are what it is cheaper by': sql`
    select orders.order_id as about from orders where subtotal - cart_discount - coupon_value - list_total <> (
      select coalesce(sum(amount), 0) from order_adjustments
      where order_adjustments.shop_id = orders.shop_id and order_adjustments.order_id = orders.order_id)`,
  'a coupon was used as often as there are orders with it that were not refused or cancelled': sql`
    select coupons.code as about from coupons where coupons.used <> (
      select count(distinct orders.order_id) from coupon_uses
      join orders on orders.shop_id = coupon_uses.shop_id and orders.order_id = coupon_uses.order_id
      where coupon_uses.shop_id = coupons.shop_id and coupon_uses.code = coupons.code
        and orders.status not in ('refused', 'cancelled'))`,
  'a coupon was not used more often than it may be': sql`
    select code as about from coupons where used > maximum_uses`,
  'no order is cheaper by a coupon whose use was not counted': sql`
    select orders.order_id as about from orders where (coupon_value > 0 or coupon_code is not null)
      and purpose <> 'test' and status not in ('refused', 'cancelled') and not exists (
        select 1 from coupon_uses where coupon_uses.shop_id = orders.shop_id and coupon_uses.order_id = orders.order_id)`,
  "what is counted of a kitchen's slot are its orders that were not refused or cancelled": sql`
    select slot_loads.slot_at as about from slot_loads left join orders on orders.shop_id = slot_loads.shop_id
      and orders.slot_at = slot_loads.slot_at and orders.status not in ('refused', 'cancelled')
    group by slot_loads.shop_id, slot_loads.slot_at, slot_loads.orders, slot_loads.make_minutes
    having count(orders.order_id) <> slot_loads.orders
      or coalesce(sum(orders.make_minutes), 0) <> slot_loads.make_minutes`,
  'the seats taken in a quarter of an hour are those of its reservations': sql`
    select reserved_seats.quarter_at as about from reserved_seats left join reservations
      on reservations.shop_id = reserved_seats.shop_id and state in ('requested', 'confirmed')
      and starts_at <= quarter_at and quarter_at < ends_at
    group by reserved_seats.shop_id, reserved_seats.quarter_at, reserved_seats.seats
    having coalesce(sum(guests), 0) <> seats`,
  'an order was placed once': sql`
    select orders.order_id as about from orders left join (
      select shop_id, order_id, count(*) as times from order_events where action = 'place' group by shop_id, order_id
    ) as placed on placed.shop_id = orders.shop_id and placed.order_id = orders.order_id
    where placed.times is null or placed.times <> 1`,
  'an order stands where its last event says': sql`
    select orders.order_id as about from orders join order_events on order_events.shop_id = orders.shop_id
      and order_events.order_id = orders.order_id
    where order_events.status <> orders.status and order_events.sequence = (
      select max(later.sequence) from order_events as later
      where later.shop_id = orders.shop_id and later.order_id = orders.order_id)`,
  'a tour is over exactly if it has no open stop': sql`
    select tours.tour_id as about from tours left join tour_stops on tour_stops.shop_id = tours.shop_id
      and tour_stops.tour_id = tours.tour_id and tour_stops.state in ('waiting', 'onTheWay')
    group by tours.shop_id, tours.tour_id, tours.state
    having (count(tour_stops.order_id) = 0) <> (tours.state = 'ended')`,
  'an open stop of a tour leads to an order that is delivered, and is on the way only if the order is': sql`
    select orders.order_id as about from tour_stops join orders
      on orders.shop_id = tour_stops.shop_id and orders.order_id = tour_stops.order_id
    where tour_stops.state in ('waiting', 'onTheWay') and (
      orders.status not in ('accepted', 'ready', 'underway') or orders.delivery_type <> 'delivery'
      or (tour_stops.state = 'onTheWay' and orders.status <> 'underway'))`,
  'a group that has ordered has the order that it names (S3 G4)': sql`
    select group_orders.group_id as about from group_orders left join orders
      on orders.shop_id = group_orders.shop_id and orders.order_id = group_orders.order_id
    where (stage in ('paying', 'completed') and orders.order_id is null)
      or (stage in ('menu', 'checkout') and group_orders.order_id is not null)
      or (orders.order_id is not null and (orders.group_order_id is null or orders.group_order_id <> group_orders.group_id))`,
  'a group orders once': sql`
    select group_order_id as about from orders
    where group_order_id is not null and released_at is not null
    group by shop_id, group_order_id having count(*) > 1`,
  'a group has one owner (S2 §5)': sql`
    select group_orders.group_id as about from group_orders left join group_members
      on group_members.shop_id = group_orders.shop_id and group_members.group_id = group_orders.group_id
      and group_members.status = 'owner'
    group by group_orders.shop_id, group_orders.group_id having count(group_members.member_id) <> 1`,
  'a table has at most one open bill (S3 W7)': sql`
    select min(bill_id) as about from table_bills where cleared_at is null
    group by shop_id, table_number having count(*) > 1`,
  'each version of a bill has an entry with its author (S3 W9)': sql`
    select table_bills.bill_id as about from table_bills left join bill_entries
      on bill_entries.shop_id = table_bills.shop_id and bill_entries.bill_id = table_bills.bill_id
    group by table_bills.shop_id, table_bills.bill_id, table_bills.version
    having count(bill_entries.version) <> table_bills.version`,
  'a part of a bill is an order that is paid online': sql`
    select order_id as about from orders where purpose = 'billPart' and not exists (
      select 1 from bill_orders where bill_orders.shop_id = orders.shop_id and bill_orders.order_id = orders.order_id)`,
  'a round that the kitchen has is on a bill': sql`
    select order_id as about from orders where table_number is not null and purpose = 'goods' and round is not null
      and not exists (
        select 1 from bill_orders where bill_orders.shop_id = orders.shop_id and bill_orders.order_id = orders.order_id)`,
  'a series of receipts has no gaps (S3 L3)': sql`
    select series as about from receipts where series not like 'shop:%' group by series
    having max(number) - min(number) + 1 <> count(*)`,
  'an order that the kitchen has has its receipt': sql`
    select orders.order_id as about from orders left join receipts on receipts.shop_id = orders.shop_id
      and receipts.order_id = orders.order_id and receipts.kind = 'invoice'
    where orders.released_at is not null and orders.pays_later = 0 and orders.purpose <> 'test'
      and receipts.number is null`,
  'a receipt of an order that has ended is cancelled': sql`
    select receipts.order_id as about from receipts join orders on orders.shop_id = receipts.shop_id
      and orders.order_id = receipts.order_id
    where receipts.kind = 'invoice' and receipts.series not like 'shop:%'
      and orders.status in ('refused', 'cancelled') and not exists (
        select 1 from receipts as later where later.shop_id = receipts.shop_id
          and later.order_id = receipts.order_id and later.kind = 'cancellation')`,
  'a refund has a receipt': sql`
    select refunds.refund_id as about from refunds join receipts on receipts.shop_id = refunds.shop_id
      and receipts.order_id = refunds.order_id and receipts.kind = 'invoice' and receipts.series not like 'shop:%'
    where refunds.state = 'done' and not exists (
      select 1 from receipts as later where later.shop_id = refunds.shop_id and later.cause = refunds.refund_id)`,
  'the same is to be done once for an order': sql`
    select order_id as about from outbox where order_id is not null
    group by shop_id, order_id, kind, payload having count(*) > 1`,
  'numbers and sequences were counted': sql`
    select shop_counters.shop_id as about from shop_counters
    where order_number < (select coalesce(max(number), 0) from orders where orders.shop_id = shop_counters.shop_id)
      or event_sequence < (
        select coalesce(max(sequence), 0) from order_events where order_events.shop_id = shop_counters.shop_id)`,
};

const ORDERS_PER_PAGE = 200;

async function checkOrders(reader: Reader): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (let last: Row<'orders'> | undefined, orders = await readOrders(reader, last); orders.length > 0;) {
    for (const order of orders) {
      const rule = findBrokenRule(order);
      if (rule !== null) violations.push({ rule, about: order.order_id });
    }
    last = orders.at(-1);
    orders = await readOrders(reader, last);
  }
  return violations;
}

function readOrders(reader: Reader, after: Row<'orders'> | undefined): Promise<Row<'orders'>[]> {
  const orders = reader.selectFrom('orders').selectAll().orderBy('shop_id').orderBy('order_id').limit(ORDERS_PER_PAGE);
  if (!after) return orders.execute();
  return orders
    .where((row) => row(row.refTuple('shop_id', 'order_id'), '>', row.tuple(after.shop_id, after.order_id)))
    .execute();
}

// The stored weekday equals the recomputed one (docs/reliability.md I13).
function findBrokenRule(order: Row<'orders'>): string | null {
  const { serve_at: serveAt, serve_day: day } = order;
  if (day !== null && (serveAt === null || toWallTime(serveAt).day !== day))
    return 'an order is served on the weekday that was stored with it';
  return findBrokenSum(order, JSON.parse(order.quote));
}

// The quote the guest saw equals the stored columns, and its VAT parts add up to the total.
function findBrokenSum(order: Row<'orders'>, { steps, vat }: Quote): string | null {
  if (steps.TOTAL !== order.total || steps.G !== order.list_total || steps.S1 !== order.subtotal)
    return 'an order says what its calculation says';
  return sum(vat.map(({ gross }) => gross)) === order.total ? null : 'the VAT parts of an order are its total';
}
