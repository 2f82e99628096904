import type { ColumnTypes } from '../migrate.ts';

/** Guest accounts, their links, sessions and orders (S2 §3 User account, S3 A1 to A4). */
export const accounts = ({ strict, keyed }: ColumnTypes): readonly string[] => [
  `create table accounts (
    shop_id text not null references shops,
    account_id text not null,
    email text not null,
    order_shop_id text not null,
    order_id text not null,
    created_at text not null,
    confirmed_at text,
    address text,
    first_name text not null,
    last_name text not null,
    birthday text,
    primary key (shop_id, account_id),
    unique (shop_id, email),
    foreign key (order_shop_id, order_id) references orders on delete cascade
  ) ${strict}`,
  `create index accounts_of_an_order on accounts (order_shop_id, order_id)`,
  `create table account_links (
    shop_id text not null,
    link_id text not null,
    account_id text not null,
    via_shop_id text not null,
    order_id text,
    requested_at text not null,
    primary key (shop_id, link_id),
    foreign key (shop_id, account_id) references accounts on delete cascade
  ) ${keyed}`,
  `create index links_of_an_account on account_links (shop_id, account_id)`,
  `create table account_sessions (
    shop_id text not null,
    token_hash text not null,
    account_id text not null,
    created_at text not null,
    expires_at text not null,
    primary key (shop_id, token_hash),
    foreign key (shop_id, account_id) references accounts on delete cascade
  ) ${keyed}`,
  `create index sessions_of_an_account on account_sessions (shop_id, account_id)`,
  `alter table orders add column account_shop_id text`,
  `alter table orders add column account_id text`,
  `create index orders_of_an_account on orders (account_shop_id, account_id) where account_id is not null`,
];
