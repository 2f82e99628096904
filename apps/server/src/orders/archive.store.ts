import type { ArchiveState } from '@tischlein/contract/office';
import type { OrderId, ShopId } from '@tischlein/domain';
import type { DeliveryType } from '@tischlein/domain/menu';
import type { OrderSearch, OrderStatus } from '@tischlein/domain/orders';
import type { PaymentMethod } from '@tischlein/domain/shop';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { UtcRange } from '../clock.ts';
import type { Reader } from '../db/database.ts';
import type { Row, Tables } from '../db/tables.ts';

export interface ArchiveFilter {
  readonly search: OrderSearch | null;
  /** When they were placed; null: at any time. */
  readonly range: UtcRange | null;
  readonly deliveryType: DeliveryType | null;
  /** Empty: all. */
  readonly paymentMethods: readonly PaymentMethod[];
  readonly state: ArchiveState | null;
}

type Orders = ExpressionBuilder<Tables, 'orders'>;
type Condition = Expression<SqlBool>;

const OPEN: readonly OrderStatus[] = ['placed', 'accepted', 'ready', 'underway'];
const CALLED_OFF: readonly OrderStatus[] = ['refused', 'cancelled'];

/** The ids of a page, newest first, with one more if there is another page. Reads only the index `orders_archive`. */
export async function findArchivedIds(
  reader: Reader,
  shopId: ShopId,
  { before, limit, except, ...filter }: ArchiveFilter & Page,
): Promise<readonly { readonly id: OrderId; readonly number: number; readonly placed_at: string }[]> {
  const found = selectMatching(reader, shopId, filter)
    .select(['order_id as id', 'number', 'placed_at'])
    .orderBy('number', 'desc')
    .limit(limit + 1);
  const below = before === null ? found : found.where('number', '<', before);
  return (except === null ? below : below.where('number', '!=', except)).execute();
}

interface Page {
  /** Only lower numbers; null: from the newest. */
  readonly before: number | null;
  readonly limit: number;
  /** A number that is listed elsewhere. */
  readonly except: number | null;
}

/** The order with exactly this number, if it matches otherwise. */
export const findNumber = (
  reader: Reader,
  shopId: ShopId,
  { number, ...filter }: ArchiveFilter & { readonly number: number },
): Promise<readonly { readonly id: OrderId; readonly number: number; readonly placed_at: string }[]> =>
  selectMatching(reader, shopId, filter)
    .select(['order_id as id', 'number', 'placed_at'])
    .where('number', '=', number)
    .execute();

/** How many orders match, and what those come to that are carried out; parts of bills pay for others. */
export async function sumArchived(
  reader: Reader,
  shopId: ShopId,
  filter: ArchiveFilter,
): Promise<{ readonly count: number; readonly sum: number }> {
  const { count, sum } = await selectMatching(reader, shopId, filter)
    .select(({ fn, eb, and, not }) => [
      fn.countAll().as('count'),
      fn
        .sum(
          eb
            .case()
            .when(
              and([
                eb('purpose', '=', 'goods'),
                eb('released_at', 'is not', null),
                not(eb('status', 'in', CALLED_OFF)),
              ]),
            )
            .then(eb.ref('total'))
            .else(0)
            .end(),
        )
        .as('sum'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), sum: Number(sum ?? 0) };
}

const selectMatching = (reader: Reader, shopId: ShopId, filter: ArchiveFilter) =>
  reader
    .selectFrom('orders')
    .where('shop_id', '=', shopId)
    // Test orders count down from -1.
    .where('number', '>', 0)
    .where((orders) => orders.and(listConditions(orders, filter)));

function listConditions(orders: Orders, filter: ArchiveFilter): Condition[] {
  const { search, range, deliveryType, paymentMethods, state } = filter;
  return [
    ...(search === null ? [] : [findsSearch(orders, search)]),
    ...(range === null ? [] : [orders('placed_at', '>=', range.from), orders('placed_at', '<', range.to)]),
    ...(deliveryType === null ? [] : [orders('delivery_type', '=', deliveryType)]),
    ...(paymentMethods.length === 0 ? [] : [orders('payment_method', 'in', paymentMethods)]),
    ...(state !== null ? isInState(orders, state) : search === null ? [isReleased(orders)] : []),
  ];
}

const isReleased = (orders: Orders): Condition => orders('released_at', 'is not', null);

function isInState(orders: Orders, state: ArchiveState): Condition[] {
  switch (state) {
    case 'open':
      return [isReleased(orders), orders('status', 'in', OPEN)];
    case 'done':
      return [isReleased(orders), orders('status', '=', 'handedOver')];
    case 'calledOff':
      return [isReleased(orders), orders('status', 'in', CALLED_OFF)];
    case 'refunded':
      return [orders('payment_status', 'in', ['partlyRefunded', 'refunded'])];
    case 'unpaid':
      return [orders('released_at', 'is', null)];
  }
}

function findsSearch(orders: Orders, search: OrderSearch): Condition {
  // Folded words are letters and digits, so that they hold no pattern.
  const contains = (word: string): Condition => orders('search_words', 'like', `%${word}%`);
  const has = (word: string): Condition => orders.or([contains(word), orders('article_words', 'like', `%${word}%`)]);
  switch (search.kind) {
    case 'table':
      return orders('table_number', '=', search.table);
    case 'total':
      return orders('total', '=', search.total);
    case 'digits':
      return orders.or([
        contains(search.digits),
        ...(search.number === null ? [] : [orders('number', '=', search.number)]),
      ]);
    case 'words':
      return orders.or([
        orders.and(search.words.map(has)),
        orders(orders.fn<string>('lower', ['coupon_code']), '=', search.coupon),
      ]);
  }
}

type ArchivedRow = Pick<
  Row<'orders'>,
  | 'order_id'
  | 'number'
  | 'placed_at'
  | 'status'
  | 'payment_status'
  | 'payment_method'
  | 'delivery_type'
  | 'table_number'
  | 'released_at'
  | 'purpose'
  | 'total'
  | 'contact'
>;

/** Reads orders as the archive lists them, newest first. */
export async function readArchivedRows(
  reader: Reader,
  shopId: ShopId,
  ids: readonly OrderId[],
): Promise<readonly ArchivedRow[]> {
  const rows = await reader
    .selectFrom('orders')
    .select(['order_id', 'number', 'placed_at', 'status', 'payment_status', 'payment_method', 'delivery_type'])
    .select(['table_number', 'released_at', 'purpose', 'total', 'contact'])
    .where('shop_id', '=', shopId)
    .where('order_id', 'in', ids)
    .execute();
  // Sorted here: asked for a sequence, SQLite walks the index on numbers and reads every order.
  return rows.toSorted((left, right) => right.number - left.number);
}

/** The lines of orders in their sequence. */
export const readArchivedLines = (
  reader: Reader,
  shopId: ShopId,
  ids: readonly OrderId[],
): Promise<readonly Pick<Row<'order_lines'>, 'order_id' | 'name' | 'amount'>[]> =>
  reader
    .selectFrom('order_lines')
    .select(['order_id', 'name', 'amount'])
    .where('shop_id', '=', shopId)
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
