import type { ColumnTypes } from '../migrate.ts';

/** Which terms and privacy text an order accepted, and these texts (S3 L10). */
export const acceptedTerms = ({ strict }: ColumnTypes): readonly string[] => [
  `alter table orders add column accepted_terms text`,
  `create table legal_texts (
    shop_id text not null references shops,
    version text not null,
    title text not null,
    text text not null,
    primary key (shop_id, version)
  ) ${strict}`,
];
