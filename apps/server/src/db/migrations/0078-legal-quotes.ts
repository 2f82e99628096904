import type { ColumnTypes } from '../column-types.ts';

/** What the texts of a shop quote in words of their own, so that they are outdated once that differs (S3 L12). */
export const legalQuotes = ({ strict }: ColumnTypes): readonly string[] => [
  `create table legal_quotes (
    shop_id text not null,
    page_id text not null,
    quotes text not null,
    primary key (shop_id, page_id)
  ) ${strict}`,
];
