import type { ColumnTypes } from '../migrate.ts';

/** Searching all orders by article: what they are found by is in the same index. */
export const searchedArticles = ({ engine }: ColumnTypes): readonly string[] => [
  `alter table orders add column article_words text not null default ''`,
  `update orders set article_words = coalesce((
    select substr(${joinNames[engine]}, 1, 300) from order_lines
    where order_lines.shop_id = orders.shop_id and order_lines.order_id = orders.order_id), '')`,
  `drop index orders_archive`,
  `create index orders_archive on orders (shop_id, number, order_id, purpose, status, payment_status, payment_method,
    delivery_type, placed_at, table_number, total, coupon_code, released_at, search_words, article_words)`,
];

/** Like `toArticleWords` of the domain, as far as SQL goes. */
const foldName = [
  ['ä', 'a'],
  ['ö', 'o'],
  ['ü', 'u'],
  ['Ä', 'a'],
  ['Ö', 'o'],
  ['Ü', 'u'],
  ['ß', 'ss'],
  ['é', 'e'],
  ['è', 'e'],
  ['à', 'a'],
  ['ù', 'u'],
  ['ae', 'a'],
  ['oe', 'o'],
  ['ue', 'u'],
].reduce((inner, [from, to]) => `replace(${inner}, '${from}', '${to}')`, 'lower(name)');

const joinNames = {
  sqlite: `group_concat(${foldName}, ' ')`,
  postgres: `string_agg(${foldName}, ' ')`,
} as const;
