import type { ListedOrder } from '@tischlein/contract/office';
import type { DeliveryType } from '@tischlein/domain/menu';
import { euro, paymentMethodName } from '@tischlein/wording';
import { ARCHIVE } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { Icon, type IconName } from '../ui/icon.tsx';
import { describeState, formatWhen } from './order-words.ts';

const ICONS: Readonly<Record<DeliveryType, IconName>> = { delivery: 'bicycle', pickup: 'bag', dineIn: 'table' };

interface OrderTableProps {
  readonly slug: string;
  readonly orders: readonly ListedOrder[];
}

/** Orders as rows, on phones as cards. */
export function OrderTable({ slug, orders }: OrderTableProps) {
  return (
    <table className="archive-table">
      <thead>
        <tr>
          {Object.values(ARCHIVE.columns).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} slug={slug} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ slug, order }: { readonly slug: string; readonly order: ListedOrder }) {
  const { id, number, placedAt, deliveryType, table, guestName, street, total, paymentMethod } = order;
  const { kind, name } = describeState(order);
  const guest = [table === null ? '' : ARCHIVE.table(table), guestName, street].filter(Boolean).join(', ');
  return (
    <tr>
      <th scope="row" data-part="number">
        <Link to={`/${slug}/bestellungen/${id}`}>{number}</Link>
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
