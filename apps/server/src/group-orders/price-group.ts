import type { GroupOrderAnswer } from '@tischlein/contract/shop';
import { add, type Cents, type MemberId, NO_CENTS, sum } from '@tischlein/domain';
import {
  type GroupMember,
  type GroupOrder,
  type LabelledMember,
  labelItems,
  labelMembers,
  type LeftOut,
  type MergedCart,
  mergeCarts,
} from '@tischlein/domain/group-order';
import { importProblem, leftOutText } from '@tischlein/wording';
import { isAtOrAfter, type WallTime, toWallTime } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { readOrder } from '../orders/orders.store.ts';
import type { GroupToPrice } from '../orders/price-request.ts';
import { type PricedRequest, type PriceRequest, priceRequest } from '../orders/price-request.ts';
import { toQuotedLeftOut, toQuotedProblem } from '../orders/quote-answer.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { readRefundedQuote } from './read-refunded-quote.ts';

type Share = GroupOrderAnswer['shares'][number];
type Problem = GroupOrderAnswer['problems'][number];

/** What a group costs, and each member's part of it. */
export interface GroupPrice {
  readonly subtotal: Cents;
  readonly total: Cents;
  readonly saving: Cents;
  readonly shares: readonly Share[];
  readonly problems: readonly Problem[];
  /** What the members who are not included would pay. */
  readonly leftOut: ReadonlyMap<MemberId, Cents>;
}

/**
 * Prices the carts of a group as one (S3 G12). Once it has ordered, the shares are those of its order, less refunds; before,
 * they are without coupon and fee, because the owner has not chosen them yet.
 */
export async function priceGroup(
  deps: Pick<Deps, 'database'>,
  shop: LoadedShop,
  { group, at }: { readonly group: GroupOrder; readonly at: string },
): Promise<GroupPrice> {
  const order = group.orderId && (await readOrder(deps.database.read, shop.id, group.orderId));
  const quote = order && (await readRefundedQuote(deps.database.read, order));
  if (quote && quote.group) {
    const { saving, shares } = quote.group;
    const total = sum(shares.map((share) => share.total));
    return { subtotal: quote.steps.S1, total, saving, shares, problems: [], leftOut: new Map() };
  }
  const merged = mergeCarts(group);
  const together = toPriceRequest(group, merged, at);
  const priced = await priceRequest(deps, shop, { ...together, at, group: toGroupToPrice(group, merged) });
  const apart = await priceApart(deps, shop, { group, together, at });
  const leftOut = [...priced.leftOut, ...apart.flatMap((each) => each.priced.leftOut)];
  return {
    subtotal: priced.priced.steps.subtotal,
    total: priced.priced.steps.total,
    saving: priced.group?.saving ?? NO_CENTS,
    shares: priced.group?.shares ?? [],
    problems: [...listLostItems(group, at), ...leftOut.map((each) => toProblem(each, priced.now))],
    leftOut: new Map(apart.map(({ id, priced: { priced: own } }) => [id, add(own.steps.subtotal, own.steps.deposits)])),
  };
}

export const toGroupToPrice = (group: GroupOrder, { memberNames, ownerName }: MergedCart): GroupToPrice => ({
  id: group.id,
  name: group.name,
  members: listLabelled(group),
  memberNames,
  ownerName,
});

function listLabelled({ members }: Pick<GroupOrder, 'members'>): readonly LabelledMember[] {
  const labels = labelMembers(members);
  return members.map(({ id, name, itemNames }) => ({ id, label: labels.get(id) ?? name, itemNames }));
}

/** The carts as all members see them priced: with the owner's answers and time, without coupon and fee. */
export function toPriceRequest(group: GroupOrder, { items }: Pick<MergedCart, 'items'>, at: string): PriceRequest {
  const owner = group.members.find(({ status }) => status === 'owner');
  const { serveAt } = group;
  return {
    orderItems: items,
    couponCode: null,
    selectedFreeItems: [],
    confirmedTwoForOnePromotions: [...(owner?.cart.confirmedTwoForOnePromotions ?? [])],
    deniedTwoForOnePromotions: [...(owner?.cart.deniedTwoForOnePromotions ?? [])],
    deliveryType: group.isPickup ? 'pickup' : 'delivery',
    // A time that has passed is chosen anew.
    serveAt: serveAt === null || isAtOrAfter(at, serveAt) ? null : serveAt,
    terms: null,
  };
}

const toProblem = (leftOut: LeftOut, now: WallTime): Problem => ({
  ...toQuotedLeftOut(leftOut, now),
  memberId: leftOut.memberId,
  message: leftOutText(leftOut, now.day),
});

/** What members have lost by moving to this branch, in the names of the other one (S3 G17). */
export function listLostItems({ members }: Pick<GroupOrder, 'members'>, at: string): Problem[] {
  const time = toWallTime(at);
  return members.flatMap(({ id, lostItems }) =>
    lostItems.map((problem) => ({
      ...toQuotedProblem(problem, time),
      message: importProblem(problem, time.day),
      memberId: id,
    })),
  );
}

interface PricedApart {
  readonly id: MemberId;
  readonly priced: PricedRequest;
}

interface Apart {
  readonly group: GroupOrder;
  readonly together: PriceRequest;
  readonly at: string;
}

/** The carts of members who are not included, each alone. */
function priceApart(
  deps: Pick<Deps, 'database'>,
  shop: LoadedShop,
  { group, together, at }: Apart,
): Promise<readonly PricedApart[]> {
  const labels = labelMembers(group.members);
  const price = async ({ id, cart }: GroupMember): Promise<PricedApart> => {
    const label = labels.get(id) ?? '';
    const alone = toGroupToPrice(group, { items: [], memberNames: [label], ownerName: label });
    const request = { ...together, orderItems: labelItems(cart.items, label), at, group: alone };
    return { id, priced: await priceRequest(deps, shop, request) };
  };
  return Promise.all(group.members.filter(({ isIncluded }) => !isIncluded).map(price));
}
