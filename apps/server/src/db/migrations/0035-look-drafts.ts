import type { ColumnTypes } from '../migrate.ts';

/** Unsaved looks of shops, for the preview of their authors. */
export const lookDrafts = ({ strict }: ColumnTypes): readonly string[] => [
  `create table look_drafts (
    shop_id text not null references shops,
    staff_id text not null,
    version text not null,
    look text not null,
    changed_at text not null,
    primary key (shop_id, staff_id)
  ) ${strict}`,
  `create index look_drafts_by_age on look_drafts (changed_at)`,
  `create index outbox_by_shop on outbox (shop_id, created_at)`,
];
