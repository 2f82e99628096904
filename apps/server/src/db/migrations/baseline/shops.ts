import type { ColumnTypes } from '../../column-types.ts';

/** Companies, shops, their menus, pictures and texts. */
export const shopTables = ({ engine, bigint, bytes, strict, keyed }: ColumnTypes): readonly string[] => [
  // A company; several shops can belong to one. It is never deleted, because receipts name it.
  `create table legal_entities (
    entity_id text not null primary key,
    document text not null -- LegalEntity as JSON.
  ) ${strict}`,
  `create table shops (
    shop_id text not null primary key, slug text not null unique, domain text unique,
    config text not null, -- ShopConfig as JSON.
    previous_config text, -- The last readable configuration before this one, whole.
    legal_entity_id text references legal_entities,
    state text -- null: like a draft.
  ) ${strict}`,
  // Counters per shop; each change raises a version, so that every process reloads.
  `create table shop_counters (
    shop_id text not null primary key references shops on delete cascade, config_version integer not null,
    menu_version integer not null, order_number integer not null, event_sequence integer not null,
    -- Raised by pauses and other changes that affect only the delivery period.
    period_version integer not null default 0,
    stock_version integer not null default 0,
    table_version integer not null default 0, -- Raised by each change of a table: its bill, its guests' call.
    ratings_version integer not null default 0, -- Raised by ratings, which guests see on the menu.
    offers_day text not null default '', -- The day whose offers the menu was loaded with last; '': never.
    -- The number of the last change of all shops that concerned this one; written by triggers.
    change ${bigint} not null default 0
  ) ${keyed}`,
  `create index shop_counters_by_change on shop_counters (change)`,
  ...(engine === 'postgres' ? POSTGRES_CHANGES : SQLITE_CHANGES),
  `create table shop_index (
    shop_id text not null primary key references shops on delete cascade, config_version ${bigint} not null,
    menu_version ${bigint} not null,
    format integer not null, -- Rows of another format are derived anew.
    entry text not null -- StoredEntry as JSON.
  ) ${strict}`,
  `create table shop_extracts (
    shop_id text not null primary key references shops on delete cascade, config_version ${bigint} not null,
    menu_version ${bigint} not null,
    site text not null, -- SiteConfig as JSON.
    paths text not null -- The addresses of its pages for the site map, as JSON.
  ) ${strict}`,
  `create table menus (
    shop_id text not null primary key references shops on delete cascade,
    document text not null, -- MenuDocument as JSON.
    previous_document text -- The last readable menu before this one, whole.
  ) ${strict}`,
  // One saved change of a menu.
  `create table menu_changes (
    shop_id text not null references shops,
    change_number integer not null, -- Counted up in each shop.
    changed_at text not null, changed_by text not null, cause text not null,
    summary text not null, -- ChangeSummary[] as JSON.
    menu_before ${bytes} not null, -- MenuDocument as gzipped JSON.
    difference ${bytes} not null, -- Difference to the menu after it, as gzipped JSON.
    primary key (shop_id, change_number)
  ) ${strict}`,
  `create index menu_changes_by_age on menu_changes (changed_at)`,
  // The prices of an article for a time; kept for as long as the shop.
  `create table price_history (
    shop_id text not null references shops on delete cascade, kind text not null, item_id text not null,
    size_id text not null, -- '': without sizes.
    since text not null,
    until text, -- null: in force.
    -- By order type as JSON: list price, steady and lowest price after discounts. Empty: not sold.
    prices text not null,
    primary key (shop_id, kind, item_id, size_id, since)
  ) ${strict}`,
  `create index current_prices on price_history (shop_id) where until is null`,
  // Pictures as uploaded.
  `create table media (
    shop_id text not null references shops on delete cascade, image_id text not null,
    hash text not null, -- Hash of the bytes: part of cache file names.
    bytes ${bytes} not null,
    primary key (shop_id, image_id)
  ) ${strict}`,
  // A pause of new orders, until an instant.
  `create table pauses (
    shop_id text not null primary key references shops on delete cascade, scope text not null, until text not null
  ) ${keyed}`,
  // Promised capacity of a kitchen slot; only for shops with limits.
  `create table slot_loads (
    shop_id text not null references shops on delete cascade, slot_at text not null,
    orders integer not null check (orders >= 0), make_minutes integer not null check (make_minutes >= 0),
    primary key (shop_id, slot_at)
  ) ${keyed}`,
  // An item out of stock, until an instant; null: until further notice.
  `create table stock_entries (
    shop_id text not null references shops on delete cascade, kind text not null, group_id text not null,
    item_id text not null, until text,
    primary key (shop_id, kind, group_id, item_id)
  ) ${keyed}`,
  // A merchant's confirmation; kept for as long as the shop.
  `create table declaration_confirmations (
    shop_id text not null references shops on delete cascade, kind text not null, item_id text not null,
    confirmed_at text not null,
    confirmed_by text not null, -- E-mail address of the member of staff.
    name text not null, -- As it was then.
    declarations text not null, -- What was declared with it, as JSON.
    primary key (shop_id, confirmed_at, kind, item_id)
  ) ${strict}`,
  // A legal text that an order has accepted, as it was; never changed.
  `create table legal_texts (
    shop_id text not null references shops, version text not null, title text not null, text text not null,
    primary key (shop_id, version)
  ) ${strict}`,
  // Views of a page on a day, of all guests, without any id.
  `create table page_counts (
    shop_id text not null references shops, day text not null, page text not null, views integer not null,
    primary key (shop_id, day, page)
  ) ${keyed}`,
  // A page view of a guest who has consented. Holds random ids and words of a closed set, no personal data.
  `create table visits (
    shop_id text not null references shops, visit_id text not null, user_id text not null, session_id text not null,
    page text not null, visit_count integer not null, device text not null, design text not null,
    has_account integer not null, has_order integer not null,
    referrer text not null, -- Origin of another website; '' for none.
    started_at text not null,
    seen_at text not null, -- The last heartbeat.
    primary key (shop_id, visit_id)
  ) ${strict}`,
  `create index visits_by_user on visits (shop_id, user_id)`,
  `create index visits_by_age on visits (started_at)`,
  // An application for a job of a shop.
  `create table job_applications (
    shop_id text not null references shops,
    application_id text not null, -- Keyed hash of the application: sending it again creates no second row.
    job_id text not null,
    job_title text not null, -- The title when it was sent.
    name text not null, contact text not null, message text not null, pdf ${bytes}, received_at text not null,
    primary key (shop_id, application_id)
  ) ${strict}`,
  `create index job_applications_by_age on job_applications (received_at)`,
];

const VERSIONS = ['config_version', 'menu_version', 'period_version', 'stock_version', 'ratings_version'];

// Numbers the changes of all shops, so that each process reads only the new ones (decision 062). Orders raise other counters of the
// row; they notify by themselves, and leave the index alone.
const POSTGRES_CHANGES = [
  `create sequence shop_changes`,
  `create function number_shop_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' or (${VERSIONS.map((each) => `new.${each}`).join()}) is distinct from (${VERSIONS.map((each) => `old.${each}`).join()}) then
        new.change := nextval('shop_changes');
        perform pg_notify('shops', new.shop_id);
      end if;
      return new;
    end $$`,
  `create trigger number_shop_change before insert or update on shop_counters
    for each row execute function number_shop_change()`,
  `create function announce_deleted_shop() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shops', '');
      return null;
    end $$`,
  `create trigger announce_deleted_shop after delete on shop_counters
    for each statement execute function announce_deleted_shop()`,
  `create function announce_tables() returns trigger language plpgsql as $$
    begin
      if new.table_version <> old.table_version then
        perform pg_notify('tables', new.shop_id || ' ' || new.table_version);
      end if;
      return null;
    end $$`,
  `create trigger announce_tables after update on shop_counters for each row execute function announce_tables()`,
];

const NUMBER = `update shop_counters set change = (select max(change) + 1 from shop_counters) where shop_id = new.shop_id`;

// Without notifications, orders and tables are found by their number as well.
const SQLITE_CHANGES = [
  `create trigger number_new_shop after insert on shop_counters begin ${NUMBER}; end`,
  `create trigger number_shop_change after update of ${[...VERSIONS, 'event_sequence', 'table_version'].join()} on shop_counters
    begin ${NUMBER}; end`,
];
