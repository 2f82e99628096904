import type { ColumnTypes } from '../migrate.ts';

/** Every change that staff, API keys and commands have made. */
export const auditLog = ({ strict }: ColumnTypes): readonly string[] => [
  `create table audit_log (
    shop_id text not null,
    entry_id text not null,
    at text not null,
    call text not null,
    area text not null,
    author_kind text not null,
    author text not null,
    device text not null,
    subject text not null,
    details text not null,
    primary key (shop_id, entry_id)
  ) ${strict}`,
  `create index audit_log_by_time on audit_log (shop_id, at)`,
];
