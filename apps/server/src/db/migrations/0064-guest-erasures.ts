import type { ColumnTypes } from '../migrate.ts';

/** Counts deletions of guests, which the version before this one does not; and finds the mail of a file. */
export const guestErasures = ({ strict }: ColumnTypes): readonly string[] => [
  `create table guest_erasures (
    shop_id text primary key not null,
    erasures integer not null
  ) ${strict}`,
  'create index written_mails_by_id on written_mails (mail_id)',
];
