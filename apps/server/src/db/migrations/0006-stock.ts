import type { ColumnTypes } from '../migrate.ts';

/** Items out of stock; `until` is null if they do not come back by themselves. */
export const stock = ({ keyed }: ColumnTypes): readonly string[] => [
  `alter table shop_counters add column stock_version integer not null default 0`,
  `create table stock_entries (
    shop_id text not null references shops on delete cascade,
    kind text not null,
    group_id text not null,
    item_id text not null,
    until text,
    primary key (shop_id, kind, group_id, item_id)
  ) ${keyed}`,
];
