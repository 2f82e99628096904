import type { ColumnTypes } from '../migrate.ts';

/** Series of coupons, refused coupons, what orders got for free, and the day whose offers count (decision 041). */
export const couponSeries = ({ strict, keyed }: ColumnTypes): readonly string[] => [
  `create table coupon_series (
    shop_id text not null references shops,
    series_id text not null,
    name text not null,
    created_at text not null,
    ended_at text,
    primary key (shop_id, series_id)
  ) ${strict}`,
  `alter table coupons add column series_id text`,
  `create index coupons_by_series on coupons (shop_id, series_id) where series_id is not null`,
  `create table coupon_refusals (
    shop_id text not null references shops,
    code text not null,
    day text not null,
    reason text not null,
    refused integer not null,
    primary key (shop_id, code, day, reason)
  ) ${keyed}`,
  `create table order_gifts (
    shop_id text not null,
    order_id text not null,
    offer_id text not null,
    amount integer not null,
    primary key (shop_id, order_id, offer_id),
    foreign key (shop_id, order_id) references orders
  ) ${keyed}`,
  `alter table shop_counters add column offers_day text not null default ''`,
];
