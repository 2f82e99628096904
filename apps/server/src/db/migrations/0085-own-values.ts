import type { ColumnTypes } from '../column-types.ts';

/** Since when a branch has a value of its own, and which value the franchise had then. */
export const ownValues = ({ strict }: ColumnTypes): readonly string[] => [
  `create table own_values (
    shop_id text not null,
    document text not null,
    path text not null,
    franchise_hash text not null,
    here_hash text not null,
    since text not null,
    primary key (shop_id, path)
  ) ${strict}`,
];
