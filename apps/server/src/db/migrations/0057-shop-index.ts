import type { ColumnTypes } from '../migrate.ts';

/**
 * What a process knows of every shop, and extracts of shops that are read many at a time (decision 063). Both are derived from the
 * documents; a row of other versions is outdated. They go with the shop: an older version beside this one does not know them.
 */
export const shopIndex = ({ bigint, strict }: ColumnTypes): readonly string[] => [
  `create table shop_index (
    shop_id text not null primary key references shops on delete cascade,
    config_version ${bigint} not null,
    menu_version ${bigint} not null,
    format integer not null,
    entry text not null
  ) ${strict}`,
  `create table shop_extracts (
    shop_id text not null primary key references shops on delete cascade,
    config_version ${bigint} not null,
    menu_version ${bigint} not null,
    site text not null,
    paths text not null
  ) ${strict}`,
];
