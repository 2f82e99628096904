import type { ColumnTypes } from '../migrate.ts';

/**
 * Receipts as stored documents, each number once per series (S3 L3). Orders from before keep their number in a series of
 * their shop; their content is written at its first reading ('').
 */
export const receipts = ({ engine, strict }: ColumnTypes): readonly string[] => [
  `create table receipt_series (series text not null primary key, last_number integer not null) ${strict}`,
  `create table receipts (
    shop_id text not null,
    order_id text not null,
    kind text not null,
    cause text not null,
    series text not null,
    number integer not null,
    issued_at text not null,
    document text not null,
    primary key (shop_id, order_id, kind, cause),
    unique (series, number),
    foreign key (shop_id, order_id) references orders
  ) ${strict}`,
  `create index receipts_by_number on receipts (shop_id, number)`,
  `create index receipts_by_time on receipts (shop_id, issued_at)`,
  `insert into receipts
    select shop_id, order_id, 'invoice', '', 'shop:' || shop_id, number, released_at, ''
    from orders where released_at is not null`,
  ...neverChange[engine],
];

const neverChange = {
  sqlite: [
    `create trigger receipts_never_change before update on receipts when old.document <> ''
      begin select raise(abort, 'a receipt never changes'); end`,
  ],
  postgres: [
    `create function keep_receipt() returns trigger language plpgsql as
      'begin raise exception ''a receipt never changes''; end'`,
    `create trigger receipts_never_change before update on receipts for each row
      when (old.document <> '') execute function keep_receipt()`,
  ],
} as const;
