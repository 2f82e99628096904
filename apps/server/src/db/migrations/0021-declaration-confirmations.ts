import type { ColumnTypes } from '../migrate.ts';

/** Who confirmed when that an article contains nothing but what is declared (LMIV Art. 44). */
export const declarationConfirmations = ({ strict }: ColumnTypes): readonly string[] => [
  `create table declaration_confirmations (
    shop_id text not null references shops on delete cascade,
    kind text not null,
    item_id text not null,
    confirmed_at text not null,
    confirmed_by text not null,
    name text not null,
    declarations text not null,
    primary key (shop_id, confirmed_at, kind, item_id)
  ) ${strict}`,
];
