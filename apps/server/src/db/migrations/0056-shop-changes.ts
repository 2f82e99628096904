import type { ColumnTypes } from '../migrate.ts';

const VERSIONS = ['config_version', 'menu_version', 'period_version', 'stock_version', 'ratings_version'];

/** Numbers the changes of all shops, so that each process reads only the new ones (decision 062). */
export const shopChanges = ({ engine, bigint }: ColumnTypes): readonly string[] => [
  `alter table shop_counters add column change ${bigint} not null default 0`,
  ...(engine === 'postgres' ? POSTGRES : SQLITE),
  `create index shop_counters_by_change on shop_counters (change)`,
];

// Orders raise other counters of the row; they notify by themselves, and leave the index alone.
const POSTGRES = [
  `create sequence shop_changes`,
  `update shop_counters set change = nextval('shop_changes')`,
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
];

const NUMBER = `update shop_counters set change = (select max(change) + 1 from shop_counters) where shop_id = new.shop_id`;

// Without notifications, orders and tables are found by their number as well.
const SQLITE = [
  `update shop_counters
    set change = (select count(*) from shop_counters as other where other.shop_id <= shop_counters.shop_id)`,
  `create trigger number_new_shop after insert on shop_counters begin ${NUMBER}; end`,
  `create trigger number_shop_change after update of ${[...VERSIONS, 'event_sequence', 'table_version'].join()} on shop_counters
    begin ${NUMBER}; end`,
];
