import type { ColumnTypes } from '../migrate.ts';

/** Written by /readyz, to prove that the database takes writes. */
export const heartbeats = ({ bytes, strict }: ColumnTypes): readonly string[] => [
  `create table heartbeats (heartbeat_id text not null primary key, filler ${bytes} not null) ${strict}`,
];
