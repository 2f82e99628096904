import { PAYMENT_EDGES } from '@tischlein/domain/payments';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from './database.ts';
import type { Violation } from './violation.ts';

/** Checks the payment invariants (docs/reliability.md I5 to I7, I10). */
export async function findPaymentViolations(reader: Reader): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const [rule, query] of Object.entries(RULES)) {
    const { rows } = await query.execute(reader);
    violations.push(...rows.map(({ about }) => ({ rule, about })));
  }
  return [...violations, ...(await findInvalidMoves(reader))];
}

const RULES: Readonly<Record<string, RawBuilder<{ readonly about: string }>>> = {
  'what was captured is nothing or the whole, and no more goes back': sql`
    select payment_id as about from payments
    where captured not in (0, amount) or refunded > captured or refunded < 0`,
  'refunds of a payment are no more than what was captured': sql`
    select payments.payment_id as about from payments where captured < (
      select coalesce(sum(amount), 0) from refunds
      where refunds.shop_id = payments.shop_id and refunds.payment_id = payments.payment_id and state <> 'failed')`,
  'a refund is to be carried out, or has come to an end': sql`
    select refund_id as about from refunds where (state = 'requested') <> (run_at is not null)
      or (state = 'requested') <> (finished_at is null)`,
  'no money is kept for an order that is not made': sql`
    select payments.payment_id as about from payments
    join orders on orders.shop_id = payments.shop_id and orders.order_id = payments.order_id
    where captured > refunded and (orders.released_at is null or orders.status in ('refused', 'cancelled'))
      and captured - refunded > (
        select coalesce(sum(amount), 0) from refunds where refunds.shop_id = payments.shop_id
          and refunds.payment_id = payments.payment_id and state <> 'done')`,
  'money came once for an order, or goes back': sql`
    select orders.order_id as about from orders where orders.total + orders.tip < (
      select coalesce(sum(captured), 0) from payments
      where payments.shop_id = orders.shop_id and payments.order_id = orders.order_id) - (
      select coalesce(sum(amount), 0) from refunds where refunds.shop_id = orders.shop_id
        and refunds.order_id = orders.order_id and state <> 'failed') - (
      select coalesce(sum(refunded), 0) from payments
      where payments.shop_id = orders.shop_id and payments.order_id = orders.order_id)`,
  'the desk has only orders whose payment allows it': sql`
    select order_id as about from orders where released_at is not null and payment_status in
      ('new', 'preparing', 'pending', 'failed', 'cancelled', 'expired', 'unknown', 'capturedLate')`,
  'an order that was paid came to the desk once': sql`
    select order_id as about from order_events where action = 'pay' group by shop_id, order_id having count(*) > 1`,
  'what the desk does not have waits, or has ended': sql`
    select order_id as about from orders where released_at is null and status not in ('placed', 'cancelled')`,
  'an order that waits for its payment is looked after': sql`
    select orders.order_id as about from orders where orders.released_at is null and orders.status = 'placed' and orders.waits_for_waiter = 0
      and not exists (select 1 from payments where payments.shop_id = orders.shop_id
        and payments.order_id = orders.order_id and look_at is not null)`,
  'a payment stands where its history says': sql`
    select payments.payment_id as about from payments where version <> (
      select count(*) from payment_events
      where payment_events.shop_id = payments.shop_id and payment_events.payment_id = payments.payment_id)
      or (version > 0 and not exists (
        select 1 from payment_events where payment_events.shop_id = payments.shop_id
          and payment_events.payment_id = payments.payment_id and payment_events.version = payments.version
          and payment_events.to_status = payments.status))`,
};

// Each transition starts where the previous one ended and follows an existing edge (docs/reliability.md I10).
async function findInvalidMoves(reader: Reader): Promise<Violation[]> {
  const events = await reader
    .selectFrom('payment_events')
    .selectAll()
    .orderBy('shop_id')
    .orderBy('payment_id')
    .orderBy('version')
    .execute();
  return events.flatMap((event, index) => {
    const before = events[index - 1];
    const isFirst = before?.payment_id !== event.payment_id;
    const start = isFirst ? 'new' : before.to_status;
    const isAllowed = PAYMENT_EDGES[event.from_status].includes(event.to_status) && event.from_status === start;
    return isAllowed ? [] : [{ rule: 'a payment moves along edges that exist', about: event.payment_id }];
  });
}
