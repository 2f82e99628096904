import type { ColumnTypes } from '../migrate.ts';

/** Who changed the menu of a shop and when, with the menu before and the difference (decision 039). */
export const menuChanges = ({ strict, bytes }: ColumnTypes): readonly string[] => [
  `create table menu_changes (
    shop_id text not null references shops,
    change_number integer not null,
    changed_at text not null,
    changed_by text not null,
    cause text not null,
    summary text not null,
    menu_before ${bytes} not null,
    difference ${bytes} not null,
    primary key (shop_id, change_number)
  ) ${strict}`,
  `create index menu_changes_by_age on menu_changes (changed_at)`,
];
