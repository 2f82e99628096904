import type { ColumnTypes } from '../migrate.ts';

/** A value sealed with SECRET_KEY: a node with another key does not start. */
export const secretKeyChecks = ({ strict }: ColumnTypes): readonly string[] => [
  `create table secret_key_checks (
    check_id text not null primary key,
    sealed text not null,
    created_at text not null
  ) ${strict}`,
];
