import type { ColumnTypes } from '../migrate.ts';

/** Coupons reserved for a phone number in one browser. */
export const couponReservations = ({ keyed }: ColumnTypes): readonly string[] => [
  `create table coupon_reservations (
    shop_id text not null,
    session_hash text not null,
    customer text not null,
    code text not null,
    reservation_id text not null,
    reserved_at text not null,
    primary key (shop_id, session_hash, customer, code),
    foreign key (shop_id, code) references coupons (shop_id, code) on delete cascade
  ) ${keyed}`,
  `create unique index coupon_reservations_by_id on coupon_reservations (shop_id, reservation_id)`,
  `create index coupon_reservations_of_a_coupon on coupon_reservations (shop_id, code)`,
];
