import type { ColumnTypes } from '../migrate.ts';

/** Phone numbers and e-mail addresses that may not order in cash, or at all. */
export const blockedContacts = ({ strict }: ColumnTypes): readonly string[] => [
  `create table blocked_contacts (
    shop_id text not null references shops,
    contact_hash text not null,
    kind text not null,
    shown text not null,
    scope text not null,
    reason text not null,
    until text,
    blocked_at text not null,
    blocked_by text not null,
    primary key (shop_id, contact_hash)
  ) ${strict}`,
];
