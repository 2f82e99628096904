import type { ListedOrder } from '@tischlein/contract/office';
import type { DeliveryType } from '@tischlein/domain/menu';
import { euro, paymentMethodName } from '@tischlein/wording';
import { ARCHIVE } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { Icon, type IconName } from '../ui/icon.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { describeState, formatWhen } from './order-words.ts';

const ICONS: Readonly<Record<DeliveryType, IconName>> = { delivery: 'bicycle', pickup: 'bag', dineIn: 'table' };

interface OrderTableProps {
  readonly orders: readonly ListedOrder[];
  /** Of a franchise: which branch got each order. */
  readonly withBranches: boolean;
}

/** Orders as rows, on phones as cards. */
export const OrderTable = ({ orders, withBranches }: OrderTableProps) => (
  <Table
    kind="archive-table"
    rows={orders}
    toKey={({ id }) => id}
    columns={withBranches ? [BRANCH, ...COLUMNS] : COLUMNS}
    onPhones="own"
    isLinked
  />
);

const BRANCH: Column<ListedOrder> = { part: 'branch', name: ARCHIVE.columns.branch, cell: ({ shop }) => shop.name };

const COLUMNS: readonly Column<ListedOrder>[] = [
  {
    part: 'number',
    name: ARCHIVE.columns.number,
    isHead: true,
    cell: ({ id, shop, number }) => <Link to={`/${shop.slug}/bestellungen/${id}`}>{number}</Link>,
  },
  {
    part: 'time',
    name: ARCHIVE.columns.time,
    cell: ({ placedAt }) => <time dateTime={placedAt}>{formatWhen(placedAt)}</time>,
  },
  {
    part: 'type',
    name: ARCHIVE.columns.type,
    cell: ({ deliveryType }) => (
      <>
        <Icon name={ICONS[deliveryType]} />
        {ARCHIVE.deliveryTypes[deliveryType]}
      </>
    ),
  },
  {
    part: 'guest',
    name: ARCHIVE.columns.guest,
    cell: ({ table, guestName, street }) =>
      [table === null ? '' : ARCHIVE.table(table), guestName, street].filter(Boolean).join(', '),
  },
  { part: 'articles', name: ARCHIVE.columns.articles, cell: formatArticles },
  { part: 'payment', name: ARCHIVE.columns.payment, cell: ({ paymentMethod }) => paymentMethodName(paymentMethod) },
  { part: 'state', name: ARCHIVE.columns.state, cell: (order) => <OrderState order={order} /> },
  { part: 'total', name: ARCHIVE.columns.total, isNumber: true, cell: ({ total }) => euro(total) },
];

function OrderState({ order }: { readonly order: ListedOrder }) {
  const { kind, name } = describeState(order);
  return (
    <span className="state" data-kind={kind}>
      {name}
    </span>
  );
}

function formatArticles({ articles, hasMoreArticles, isBillPart }: ListedOrder): string {
  if (isBillPart) return ARCHIVE.billPart;
  const words = articles.map(({ amount, name }) => `${amount} × ${name}`).join(', ');
  return hasMoreArticles ? `${words} …` : words;
}
