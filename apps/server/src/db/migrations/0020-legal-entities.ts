import type { ColumnTypes } from '../migrate.ts';

/**
 * The companies behind the shops (S3 L1): one per equal name, address and tax number. A branch stores its identity below
 * `own`, and its mail address only if that differs from the franchise's.
 */
export function legalEntities({ engine, strict }: ColumnTypes): readonly string[] {
  const read = (table: string, ...path: readonly string[]): string =>
    engine === 'sqlite'
      ? `json_extract(${table}.config, '$.${path.join('.')}')`
      : `(${table}.config::json #>> '{${path.join(',')}}')`;
  const own = (field: string): string => `coalesce(${read('shops', 'own', field)}, ${read('shops', field)}, '')`;
  const email = `coalesce(${read('shops', 'email')}, ${read('shops', 'difference', 'fields', 'email', 'set')},
    ${read('franchises', 'email')}, '')`;
  const [object, toText] = engine === 'sqlite' ? ['json_object', ''] : ['json_build_object', '::text'];
  const named = ['name', 'street', 'zip', 'city', 'email', 'phone'].map((field) => `'${field}', ${field}`).join(', ');
  const withoutTax = `${object}(${named})${toText}`;
  const withTax = `${object}(${named}, 'taxNumber', tax_number)${toText}`;
  return [
    `create table legal_entities (entity_id text not null primary key, document text not null) ${strict}`,
    `alter table shops add column legal_entity_id text references legal_entities`,
    `create table shop_identities as
      select shops.shop_id, ${own('restaurantName')} as name, ${own('restaurantStreet')} as street,
        ${own('restaurantZip')} as zip, ${own('restaurantCity')} as city, ${own('phone')} as phone, ${email} as email,
        ${own('taxNumber')} as tax_number
      from shops left join shops as franchises on franchises.shop_id = ${read('shops', 'differsFrom')}`,
    `create table shop_entities as
      select shop_id, 'entity-' || min(shop_id) over (partition by name, street, zip, city, tax_number) as entity_id
      from shop_identities`,
    `insert into legal_entities (entity_id, document)
      select 'entity-' || shop_id, case when tax_number = '' then ${withoutTax} else ${withTax} end
      from shop_identities
      where 'entity-' || shop_id in (select entity_id from shop_entities)`,
    `update shops set legal_entity_id =
      (select entity_id from shop_entities where shop_entities.shop_id = shops.shop_id)`,
    `drop table shop_entities`,
    `drop table shop_identities`,
  ];
}
