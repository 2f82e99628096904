import type { ColumnTypes } from '../migrate.ts';

/** Orders that staff take on the telephone, and changes of orders with the consent of their guests. */
export const telephoneAndChanges = ({ strict }: ColumnTypes): readonly string[] => [
  `alter table orders add column taken_by text not null default ''`,
  `alter table orders add column accept_minutes integer`,
  `alter table orders add column due_in_person integer not null default 0`,
  `create table order_changes (
    shop_id text not null,
    order_id text not null,
    change_id text not null,
    state text not null,
    reason text not null,
    serve_at text,
    make_minutes integer not null,
    age_check integer,
    quote_after text not null,
    quote_before text,
    proposed_at text not null,
    proposed_by text not null,
    expires_at text not null,
    decided_at text,
    primary key (shop_id, order_id, change_id),
    foreign key (shop_id, order_id) references orders
  ) ${strict}`,
  `create unique index order_changes_open on order_changes (shop_id, order_id) where state = 'open'`,
];
