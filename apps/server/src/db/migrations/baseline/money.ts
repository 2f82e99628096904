import type { ColumnTypes } from '../../column-types.ts';

/** Coupons, payments, receipts and figures. */
export const moneyTables = ({ engine, bigint, strict, keyed }: ColumnTypes): readonly string[] => [
  // Coupons that were created together, each for one order.
  `create table coupon_series (
    shop_id text not null references shops, series_id text not null, name text not null, created_at text not null,
    ended_at text, -- Its unused codes were switched off then.
    primary key (shop_id, series_id)
  ) ${strict}`,
  `create table coupons (
    shop_id text not null references shops on delete cascade,
    code text not null, -- Normalized: trimmed and case-folded (S3 C7).
    shown_code text not null, type text not null, value ${bigint} not null, minimum_order_value ${bigint} not null,
    exclusive integer not null, active integer not null, valid_from text, valid_until text, maximum_uses integer,
    maximum_uses_per_customer integer, used integer not null,
    series_id text, -- null: edited in the list of coupons.
    primary key (shop_id, code)
  ) ${strict}`,
  `create index coupons_by_series on coupons (shop_id, series_id) where series_id is not null`,
  // One row per identity (phone, mail) of the order's customer.
  `create table coupon_uses (
    shop_id text not null, code text not null, order_id text not null,
    customer text not null, -- Hash of the normalized phone number or mail address.
    primary key (shop_id, code, order_id, customer), foreign key (shop_id, order_id) references orders
  ) ${keyed}`,
  `create index coupon_uses_of_a_customer on coupon_uses (shop_id, code, customer)`,
  // How often a code was refused on a day, for a reason.
  `create table coupon_refusals (
    shop_id text not null references shops,
    code text not null, -- Normalized; empty: a code that the shop does not have.
    day text not null, reason text not null, refused integer not null,
    primary key (shop_id, code, day, reason)
  ) ${keyed}`,
  // A coupon reserved for a phone number.
  `create table coupon_reservations (
    shop_id text not null, session_hash text not null,
    customer text not null, -- Hash of the normalized phone number.
    code text not null,
    reservation_id text not null, -- Random, used in links.
    reserved_at text not null,
    primary key (shop_id, session_hash, customer, code),
    foreign key (shop_id, code) references coupons (shop_id, code) on delete cascade
  ) ${keyed}`,
  `create unique index coupon_reservations_by_id on coupon_reservations (shop_id, reservation_id)`,
  `create index coupon_reservations_of_a_coupon on coupon_reservations (shop_id, code)`,
  // A shop's account at a payment provider.
  `create table payment_accounts (
    shop_id text not null references shops on delete cascade, provider text not null,
    sealed text not null, -- PaymentAccount as JSON, encrypted with SECRET_KEY.
    changed_at text not null, changed_by text not null,
    primary key (shop_id, provider)
  ) ${keyed}`,
  // One attempt to pay an order through a provider.
  `create table payments (
    shop_id text not null, payment_id text not null, order_id text not null, attempt integer not null,
    method text not null, provider text not null, means text not null, status text not null,
    version integer not null, -- Number of transitions so far; an update names the version it is based on.
    amount ${bigint} not null check (amount > 0), captured ${bigint} not null, refunded ${bigint} not null,
    reference text, -- The provider's id of the payment; null: none, or not known yet.
    answer text, -- The response for the browser, as JSON: repeated if it asks again.
    created_at text not null,
    expires_at text not null, -- Deadline for the guest.
    declines integer not null, -- Number of declined captures; part of the idempotency key of the next attempt.
    looks integer not null,
    look_at text, -- When to poll the provider next; null: only after a webhook.
    locked_until text, -- Lease while a worker prepares or polls the payment.
    alarm text,
    primary key (shop_id, payment_id), unique (shop_id, order_id, attempt),
    foreign key (shop_id, order_id) references orders
  ) ${strict}`,
  `create unique index payments_by_reference on payments (shop_id, provider, reference) where reference is not null`,
  `create index waiting_payments on payments (look_at) where look_at is not null`,
  // Append-only history of a payment (docs/reliability.md I10).
  `create table payment_events (
    shop_id text not null, payment_id text not null, version integer not null, from_status text not null,
    to_status text not null, cause text not null, at text not null,
    primary key (shop_id, payment_id, version), foreign key (shop_id, payment_id) references payments
  ) ${keyed}`,
  // A provider message, stored once by its event id (docs/reliability.md I11).
  `create table payment_inbox (
    shop_id text not null references shops on delete cascade, provider text not null, event_id text not null,
    payment_id text, -- null: unknown payment, or not matched yet.
    reference text, received_at text not null,
    primary key (shop_id, provider, event_id)
  ) ${keyed}`,
  `create index messages_by_reference on payment_inbox (shop_id, provider, reference)`,
  `create table refunds (
    shop_id text not null, refund_id text not null, payment_id text not null, order_id text not null,
    amount ${bigint} not null check (amount > 0), reason text not null,
    lines text not null, -- Refunded lines as JSON; empty: the order as a whole.
    vat text not null, -- Amounts by VAT rate, as JSON.
    requested_by text not null, -- Id of a member of staff, or 'automatic'.
    requested_at text not null, state text not null, reference text, finished_at text, attempts integer not null,
    run_at text, locked_until text, failure text,
    primary key (shop_id, refund_id), foreign key (shop_id, payment_id) references payments,
    foreign key (shop_id, order_id) references orders
  ) ${strict}`,
  `create index refunds_of_an_order on refunds (shop_id, order_id)`,
  `create index waiting_refunds on refunds (run_at) where run_at is not null`,
  // A payment that staff have to look at.
  `create table payment_tasks (
    shop_id text not null, order_id text not null, kind text not null, created_at text not null, done_at text,
    done_by text,
    primary key (shop_id, order_id, kind), foreign key (shop_id, order_id) references orders
  ) ${keyed}`,
  // The last number of a series. Its row is locked while a number is drawn.
  `create table receipt_series (series text not null primary key, last_number integer not null) ${strict}`,
  // A document about an order. It never changes; a trigger refuses it (S3 L3).
  `create table receipts (
    shop_id text not null, order_id text not null, kind text not null,
    cause text not null, -- Payment or refund; '' for the invoice and its cancellation.
    series text not null, -- Id of the legal entity; 'shop:…' for orders from before the series.
    number integer not null, issued_at text not null,
    document text not null, -- ReceiptDocument as JSON; '': an order from before, not written yet.
    primary key (shop_id, order_id, kind, cause), unique (series, number),
    foreign key (shop_id, order_id) references orders
  ) ${strict}`,
  `create index receipts_by_number on receipts (shop_id, number)`,
  `create index receipts_by_time on receipts (shop_id, issued_at)`,
  // The frozen overview of a day; numbers of a shop have no gaps. It never changes; a trigger refuses it.
  `create table daily_overviews (
    shop_id text not null references shops, number integer not null, day text not null, made_at text not null,
    hash text not null, -- SHA-256 of number, day, document and the hash before.
    previous_hash text not null, -- '' for the first.
    document text not null, -- DayOverviewContent as JSON.
    primary key (shop_id, number), unique (shop_id, day)
  ) ${strict}`,
  // What was sent to a business guest as XRechnung. It never changes.
  `create table electronic_invoices (
    shop_id text not null, order_id text not null, issued_at text not null,
    document text not null, -- XML
    primary key (shop_id, order_id), foreign key (shop_id, order_id) references orders
  ) ${strict}`,
  `create index electronic_invoices_by_time on electronic_invoices (shop_id, issued_at)`,
  // What was sent to a business guest after a refund or a cancellation. It never changes.
  `create table electronic_corrections (
    shop_id text not null, order_id text not null,
    kind text not null, -- Its receipt, with that number.
    cause text not null, number integer not null, issued_at text not null,
    document text not null, -- XML
    primary key (shop_id, order_id, kind, cause), foreign key (shop_id, order_id) references orders
  ) ${strict}`,
  `create index electronic_corrections_by_time on electronic_corrections (shop_id, issued_at)`,
  // The figures of a day that is over, calculated from its orders and documents. Deleted when one of its orders
  // changes.
  `create table figure_days (
    shop_id text not null references shops, day text not null,
    version integer not null, -- How they were calculated; others are calculated again.
    totals text not null, -- Totals and Lists as JSON.
    lists text not null,
    primary key (shop_id, day)
  ) ${strict}`,
  // Up to which event of its orders the figures of a shop are known.
  `create table figure_cursors (
    shop_id text not null references shops, sequence ${bigint} not null,
    primary key (shop_id)
  ) ${keyed}`,
  ...NEVER_CHANGE[engine],
];

const BOOKS = ['daily_overviews', 'electronic_invoices', 'electronic_corrections'];

const NEVER_CHANGE = {
  sqlite: [
    `create trigger receipts_never_change before update on receipts when old.document <> ''
      begin select raise(abort, 'a receipt never changes'); end`,
    ...BOOKS.map(
      (table) => `create trigger ${table}_never_change before update on ${table}
      begin select raise(abort, 'a document of the books never changes'); end`,
    ),
  ],
  postgres: [
    `create function keep_receipt() returns trigger language plpgsql as
      'begin raise exception ''a receipt never changes''; end'`,
    `create trigger receipts_never_change before update on receipts for each row
      when (old.document <> '') execute function keep_receipt()`,
    `create function keep_book() returns trigger language plpgsql as
      'begin raise exception ''a document of the books never changes''; end'`,
    ...BOOKS.map(
      (table) =>
        `create trigger ${table}_never_change before update on ${table} for each row execute function keep_book()`,
    ),
  ],
} as const;
