import type { ColumnTypes } from '../migrate.ts';

/** Browsers that are notified about an order, and the installation's keys for that. */
export const pushSubscriptions = ({ strict }: ColumnTypes): readonly string[] => [
  `create table push_subscriptions (
    shop_id text not null references shops,
    order_id text not null,
    subscription_id text not null,
    page_id text not null,
    endpoint text not null,
    p256dh text not null,
    auth text not null,
    told text,
    created_at text not null,
    primary key (shop_id, order_id, subscription_id)
  ) ${strict}`,
  `create index push_subscriptions_by_age on push_subscriptions (created_at)`,
  `create table push_keys (
    key_id text not null primary key,
    public_key text not null,
    sealed text not null,
    created_at text not null
  ) ${strict}`,
];
