import type { ColumnTypes } from '../migrate.ts';

/** Corrections of e-invoices, which never change, and who wants the figures of each month by mail. */
export const correctionsAndMonthlyMails = ({ engine, strict }: ColumnTypes): readonly string[] => [
  `create table electronic_corrections (
    shop_id text not null,
    order_id text not null,
    kind text not null,
    cause text not null,
    number integer not null,
    issued_at text not null,
    document text not null,
    primary key (shop_id, order_id, kind, cause),
    foreign key (shop_id, order_id) references orders
  ) ${strict}`,
  `create index electronic_corrections_by_time on electronic_corrections (shop_id, issued_at)`,
  neverChange[engine],
  `create table monthly_mails (
    shop_id text not null references shops,
    staff_id text not null references staff on delete cascade,
    since text not null,
    sent_month text not null,
    primary key (shop_id, staff_id)
  ) ${strict}`,
];

// PostgreSQL has the function since the daily overviews.
const neverChange = {
  sqlite: `create trigger electronic_corrections_never_change before update on electronic_corrections
    begin select raise(abort, 'a document of the books never changes'); end`,
  postgres: `create trigger electronic_corrections_never_change before update on electronic_corrections
    for each row execute function keep_book()`,
} as const;
