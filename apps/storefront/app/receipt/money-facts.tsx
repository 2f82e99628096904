import type { OrderInfo } from '@tischlein/contract/shop';
import { findMoneyFacts, type MoneyFacts as Facts } from '@tischlein/domain/orders';
import { moneyRows } from '@tischlein/wording';
import { Fragment } from 'react';
import '../styles/receipt.css';

type PlacedOrder = NonNullable<OrderInfo['order']>;

/** Of a placed order. */
export type OrderWithMoney = Omit<Parameters<typeof findMoneyFacts>[0], 'total'> &
  Pick<PlacedOrder, 'deliveryType'> & {
    readonly quote: { readonly steps: Pick<PlacedOrder['quote']['steps'], 'TOTAL'> };
  };

/** The money facts of an order as the server sent it. */
export const readMoneyFacts = (order: OrderWithMoney): Facts =>
  findMoneyFacts({ ...order, total: order.quote.steps.TOTAL });

/** What was paid, is due at the door or the counter, and went back; nothing where the total says it all. */
export function MoneyFacts({ order }: { readonly order: OrderWithMoney }) {
  const rows = moneyRows(readMoneyFacts(order), order.deliveryType);
  if (rows.length === 0) return null;
  return (
    <dl className="sums">
      {rows.map(({ name, amount }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
