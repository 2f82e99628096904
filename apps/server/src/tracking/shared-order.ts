import type { Quote } from '@tischlein/contract/shop';
import { add, type Cents, groupOrderId, NO_CENTS, subtract } from '@tischlein/domain';
import type { Deps } from '../deps.ts';
import { findMemberLabel } from '../group-orders/find-group.ts';
import { readRefundedQuote } from '../group-orders/read-refunded-quote.ts';
import { readOrderOfGroup, type StoredOrder } from '../orders/orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

/**
 * The order of a group, as its members find it by the group's id: with their own lines and share, and without what the
 * others pay (S3 G14, G18). Only the owner knows the order's own id.
 */
export async function findSharedOrder(
  deps: Pick<Deps, 'database' | 'clock'>,
  shop: LoadedShop,
  { id, session }: { readonly id: string; readonly session: string | null },
): Promise<StoredOrder | null> {
  const groupId = groupOrderId(id);
  const order = await readOrderOfGroup(deps.database.read, shop.id, groupId);
  const label = order && (await findMemberLabel(deps, shop, { groupId, session }));
  if (!order) return null;
  const quote = await readRefundedQuote(deps.database.read, order);
  return { ...order, quote: selectShare(quote, label) };
}

type Share = NonNullable<Quote['group']>['shares'][number];

const NO_SHARE: Omit<Share, 'memberName'> = {
  goods: NO_CENTS,
  cartDiscount: NO_CENTS,
  couponValue: NO_CENTS,
  deposits: NO_CENTS,
  deliveryFee: NO_CENTS,
  total: NO_CENTS,
};

/** The quote of one member; null: without any line. */
function selectShare(quote: Quote, label: string | null): Quote {
  const lines = quote.lines.filter(({ memberName }) => memberName === label);
  const shares = quote.group?.shares.filter(({ memberName }) => memberName === label) ?? [];
  const { goods, cartDiscount, couponValue, deposits, deliveryFee, refunded = NO_CENTS, total } = shares[0] ?? NO_SHARE;
  const own = new Set<string | null>([null, ...lines.map(({ lineId }) => lineId)]);
  return {
    ...quote,
    lines,
    freeItems: [],
    adjustments: quote.adjustments.filter(({ lineId }) => own.has(lineId)),
    steps: {
      ...goodsSteps(goods, cartDiscount),
      K: couponValue,
      D: deposits,
      L: deliveryFee,
      TOTAL: add(total, refunded),
    },
    vat: [],
    ...(quote.group && { group: { ...quote.group, shares } }),
  };
}

const goodsSteps = (goods: Cents, discount: Cents) => ({
  G: goods,
  S0: goods,
  T: NO_CENTS,
  S1: goods,
  C: discount,
  S2: subtract(goods, discount),
});
