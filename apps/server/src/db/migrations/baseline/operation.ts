import type { ColumnTypes } from '../../column-types.ts';

/** Printers, API keys and webhooks, and the installation itself. */
export const operationTables = ({ bigint, bytes, strict, keyed }: ColumnTypes): readonly string[] => [
  `create table printers (
    shop_id text not null references shops, printer_id text not null, kind text not null, name text not null,
    slips text not null, -- JSON list, like categories.
    categories text not null, copies integer not null, encoding text not null, columns integer not null,
    host text, -- Of network printers.
    port integer not null,
    token_hash text, -- HMAC of the token in the printer's address; null: the printer does not call.
    last_seen_at text, problem text,
    locked_until text, -- Lease: one process talks to a network printer at a time.
    created_at text not null,
    primary key (shop_id, printer_id)
  ) ${strict}`,
  `create unique index printers_by_token on printers (token_hash)`,
  `create index printers_by_kind on printers (kind)`,
  // A slip to print. Its content is read from the order when it is printed, so that it holds no personal data.
  `create table print_jobs (
    shop_id text not null, job_id text not null, printer_id text not null,
    order_id text, -- null, like slip: a test slip.
    slip text,
    parts text, -- JSON list of the ids of lines and free items; null: all.
    attempt integer not null, -- From 1; each repetition by a person is a job of its own.
    state text not null, -- doubtful is not stored: it is handedOut after lease_until.
    lease_until text, created_at text not null, done_at text,
    primary key (shop_id, job_id), foreign key (shop_id, printer_id) references printers on delete cascade
  ) ${strict}`,
  `create unique index print_jobs_once on print_jobs (shop_id, printer_id, order_id, slip, attempt)`,
  `create index print_jobs_by_state on print_jobs (shop_id, state, created_at)`,
  `create index print_jobs_by_age on print_jobs (created_at)`,
  `create table api_keys (
    shop_id text not null references shops,
    key_id text not null, -- The public part of the key.
    name text not null,
    secret_hash text not null, -- SHA-256 of the whole key, which is never stored.
    scopes text not null, -- JSON list of scopes.
    created_at text not null,
    expires_at text, -- null: never.
    last_used_at text, -- To the minute; null: never used.
    primary key (shop_id, key_id)
  ) ${strict}`,
  `create table webhooks (
    shop_id text not null references shops, webhook_id text not null, name text not null, url text not null,
    events text not null, -- JSON list of events.
    sealed_secret text not null, -- 'whsec_…', encrypted with SECRET_KEY.
    previous_secret text, -- Signs along until previous_until, so that the receiver can change over.
    previous_until text,
    state text not null, -- gone: the receiver has answered 410 · failing: a delivery has failed for good.
    created_at text not null,
    primary key (shop_id, webhook_id)
  ) ${strict}`,
  // An event for one webhook; its id is the `webhook-id` of every attempt.
  `create table webhook_deliveries (
    shop_id text not null, delivery_id text not null, webhook_id text not null, event text not null,
    order_number ${bigint},
    payload text not null, -- The body as it is signed and sent.
    created_at text not null, run_at text not null, locked_until text, attempts integer not null, done_at text,
    outcome text,
    primary key (shop_id, delivery_id), foreign key (shop_id, webhook_id) references webhooks on delete cascade
  ) ${strict}`,
  `create index webhook_deliveries_due on webhook_deliveries (run_at) where done_at is null`,
  `create unique index webhook_deliveries_by_id on webhook_deliveries (delivery_id)`,
  `create index webhook_deliveries_by_webhook on webhook_deliveries (shop_id, webhook_id, created_at)`,
  `create index webhook_deliveries_by_age on webhook_deliveries (created_at)`,
  `create table webhook_attempts (
    shop_id text not null, delivery_id text not null,
    attempt integer not null, -- From 1.
    at text not null,
    status integer, -- null: no answer in time, or no connection.
    duration_ms integer not null,
    answer text not null, -- The start of the answer.
    primary key (shop_id, delivery_id, attempt),
    foreign key (shop_id, delivery_id) references webhook_deliveries on delete cascade
  ) ${strict}`,
  // A cached geocoder answer, without a reference to the guest.
  `create table geocoded_addresses (
    address_key text not null primary key,
    place text, -- GeocodedPlace as JSON; null: the address does not exist.
    asked_at text not null
  ) ${keyed}`,
  `create index geocoded_addresses_by_age on geocoded_addresses (asked_at)`,
  // Uses of something that is limited over all nodes.
  `create table shared_limits (
    scope text not null, -- The shop, or 'office'.
    limit_key text not null, -- Hash of the limited thing: an account, an address.
    used integer not null,
    since text not null, -- The first use that counts.
    primary key (scope, limit_key)
  ) ${keyed}`,
  // A mail of an installation without a mail server, for the office to show.
  `create table written_mails (
    shop_id text not null,
    mail_id text not null, -- The id of the outbox row.
    created_at text not null,
    to_address text not null, -- In lower case.
    reply_to text not null, -- In lower case; the guest's in mails to the restaurant about them.
    content text not null, -- The whole mail as JSON, as in its file.
    primary key (shop_id, mail_id)
  ) ${strict}`,
  `create index written_mails_by_age on written_mails (created_at)`,
  `create index written_mails_by_id on written_mails (mail_id)`,
  // What the practice providers of the demo remember.
  `create table practice_entries (
    kind text not null, -- 'cursor': the one row whose change is the number of the last exchange.
    entry_id text not null,
    content text not null, -- JSON, which only the practice providers read.
    change ${bigint} not null, -- The number of the exchange that wrote it.
    written_at text not null,
    primary key (kind, entry_id)
  ) ${strict}`,
  `create index practice_entries_by_change on practice_entries (change)`,
  // One row: a text that only the SECRET_KEY of this database opens.
  `create table secret_key_checks (
    check_id text not null primary key, sealed text not null, created_at text not null
  ) ${strict}`,
  // A backup that an installation made by itself, one for each day.
  `create table backup_runs (
    day text not null primary key, started_at text not null,
    locked_until text not null, -- Lease: a run that was not finished may be repeated after this time.
    finished_at text, -- null: not finished.
    file text not null, bytes ${bigint}, row_count ${bigint},
    drill text, -- What its restoring found: 'passed', or why it failed. null: not restored yet.
    drill_engine text, -- The engine it was restored into.
    problem text -- Why there is no backup.
  ) ${strict}`,
  `create table heartbeats (heartbeat_id text not null primary key, filler ${bytes} not null) ${strict}`,
];
