import type { ColumnTypes } from '../../column-types.ts';

/** What shops know of their guests. */
export const guestTables = ({ strict, keyed }: ColumnTypes): readonly string[] => [
  // A guest account; `shop_id` is the franchise overview if there is one.
  `create table accounts (
    shop_id text not null references shops, account_id text not null,
    email text not null, -- Lower case.
    order_shop_id text not null, -- The order that created it.
    order_id text not null, created_at text not null,
    confirmed_at text, -- When the first link was followed; null: the guest has not proved that they own the address.
    address text, -- AccountAddress as JSON; null until confirmed, because nothing is known about the owner.
    first_name text not null, last_name text not null,
    birthday text, -- 'YYYY-MM-DD'
    primary key (shop_id, account_id), unique (shop_id, email),
    foreign key (order_shop_id, order_id) references orders on delete cascade
  ) ${strict}`,
  `create index accounts_of_an_order on accounts (order_shop_id, order_id)`,
  // A single-use sign-in link; deleted once used.
  `create table account_links (
    shop_id text not null, link_id text not null, account_id text not null,
    via_shop_id text not null, -- The shop whose pages requested it.
    order_id text, -- The order of that shop it was requested with; null: requested on its own.
    requested_at text not null,
    primary key (shop_id, link_id), foreign key (shop_id, account_id) references accounts on delete cascade
  ) ${keyed}`,
  `create index links_of_an_account on account_links (shop_id, account_id)`,
  `create table account_sessions (
    shop_id text not null, token_hash text not null, account_id text not null, created_at text not null,
    expires_at text not null,
    primary key (shop_id, token_hash), foreign key (shop_id, account_id) references accounts on delete cascade
  ) ${keyed}`,
  `create index sessions_of_an_account on account_sessions (shop_id, account_id)`,
  // Consent to advertising by mail: requested with an order, valid once confirmed (§ 7 UWG).
  `create table advertising_consents (
    shop_id text not null, consent_id text not null,
    order_id text not null, -- The latest order it was requested with.
    email text not null, -- Lower case.
    text_version integer, -- Which of the two texts the guest saw; null: the order did not say.
    requested_at text not null, confirmed_at text,
    confirmed_from text, -- Keyed hash of the IP address it was confirmed from.
    withdrawn_at text,
    primary key (shop_id, consent_id), foreign key (shop_id, order_id) references orders
  ) ${strict}`,
  `create index consents_of_an_address on advertising_consents (shop_id, email)`,
  // Mail addresses to which a shop sends no advertising, whatever the law would allow (§ 7 (3) UWG).
  `create table advertising_objections (
    shop_id text not null references shops,
    email_hash text not null, -- A hash without a key, so that it stays valid with another SECRET_KEY.
    objected_at text not null,
    primary key (shop_id, email_hash)
  ) ${keyed}`,
  // What a guest said about an order: at most one per order.
  `create table feedback (
    shop_id text not null references shops, order_id text not null, given_at text not null,
    not_used text, -- The guest did not place or receive the order; null: they rated it.
    first_name text not null, -- Shown beside the texts; '' if the guest gave none.
    note text not null, -- For the restaurant only.
    primary key (shop_id, order_id), foreign key (shop_id, order_id) references orders
  ) ${strict}`,
  `create index feedback_by_age on feedback (shop_id, given_at, order_id)`,
  `create table dish_ratings (
    shop_id text not null, order_id text not null, dish_id text not null,
    dish_name text not null, -- As it was called when it was ordered.
    stars integer not null check (stars between 1 and 5), -- 1 to 5
    text text not null, -- Public; '' if there is none.
    rated_at text not null,
    answer text, -- The merchant's public answer.
    hidden text, -- Why the text is hidden; null: it is visible.
    primary key (shop_id, order_id, dish_id), foreign key (shop_id, order_id) references feedback on delete cascade
  ) ${strict}`,
  `create index dish_ratings_by_dish on dish_ratings (shop_id, dish_id, rated_at)`,
  // The code of an SMS or a mail (S3 A10).
  `create table guest_codes (
    shop_id text not null references shops,
    code_hash text not null, -- Keyed: a copy of the database leads nowhere.
    kind text not null,
    target text not null, -- The coupon's code, the order's id or the group's code.
    customer text, -- Hash of the phone number or mail address it was sent to; null: no certain guest.
    expires_at text not null,
    primary key (shop_id, code_hash)
  ) ${keyed}`,
  `create index guest_codes_by_age on guest_codes (expires_at)`,
  // How often a shop has deleted a guest; no row: never.
  `create table guest_erasures (shop_id text primary key not null, erasures integer not null) ${strict}`,
  // A blocked phone number or e-mail address.
  `create table blocked_contacts (
    shop_id text not null references shops,
    contact_hash text not null, -- Like the customers of coupons: orders are compared with it.
    kind text not null,
    shown text not null, -- The contact, masked.
    scope text not null,
    reason text not null, -- For the staff.
    until text, blocked_at text not null,
    blocked_by text not null, -- What others call who did it.
    primary key (shop_id, contact_hash)
  ) ${strict}`,
  // A browser that is notified about an order; deleted when the order ends.
  `create table push_subscriptions (
    shop_id text not null references shops, order_id text not null,
    subscription_id text not null, -- Hash of the endpoint.
    page_id text not null, -- The id in the address of the order's page: of the order, or of its group for a member.
    endpoint text not null, -- Address at the browser's push service.
    p256dh text not null, auth text not null,
    told text, -- The last news that was sent; null: none yet.
    created_at text not null,
    primary key (shop_id, order_id, subscription_id)
  ) ${strict}`,
  `create index push_subscriptions_by_age on push_subscriptions (created_at)`,
  // The key pair of the whole installation with which push services recognize it (VAPID, RFC 8292).
  `create table push_keys (
    key_id text not null primary key, public_key text not null,
    sealed text not null, -- Private key, encrypted with SECRET_KEY.
    created_at text not null
  ) ${strict}`,
];
