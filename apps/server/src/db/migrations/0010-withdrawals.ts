import type { ColumnTypes } from '../migrate.ts';

/** Withdrawals from contracts (§ 356a BGB). */
export const withdrawals = ({ strict }: ColumnTypes): readonly string[] => [
  `create table withdrawals (
    shop_id text not null,
    withdrawal_id text not null,
    order_id text not null,
    name text not null,
    email text not null,
    items text not null,
    declared_at text not null,
    handled_at text,
    primary key (shop_id, withdrawal_id),
    foreign key (shop_id, order_id) references orders
  ) ${strict}`,
  `create index withdrawals_of_an_order on withdrawals (shop_id, order_id)`,
  `create index open_withdrawals on withdrawals (shop_id) where handled_at is null`,
];
