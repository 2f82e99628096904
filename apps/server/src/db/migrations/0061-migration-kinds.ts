/** Tells versions that do not know a migration whether they can run beside it (decision 066). */
export const migrationKinds = (): readonly string[] => [
  "alter table migrations add column kind text not null default 'expand'",
];
