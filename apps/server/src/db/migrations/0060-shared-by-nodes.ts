import type { ColumnTypes } from '../migrate.ts';

/** What every node has to show the same way: mails that no mail server took, and the payments of the practice providers. */
export const sharedByNodes = ({ bigint, strict }: ColumnTypes): readonly string[] => [
  `create table written_mails (
    shop_id text not null,
    mail_id text not null,
    created_at text not null,
    to_address text not null,
    reply_to text not null,
    content text not null,
    primary key (shop_id, mail_id)
  ) ${strict}`,
  `create index written_mails_by_age on written_mails (created_at)`,
  `create table practice_entries (
    kind text not null,
    entry_id text not null,
    content text not null,
    change ${bigint} not null,
    written_at text not null,
    primary key (kind, entry_id)
  ) ${strict}`,
  `create index practice_entries_by_change on practice_entries (change)`,
];
