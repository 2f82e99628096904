import type { ColumnTypes } from '../migrate.ts';

/** Searching all orders of a shop: the index holds everything a search asks for, so that it reads no order. */
export const orderArchive = ({ engine }: ColumnTypes): readonly string[] => [
  `alter table orders add column search_words text not null default ''`,
  `update orders set search_words = ${foldedContact(engine)}`,
  `create index orders_archive on orders (shop_id, number, order_id, purpose, status, payment_status, payment_method,
    delivery_type, placed_at, table_number, total, coupon_code, released_at, search_words)`,
  `create index outbox_of_an_order on outbox (shop_id, order_id)`,
];

/** Like `toSearchWords` of the domain, as far as SQL goes. */
function foldedContact(engine: ColumnTypes['engine']): string {
  const field = (name: string): string =>
    `coalesce(${engine === 'sqlite' ? `json_extract(contact, '$.${name}')` : `contact::json ->> '${name}'`}, '')`;
  const words = ['name', 'company', 'street', 'streetNumber', 'zip', 'city', 'email'].map(field).join(` || ' ' || `);
  const folded = replaceAll(`lower(${words})`, [...LETTERS, ...SPELT_OUT]);
  const phone = replaceAll(field('phone'), PHONE_MARKS);
  return `substr(${phone} || ' ' || ${folded}, 1, 300)`;
}

type Replacement = readonly [from: string, to: string];

const LETTERS: readonly Replacement[] = [
  ['ä', 'a'],
  ['ö', 'o'],
  ['ü', 'u'],
  ['Ä', 'a'],
  ['Ö', 'o'],
  ['Ü', 'u'],
  ['ß', 'ss'],
  ['é', 'e'],
  ['è', 'e'],
];
const SPELT_OUT: readonly Replacement[] = [
  ['ae', 'a'],
  ['oe', 'o'],
  ['ue', 'u'],
];
const PHONE_MARKS: readonly Replacement[] = [
  [' ', ''],
  ['-', ''],
  ['/', ''],
  ['(', ''],
  [')', ''],
  ['+49', '0'],
  ['+', ''],
];

const replaceAll = (expression: string, replacements: readonly Replacement[]): string =>
  replacements.reduce((inner, [from, to]) => `replace(${inner}, '${from}', '${to}')`, expression);
