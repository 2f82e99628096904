import type { Quote } from '@tischlein/contract/shop';
import { add, type Cents, groupOrderId, NO_CENTS, subtract } from '@tischlein/domain';
import type { Adjustment } from '@tischlein/domain/pricing';
import type { Deps } from '../deps.ts';
import { findMemberLabel } from '../group-orders/find-group.ts';
import { readRefundedQuote } from '../group-orders/read-refunded-quote.ts';
import { NO_HINTS } from '../orders/no-hints.ts';
import { readOrderOfGroup, type StoredOrder } from '../orders/orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

/**
 * The order of a group, as its members find it by the group's id: with their own lines and share, and without what the
 * others pay (S3 G14, G18); without any amount for someone with the code alone. Only the owner knows the order's own id.
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
  const quote = selectShare(await readRefundedQuote(deps.database.read, order), label);
  const paymentMethod = label === null ? null : order.payment_method;
  return { ...order, quote, payment_method: paymentMethod, due_in_person: 0, tip: 0 };
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

/** The quote of one member; null: without any line or amount. */
function selectShare(quote: Quote, label: string | null): Quote {
  const lines = quote.lines.filter(({ memberName }) => memberName === label);
  const shares = quote.group?.shares.filter(({ memberName }) => memberName === label) ?? [];
  const { goods, cartDiscount, couponValue, deposits, deliveryFee, refunded = NO_CENTS, total } = shares[0] ?? NO_SHARE;
  const own = new Set<string | null>(lines.map(({ lineId }) => lineId));
  return {
    ...quote,
    lines,
    freeItems: [],
    adjustments: [
      ...quote.adjustments.filter(({ lineId }) => own.has(lineId)),
      ...selectDiscount(quote.adjustments, cartDiscount),
    ],
    steps: {
      ...goodsSteps(goods, cartDiscount),
      K: couponValue,
      D: deposits,
      L: deliveryFee,
      TOTAL: add(total, refunded),
    },
    vat: [],
    hints: NO_HINTS,
    ...(quote.group && { group: { ...quote.group, saving: label === null ? NO_CENTS : quote.group.saving, shares } }),
  };
}

const DISCOUNTS: readonly Adjustment['source'][] = ['cartDiscount', 'groupDiscount'];

/** A member's part of the discount of the whole order, with its name; of several, the parts are not known. */
function selectDiscount(adjustments: Quote['adjustments'], part: Cents): Quote['adjustments'] {
  const [discount, ...others] = adjustments.filter(({ source }) => DISCOUNTS.includes(source));
  return discount && others.length === 0 && part > NO_CENTS ? [{ ...discount, amount: subtract(NO_CENTS, part) }] : [];
}

const goodsSteps = (goods: Cents, discount: Cents) => ({
  G: goods,
  S0: goods,
  T: NO_CENTS,
  S1: goods,
  C: discount,
  S2: subtract(goods, discount),
});
