/** Where the guests of a table have moved, by the visit that ended, so that their sessions follow (S3 W15). */
export const tableMoves = (): readonly string[] => [
  `alter table table_states add column moves text not null default '[]'`,
];
