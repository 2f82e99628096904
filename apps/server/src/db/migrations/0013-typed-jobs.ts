import type { ColumnTypes } from '../migrate.ts';

/**
 * Jobs with a JSON payload; the order is optional. Earlier jobs had an id after the kind ('orderRefunded <id>'), and jobs
 * of an account belonged to the order that created it.
 */
export const typedJobs = ({ strict }: ColumnTypes): readonly string[] => [
  `create table typed_outbox (
    outbox_id text not null primary key,
    shop_id text not null,
    order_id text,
    kind text not null,
    payload text not null default '{}',
    created_at text not null,
    run_at text not null,
    locked_until text,
    attempts integer not null,
    done_at text,
    failure text,
    foreign key (shop_id, order_id) references orders
  ) ${strict}`,
  copyJobs({ where: `kind not like '% %'`, kind: 'kind', payload: `'{}'` }),
  copyJobsWithId('orderRefunded', 'refundId'),
  copyJobsWithId('withdrawalReceived', 'withdrawalId'),
  copyJobsWithId('withdrawalDeclared', 'withdrawalId'),
  copyJobsWithId('advertisingAsked', 'consentId', { orderId: 'null' }),
  copyJobsWithId('signInLink', 'linkId', { orderId: 'null', accountShopId: ACCOUNT_SHOP }),
  `drop table outbox`,
  `alter table typed_outbox rename to outbox`,
  `create index waiting_outbox on outbox (run_at) where done_at is null`,
];

const ACCOUNT_SHOP = `coalesce((select account_shop_id from orders
  where orders.shop_id = outbox.shop_id and orders.order_id = outbox.order_id), '')`;

interface Copied {
  readonly where: string;
  readonly kind: string;
  readonly payload: string;
  readonly orderId?: string;
}

const copyJobs = ({ where, kind, payload, orderId = 'order_id' }: Copied): string =>
  `insert into typed_outbox
    select outbox_id, shop_id, ${orderId}, ${kind}, ${payload}, created_at, run_at, locked_until, attempts, done_at, failure
    from outbox where ${where}`;

function copyJobsWithId(
  kind: string,
  idName: string,
  { orderId, accountShopId }: { readonly orderId?: string; readonly accountShopId?: string } = {},
): string {
  const shop = accountShopId === undefined ? '' : `"accountShopId":"' || ${accountShopId} || '",`;
  const payload = `'{${shop}"${idName}":"' || substr(kind, ${kind.length + 2}) || '"}'`;
  return copyJobs({ where: `kind like '${kind} %'`, kind: `'${kind}'`, payload, ...(orderId && { orderId }) });
}
