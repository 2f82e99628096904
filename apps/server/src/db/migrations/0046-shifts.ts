import type { ColumnTypes } from '../migrate.ts';

/** Browsers of staff that are told of orders without an answer during a shift; deleted with their session. */
export const shifts = ({ strict }: ColumnTypes): readonly string[] => [
  `create table shift_browsers (
    shop_id text not null references shops,
    subscription_id text not null,
    session_hash text not null references staff_sessions on delete cascade,
    desk_id text not null,
    endpoint text not null,
    p256dh text not null,
    auth text not null,
    created_at text not null,
    primary key (shop_id, subscription_id)
  ) ${strict}`,
  `create index shift_browsers_by_session on shift_browsers (session_hash)`,
  `create index shift_browsers_by_subscription on shift_browsers (subscription_id)`,
];
