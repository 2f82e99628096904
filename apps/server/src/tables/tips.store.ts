import type { TipList } from '@tischlein/contract/office';
import { type Period, type ShopId, sum, toCents } from '@tischlein/domain';
import { refundedTip } from '@tischlein/domain/table';
import { toUtcRange, toWallTime } from '../clock.ts';
import type { Reader } from '../db/database.ts';

/** Tips that were paid online, by day and waiter (S3 W13); what went back with a refund is named apart. */
export async function listTips(reader: Reader, shopId: ShopId, period: Period): Promise<TipList> {
  const { from, to } = toUtcRange(period);
  const rows = await reader
    .selectFrom('orders')
    .innerJoin('payments', (join) =>
      join.onRef('payments.shop_id', '=', 'orders.shop_id').onRef('payments.order_id', '=', 'orders.order_id'),
    )
    .select(['released_at', 'waiter', 'tip', 'tip_recipient', 'total', 'payments.refunded', 'payments.captured'])
    .where('orders.shop_id', '=', shopId)
    .where('tip', '>', 0)
    .where('captured', '>', 0)
    .where('released_at', '>=', from)
    .where('released_at', '<', to)
    .execute();
  const paid = rows.flatMap(({ released_at, waiter, tip, tip_recipient, total, refunded }) =>
    released_at === null || tip_recipient === null
      ? []
      : [
          {
            day: toWallTime(released_at).date,
            waiter,
            recipient: tip_recipient,
            tip: toCents(tip),
            refunded: refundedTip({ tip: toCents(tip), total: toCents(total), refunded: toCents(refunded) }),
          },
        ],
  );
  const groups = Map.groupBy(paid, ({ day, waiter, recipient }) => JSON.stringify([day, waiter, recipient]));
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const { day, waiter, recipient } = first;
      const amount = sum(group.map(({ tip }) => tip));
      return [
        { day, waiter, recipient, amount, refunded: sum(group.map((each) => each.refunded)), count: group.length },
      ];
    })
    .toSorted((left, right) => left.day.localeCompare(right.day) || left.waiter.localeCompare(right.waiter));
}
