import type { ColumnTypes } from '../migrate.ts';

/** Visits of guests who have consented, and page views of all guests without ids (S3 A5). */
export const visits = ({ strict, keyed }: ColumnTypes): readonly string[] => [
  `create table visits (
    shop_id text not null references shops,
    visit_id text not null,
    user_id text not null,
    session_id text not null,
    page text not null,
    visit_count integer not null,
    device text not null,
    design text not null,
    has_account integer not null,
    has_order integer not null,
    referrer text not null,
    started_at text not null,
    seen_at text not null,
    primary key (shop_id, visit_id)
  ) ${strict}`,
  `create index visits_by_user on visits (shop_id, user_id)`,
  `create index visits_by_age on visits (started_at)`,
  `create table page_counts (
    shop_id text not null references shops,
    day text not null,
    page text not null,
    views integer not null,
    primary key (shop_id, day, page)
  ) ${keyed}`,
];
