import type { ColumnTypes } from '../migrate.ts';

/** Orders of the same guest share a key. The index holds what the list of guests adds up. */
export const guests = ({ engine }: ColumnTypes): readonly string[] => [
  `alter table orders add column guest_key text not null default ''`,
  `update orders set guest_key = ${guestKey(engine)}`,
  `create index orders_by_guest on orders (shop_id, guest_key, number, purpose, status, released_at, placed_at, total)`,
];

/** Like `toGuestKey` of the domain, as far as SQL goes. */
function guestKey(engine: ColumnTypes['engine']): string {
  const field = (name: string): string =>
    `coalesce(${engine === 'sqlite' ? `json_extract(contact, '$.${name}')` : `contact::json ->> '${name}'`}, '')`;
  const digits = PHONE_MARKS.reduce((inner, mark) => `replace(${inner}, '${mark}', '')`, field('phone'));
  const phone = `case when ${digits} like '+49%' then '0' || substr(${digits}, 4)
    when ${digits} like '0049%' then '0' || substr(${digits}, 5) else ${digits} end`;
  return `case when trim(${field('email')}) <> '' then lower(trim(${field('email')})) else ${phone} end`;
}

const PHONE_MARKS = ['(0)', ' ', '-', '/', '(', ')', '.'] as const;
