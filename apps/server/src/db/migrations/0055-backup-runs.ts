import type { ColumnTypes } from '../migrate.ts';

/** Backups that the installation makes by itself: which process makes one, and what came of it. */
export const backupRuns = ({ bigint, strict }: ColumnTypes): readonly string[] => [
  `create table backup_runs (
    day text not null primary key,
    started_at text not null,
    locked_until text not null,
    finished_at text,
    file text not null,
    bytes ${bigint},
    row_count ${bigint},
    drill text,
    drill_engine text,
    problem text
  ) ${strict}`,
];
