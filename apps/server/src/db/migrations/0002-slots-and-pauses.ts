import type { ColumnTypes } from '../migrate.ts';

/** Kitchen slots, pauses and the weekday of an order. */
export const slotsAndPauses = ({ keyed }: ColumnTypes): readonly string[] => [
  `alter table shop_counters add column period_version integer not null default 0`,
  `alter table orders add column serve_day integer`,
  `alter table orders add column slot_at text`,
  `alter table orders add column make_minutes integer not null default 0`,
  `create table pauses (
    shop_id text not null primary key references shops on delete cascade,
    scope text not null,
    until text not null
  ) ${keyed}`,
  `create table slot_loads (
    shop_id text not null references shops on delete cascade,
    slot_at text not null,
    orders integer not null check (orders >= 0),
    make_minutes integer not null check (make_minutes >= 0),
    primary key (shop_id, slot_at)
  ) ${keyed}`,
];
