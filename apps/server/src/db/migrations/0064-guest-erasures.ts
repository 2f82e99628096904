import type { ColumnTypes } from '../migrate.ts';

/** Counts deletions of guests. The version before this one counts none. */
export const guestErasures = ({ strict }: ColumnTypes): readonly string[] => [
  `create table guest_erasures (
    shop_id text primary key not null,
    erasures integer not null
  ) ${strict}`,
];
