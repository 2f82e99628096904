import type { ColumnTypes } from '../migrate.ts';

/** Daily overviews, which never change, and the e-invoices of business guests. */
export const dailyOverviews = ({ engine, strict }: ColumnTypes): readonly string[] => [
  `create table daily_overviews (
    shop_id text not null references shops,
    number integer not null,
    day text not null,
    made_at text not null,
    hash text not null,
    previous_hash text not null,
    document text not null,
    primary key (shop_id, number),
    unique (shop_id, day)
  ) ${strict}`,
  `create table electronic_invoices (
    shop_id text not null,
    order_id text not null,
    issued_at text not null,
    document text not null,
    primary key (shop_id, order_id),
    foreign key (shop_id, order_id) references orders
  ) ${strict}`,
  `create index electronic_invoices_by_time on electronic_invoices (shop_id, issued_at)`,
  ...['daily_overviews', 'electronic_invoices'].flatMap((table) => neverChange[engine](table)),
];

const neverChange = {
  sqlite: (table: string) => [
    `create trigger ${table}_never_change before update on ${table}
      begin select raise(abort, 'a document of the books never changes'); end`,
  ],
  postgres: (table: string) => [
    `create or replace function keep_book() returns trigger language plpgsql as
      'begin raise exception ''a document of the books never changes''; end'`,
    `create trigger ${table}_never_change before update on ${table} for each row execute function keep_book()`,
  ],
} as const;
