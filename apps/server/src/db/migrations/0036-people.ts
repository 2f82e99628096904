import type { ColumnTypes } from '../migrate.ts';

/** Names, second factors, links and devices of the people who work in the office (S3 R5). */
export const people = ({ keyed, strict, bigint }: ColumnTypes): readonly string[] => [
  `alter table staff add column name text not null default ''`,
  `alter table staff add column totp_secret text`,
  `alter table staff add column totp_since text`,
  `alter table staff add column totp_period ${bigint} not null default 0`,
  `alter table staff_sessions add column device text not null default ''`,
  `alter table staff_sessions add column seen_at text not null default ''`,
  `update staff_sessions set seen_at = created_at`,
  `create table staff_links (
    link_id text not null primary key,
    kind text not null,
    staff_id text references staff on delete cascade,
    email text not null,
    role text,
    shops text not null,
    expires_at text not null
  ) ${strict}`,
  `create index staff_links_by_age on staff_links (expires_at)`,
  `create unique index staff_links_by_invited on staff_links (email) where kind = 'invitation'`,
  `create table staff_recovery_codes (
    staff_id text not null references staff on delete cascade,
    code_hash text not null,
    primary key (staff_id, code_hash)
  ) ${keyed}`,
  `create table staff_rules (rule text not null primary key, since text not null) ${keyed}`,
];
