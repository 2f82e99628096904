import type { ColumnTypes } from '../migrate.ts';

/** What a shop is out of, and until when; `until` is null for good. */
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
