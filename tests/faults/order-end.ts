import { isUnderWay } from '@tischlein/domain/payments';
import type { Violation } from '../../apps/server/src/db/violation.ts';
import { sumRefunds } from '../../demo/payments/practice.ts';
import type { PaidShop } from '../support/open-payments.ts';
import { newFindings } from './findings.ts';
import { readAttempts, findObject, type OrderUnderTest } from './order-under-test.ts';

/** Checks that money and order fit together in the end, and returns all violations on the way. */
export async function checkEnd(
  shop: PaidShop,
  order: OrderUnderTest,
  violations: readonly Violation[],
): Promise<string[]> {
  const end = await readEnd(shop, order);
  const { row, attempts, objects, confirmations } = end;
  const found = newFindings();
  const isReleased = row.released_at !== null;
  const isMade = isReleased && row.status !== 'refused' && row.status !== 'cancelled';
  const captured = objects.reduce((sum, object) => sum + object.captured, 0);
  const kept = captured - objects.reduce((sum, object) => sum + sumRefunds(object), 0);
  const isPromised = attempts.some(({ status }) => status === 'authorised');
  const ids: readonly string[] = [order.guest.orderId, ...attempts.map(({ payment_id }) => payment_id)];
  const broken = violations.filter(({ about }) => ids.includes(about)).map(({ rule }) => rule);
  found.mustBe('attempts under way', attempts.filter(({ status }) => isUnderWay(status)).length, 0);
  found.mustBe('confirmations', confirmations, isReleased ? 1 : 0);
  if (isReleased) found.mustBe('money came', captured > 0 || isPromised, true);
  if (!isMade) found.mustBe('money kept for nothing', kept, 0);
  found.mustBe('money kept twice', Math.max(0, kept - row.total), 0);
  found.mustBe('broken rules', broken, []);
  return [...order.wrong, ...found.all].map((what) => `${what}: ${JSON.stringify({ history: order.history, ...end })}`);
}

async function readEnd(shop: PaidShop, order: OrderUnderTest) {
  const { read } = shop.deps.database;
  const orderId = order.guest.orderId as never;
  const attempts = await readAttempts(shop, order);
  const mails = await read.selectFrom('outbox').select('kind').where('order_id', '=', orderId).execute();
  return {
    row: await read
      .selectFrom('orders')
      .select(['status', 'released_at', 'total'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow(),
    attempts,
    objects: attempts.flatMap((attempt) => findObject(shop, attempt) ?? []),
    refunds: await read
      .selectFrom('refunds')
      .select(['payment_id', 'amount', 'state', 'failure', 'attempts'])
      .where('order_id', '=', orderId)
      .execute(),
    confirmations: mails.filter(({ kind }) => kind === 'orderPlaced').length,
  };
}
