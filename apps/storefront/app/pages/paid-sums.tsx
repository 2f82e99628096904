import { NO_CENTS, subtract } from '@tischlein/domain';
import { TABLE_ORDER, TABLE_PAID } from '@tischlein/wording/storefront';
import { readMoneyFacts, type OrderWithMoney } from '../receipt/money-facts.tsx';
import { TableSums } from '../features/table/table-sums.tsx';

/** What a part of the bill has paid with its tip, less what was refunded of it since. */
export function PaidSums({ order }: { readonly order: OrderWithMoney }) {
  const { total, tip, refunded } = readMoneyFacts(order);
  const tips = tip > 0 ? [{ name: TABLE_ORDER.tip, amount: tip }] : [];
  const paid = { name: TABLE_PAID.paid, amount: total };
  if (refunded === 0) return <TableSums rows={tips} total={paid} />;
  return (
    <TableSums
      rows={[...tips, paid, { name: TABLE_PAID.refunded, amount: subtract(NO_CENTS, refunded) }]}
      total={{ name: TABLE_PAID.left, amount: subtract(total, refunded) }}
    />
  );
}
