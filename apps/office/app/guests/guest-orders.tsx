import { isCalledOff } from '@tischlein/domain/orders';
import { EmptyState } from '@tischlein/ui/empty-state';
import { Field } from '@tischlein/ui/field';
import { euro } from '@tischlein/wording';
import { deskStatus, GUESTS, orderStateKind } from '@tischlein/wording/office';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useOffice } from '../frame/office-context.ts';
import { Icon } from '../ui/icon.tsx';
import { Table } from '../ui/table.tsx';
import { sayMonth, sayWhen } from './guest-facts.tsx';
import type { GuestOrder } from './list-guest-orders.ts';

/** How many orders are shown before the others are asked for. */
const FIRST = 10;

/** The orders of a guest as rows, with a search for a dish. */
export function GuestOrders({ orders }: { readonly orders: readonly GuestOrder[] }) {
  const { shop, may } = useOffice();
  const title = useId();
  const [dish, setDish] = useState('');
  const [isWhole, setWhole] = useState(false);
  const wanted = fold(dish.trim());
  const found = orders.filter(({ articles }) => fold(articles).includes(wanted));
  const shown = isWhole || wanted !== '' ? found : found.slice(0, FIRST);
  const left = found.length - shown.length;
  const last = found.at(-1);
  const calledOff = orders.filter(({ status }) => isCalledOff(status)).length;
  return (
    <section className="group" aria-labelledby={title}>
      <div className="row ends guest-orders-head">
        <h2 id={title}>
          {GUESTS.ordersTitle} <small>{GUESTS.ordersCount(orders.length, calledOff)}</small>
        </h2>
        <Field label={GUESTS.findDish} isLabelHidden>
          {(control) => (
            <input
              className="input"
              type="search"
              placeholder={GUESTS.findDish}
              autoComplete="off"
              maxLength={100}
              value={dish}
              onChange={({ target }) => setDish(target.value)}
              {...control}
            />
          )}
        </Field>
      </div>
      <p className="visually-hidden" role="status">
        {wanted === '' ? '' : GUESTS.ordersFound(found.length)}
      </p>
      {found.length === 0 && <EmptyState icon={<Icon name="search" />} title={GUESTS.noOrder} />}
      {shown.length > 0 && (
        <Table
          kind="guest-orders"
          rows={shown}
          toKey={({ id, number }) => id || number}
          onPhones="own"
          isLinked
          columns={[
            {
              part: 'number',
              name: GUESTS.orderColumns.order,
              isHead: true,
              cell: ({ id, number, placedAt }) => (
                <>
                  {may('desk', 'read') ? <Link to={`/${shop.slug}/bestellungen/${id}`}>{number}</Link> : number}
                  <small>
                    <time dateTime={placedAt}>{sayWhen(placedAt)}</time>
                  </small>
                </>
              ),
            },
            { part: 'articles', name: GUESTS.orderColumns.articles, cell: ({ articles }) => articles },
            { part: 'state', name: GUESTS.orderColumns.state, cell: (order) => <State order={order} /> },
            { part: 'total', name: GUESTS.orderColumns.total, isNumber: true, cell: ({ total }) => euro(total) },
          ]}
        />
      )}
      {left > 0 && last && (
        <button type="button" className="button button-quiet" onClick={() => setWhole(true)}>
          {GUESTS.moreOrders(left, sayMonth(last.placedAt))}
        </button>
      )}
    </section>
  );
}

const fold = (text: string): string => text.toLocaleLowerCase('de');

const State = ({ order: { status, deliveryType } }: { readonly order: GuestOrder }) => (
  <span className="state" data-kind={orderStateKind(status)}>
    {deskStatus(status, deliveryType)}
  </span>
);
