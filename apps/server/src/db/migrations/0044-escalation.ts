import type { ColumnTypes } from '../migrate.ts';

/** Steps that were taken for unanswered orders, each once. */
export const escalation = ({ keyed }: ColumnTypes): readonly string[] => [
  `create table escalation_steps (
    shop_id text not null,
    order_id text not null,
    step text not null,
    at text not null,
    primary key (shop_id, order_id, step),
    foreign key (shop_id, order_id) references orders
  ) ${keyed}`,
  `create index orders_unanswered on orders (released_at) where status = 'placed' and released_at is not null`,
];
