import type { ColumnTypes } from '../migrate.ts';

/** What each article cost, and from when until when; `until` is null for the price in force (PAngV § 11). */
export const priceHistory = ({ strict }: ColumnTypes): readonly string[] => [
  `create table price_history (
    shop_id text not null references shops on delete cascade,
    kind text not null,
    item_id text not null,
    size_id text not null,
    since text not null,
    until text,
    prices text not null,
    primary key (shop_id, kind, item_id, size_id, since)
  ) ${strict}`,
  `create index current_prices on price_history (shop_id) where until is null`,
];
