/** Jobs that do not wait behind mails. The version before this one adds none: its jobs wait as they did. */
export const urgentJobs = (): readonly string[] => [
  'alter table outbox add column urgent integer not null default 0',
  'create index urgent_outbox on outbox (run_at) where done_at is null and urgent = 1',
];
