import type { ColumnTypes } from '../migrate.ts';

/** Passkeys of the people of the office, devices that shifts share, and sessions that end with the browser (S3 R5). */
export const passkeys = ({ keyed, strict, bigint }: ColumnTypes): readonly string[] => [
  // Earlier sessions last thirty days.
  `alter table staff_sessions add column lasts_minutes ${bigint} not null default 43200`,
  `create table staff_passkeys (
    credential_id text not null primary key,
    staff_id text not null references staff on delete cascade,
    name text not null,
    host text not null,
    public_key text not null,
    counter ${bigint} not null,
    created_at text not null,
    last_used_at text
  ) ${strict}`,
  `create index staff_passkeys_by_staff on staff_passkeys (staff_id)`,
  `create table passkey_challenges (
    challenge text not null primary key,
    staff_id text references staff on delete cascade,
    expires_at text not null
  ) ${strict}`,
  `create index passkey_challenges_by_age on passkey_challenges (expires_at)`,
  `alter table staff add column device_shop_id text references shops on delete cascade`,
  `create table staff_devices (
    staff_id text not null primary key references staff on delete cascade,
    pin_hash text not null,
    wrong_pins ${bigint} not null,
    locked_at text
  ) ${keyed}`,
  `alter table order_events add column done_by text`,
];
