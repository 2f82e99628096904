import type { ColumnTypes } from '../migrate.ts';

/** Tours of drivers. An order is on at most one tour whose stop is not over. */
export const tours = ({ strict, keyed }: ColumnTypes): readonly string[] => [
  `create table tours (
    shop_id text not null references shops,
    tour_id text not null,
    number integer not null,
    driver_id text not null,
    state text not null,
    version integer not null,
    created_at text not null,
    started_at text,
    ended_at text,
    primary key (shop_id, tour_id)
  ) ${strict}`,
  `create index tours_open on tours (shop_id, driver_id) where state <> 'ended'`,
  `create index tours_ended on tours (ended_at) where ended_at is not null`,
  `create table tour_stops (
    shop_id text not null,
    tour_id text not null,
    order_id text not null,
    position integer not null,
    state text not null,
    primary key (shop_id, tour_id, order_id),
    foreign key (shop_id, tour_id) references tours on delete cascade,
    foreign key (shop_id, order_id) references orders
  ) ${keyed}`,
  `create unique index tour_stops_open on tour_stops (shop_id, order_id) where state in ('waiting', 'onTheWay')`,
  `create index tour_stops_by_order on tour_stops (shop_id, order_id)`,
];
