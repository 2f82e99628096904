import type { ColumnTypes } from '../migrate.ts';

/** API keys, webhooks, and what was sent to them. */
export const integrations = ({ strict, bigint }: ColumnTypes): readonly string[] => [
  `create table api_keys (
    shop_id text not null references shops,
    key_id text not null,
    name text not null,
    secret_hash text not null,
    scopes text not null,
    created_at text not null,
    expires_at text,
    last_used_at text,
    primary key (shop_id, key_id)
  ) ${strict}`,
  `create table webhooks (
    shop_id text not null references shops,
    webhook_id text not null,
    name text not null,
    url text not null,
    events text not null,
    sealed_secret text not null,
    previous_secret text,
    previous_until text,
    state text not null,
    created_at text not null,
    primary key (shop_id, webhook_id)
  ) ${strict}`,
  `create table webhook_deliveries (
    shop_id text not null,
    delivery_id text not null,
    webhook_id text not null,
    event text not null,
    order_number ${bigint},
    payload text not null,
    created_at text not null,
    run_at text not null,
    locked_until text,
    attempts integer not null,
    done_at text,
    outcome text,
    primary key (shop_id, delivery_id),
    foreign key (shop_id, webhook_id) references webhooks on delete cascade
  ) ${strict}`,
  `create index webhook_deliveries_due on webhook_deliveries (run_at) where done_at is null`,
  `create unique index webhook_deliveries_by_id on webhook_deliveries (delivery_id)`,
  `create index webhook_deliveries_by_webhook on webhook_deliveries (shop_id, webhook_id, created_at)`,
  `create index webhook_deliveries_by_age on webhook_deliveries (created_at)`,
  `create table webhook_attempts (
    shop_id text not null,
    delivery_id text not null,
    attempt integer not null,
    at text not null,
    status integer,
    duration_ms integer not null,
    answer text not null,
    primary key (shop_id, delivery_id, attempt),
    foreign key (shop_id, delivery_id) references webhook_deliveries on delete cascade
  ) ${strict}`,
];
