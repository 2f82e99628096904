import type { ColumnTypes } from '../migrate.ts';

/** Groups that have followed their owner to another branch (S3 G17), and orders that are found by their group (S3 G18). */
export const groupMoves = ({ strict }: ColumnTypes): readonly string[] => [
  `create table group_moves (
    shop_id text not null references shops,
    group_id text not null,
    code text not null,
    to_shop_id text not null,
    to_code text not null,
    expires_at text not null,
    primary key (shop_id, group_id)
  ) ${strict}`,
  `create index group_moves_by_code on group_moves (shop_id, code)`,
  `create index group_moves_by_expiry on group_moves (expires_at)`,
  `alter table group_members add column lost_items text not null default '[]'`,
  `create index orders_by_group on orders (shop_id, group_order_id) where group_order_id is not null`,
];
