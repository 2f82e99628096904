import type { TipList } from '@tischlein/contract/office';
import { sum } from '@tischlein/domain';

type TipSum = Omit<TipList[number], 'day'>;

/** The tips of all days by who gets them, for payout. */
export function sumTips(tips: TipList): readonly TipSum[] {
  const byWho = Map.groupBy(tips, ({ waiter, recipient }) => `${recipient} ${recipient === 'owner' ? '' : waiter}`);
  return [...byWho.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    return {
      waiter: first.waiter,
      recipient: first.recipient,
      count: own.reduce((all, { count }) => all + count, 0),
      amount: sum(own.map(({ amount }) => amount)),
      refunded: sum(own.map(({ refunded }) => refunded)),
    };
  });
}
