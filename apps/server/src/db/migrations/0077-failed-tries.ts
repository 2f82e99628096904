/** How often an entry of the audit log has happened: failed tries of an hour are one entry (decision 075). */
export const failedTries = (): readonly string[] => [
  'alter table audit_log add column times integer not null default 1',
];
