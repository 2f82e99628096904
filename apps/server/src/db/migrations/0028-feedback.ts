import type { ColumnTypes } from '../migrate.ts';

/** Ratings of orders, and objections to advertising by mail (S3 R2, R7). */
export const feedback = ({ strict, keyed }: ColumnTypes): readonly string[] => [
  `create table feedback (
    shop_id text not null references shops,
    order_id text not null,
    given_at text not null,
    not_used text,
    first_name text not null,
    note text not null,
    primary key (shop_id, order_id),
    foreign key (shop_id, order_id) references orders
  ) ${strict}`,
  `create index feedback_by_age on feedback (shop_id, given_at, order_id)`,
  `create table dish_ratings (
    shop_id text not null,
    order_id text not null,
    dish_id text not null,
    dish_name text not null,
    stars integer not null check (stars between 1 and 5),
    text text not null,
    rated_at text not null,
    answer text,
    hidden text,
    primary key (shop_id, order_id, dish_id),
    foreign key (shop_id, order_id) references feedback on delete cascade
  ) ${strict}`,
  `create index dish_ratings_by_dish on dish_ratings (shop_id, dish_id, rated_at)`,
  `create table advertising_objections (
    shop_id text not null references shops,
    email_hash text not null,
    objected_at text not null,
    primary key (shop_id, email_hash)
  ) ${keyed}`,
  `alter table shop_counters add column ratings_version integer not null default 0`,
  `alter table orders add column told_of_objection integer not null default 0`,
];
