import type { ColumnTypes } from '../migrate.ts';

/** Consents to advertising, their text and their confirmation by mail (S3 K6). */
export const advertisingConsents = ({ strict }: ColumnTypes): readonly string[] => [
  `create table advertising_consents (
    shop_id text not null,
    consent_id text not null,
    order_id text not null,
    email text not null,
    text_version integer,
    requested_at text not null,
    confirmed_at text,
    confirmed_from text,
    withdrawn_at text,
    primary key (shop_id, consent_id),
    foreign key (shop_id, order_id) references orders
  ) ${strict}`,
  `create index consents_of_an_address on advertising_consents (shop_id, email)`,
];
