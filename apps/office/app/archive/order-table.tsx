import type { ListedOrder } from '@tischlein/contract/office';
import type { DeliveryType } from '@tischlein/domain/menu';
import { euro, paymentMethodName } from '@tischlein/wording';
import { ARCHIVE } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { Icon, type IconName } from '../ui/icon.tsx';
import { describeState, formatWhen } from './order-words.ts';

const ICONS: Readonly<Record<DeliveryType, IconName>> = { delivery: 'bicycle', pickup: 'bag', dineIn: 'table' };

interface OrderTableProps {
  readonly orders: readonly ListedOrder[];
  /** Of a franchise: which branch got each order. */
  readonly withBranches: boolean;
}

/** Orders as rows, on phones as cards. */
export function OrderTable({ orders, withBranches }: OrderTableProps) {
  const columns = Object.entries(ARCHIVE.columns).filter(([part]) => withBranches || part !== 'branch');
  return (
    <table className="archive-table">
      <thead>
        <tr>
          {columns.map(([part, name]) => (
            <th key={part} data-part={part} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} withBranch={withBranches} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ order, withBranch }: { readonly order: ListedOrder; readonly withBranch: boolean }) {
  const { id, shop, number, placedAt, deliveryType, table, guestName, street, total, paymentMethod } = order;
  const { kind, name } = describeState(order);
  const guest = [table === null ? '' : ARCHIVE.table(table), guestName, street].filter(Boolean).join(', ');
  return (
    <tr>
      {withBranch && <td data-part="branch">{shop.name}</td>}
      <th scope="row" data-part="number">
        <Link to={`/${shop.slug}/bestellungen/${id}`}>{number}</Link>
      </th>
      <td data-part="time">
        <time dateTime={placedAt}>{formatWhen(placedAt)}</time>
      </td>
      <td data-part="type">
        <Icon name={ICONS[deliveryType]} />
        {ARCHIVE.deliveryTypes[deliveryType]}
      </td>
      <td data-part="guest">{guest}</td>
      <td data-part="articles">{formatArticles(order)}</td>
      <td data-part="payment">{paymentMethodName(paymentMethod)}</td>
      <td data-part="state">
        <span className="state" data-kind={kind}>
          {name}
        </span>
      </td>
      <td data-part="total">{euro(total)}</td>
    </tr>
  );
}

function formatArticles({ articles, hasMoreArticles, isBillPart }: ListedOrder): string {
  if (isBillPart) return ARCHIVE.billPart;
  const words = articles.map(({ amount, name }) => `${amount} × ${name}`).join(', ');
  return hasMoreArticles ? `${words} …` : words;
}
