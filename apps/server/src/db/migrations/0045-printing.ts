import type { ColumnTypes } from '../migrate.ts';

/** Printers of shops, and their one queue of slips. */
export const printing = ({ strict }: ColumnTypes): readonly string[] => [
  `create table printers (
    shop_id text not null references shops,
    printer_id text not null,
    kind text not null,
    name text not null,
    slips text not null,
    categories text not null,
    copies integer not null,
    encoding text not null,
    columns integer not null,
    host text,
    port integer not null,
    token_hash text,
    last_seen_at text,
    problem text,
    locked_until text,
    created_at text not null,
    primary key (shop_id, printer_id)
  ) ${strict}`,
  `create unique index printers_by_token on printers (token_hash)`,
  `create index printers_by_kind on printers (kind)`,
  `create table print_jobs (
    shop_id text not null,
    job_id text not null,
    printer_id text not null,
    order_id text,
    slip text,
    parts text,
    attempt integer not null,
    state text not null,
    lease_until text,
    created_at text not null,
    done_at text,
    primary key (shop_id, job_id),
    foreign key (shop_id, printer_id) references printers on delete cascade
  ) ${strict}`,
  `create unique index print_jobs_once on print_jobs (shop_id, printer_id, order_id, slip, attempt)`,
  `create index print_jobs_by_state on print_jobs (shop_id, state, created_at)`,
  `create index print_jobs_by_age on print_jobs (created_at)`,
];
