import type { GroupOrderAnswer } from '@tischlein/contract/shop';
import { add, type Cents, type MemberId, NO_CENTS, sum } from '@tischlein/domain';
import { type GroupMember, type GroupOrder, labelItems, labelMembers, mergeCarts } from '@tischlein/domain/group-order';
import { importProblem } from '@tischlein/wording';
import { toWallTime } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { readOrder } from '../orders/orders.store.ts';
import { priceRequest } from '../orders/price-request.ts';
import { toQuotedProblem } from '../orders/quote-answer.ts';
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
  const owner = group.members.find(({ status }) => status === 'owner');
  const price = createPricer(deps, shop, { isPickup: group.isPickup, at, ...(owner && { owner }) });
  const { priced, group: divided, problems } = await price(merged.items, { ...merged, id: group.id, name: group.name });
  return {
    subtotal: priced.steps.subtotal,
    total: priced.steps.total,
    saving: divided?.saving ?? NO_CENTS,
    shares: divided?.shares ?? [],
    problems: [...listLostItems(group, at), ...(problems.length > 0 ? await listProblems(group, price) : [])],
    leftOut: await priceLeftOut(group, price),
  };
}

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

type Pricer = ReturnType<typeof createPricer>;

interface Pricing {
  readonly isPickup: boolean;
  readonly at: string;
  readonly owner?: GroupMember;
}

const createPricer =
  (deps: Pick<Deps, 'database'>, shop: LoadedShop, { isPickup, at, owner }: Pricing) =>
  (items: ReturnType<typeof mergeCarts>['items'], group: Parameters<typeof priceRequest>[2]['group'] = null) =>
    priceRequest(deps, shop, {
      orderItems: items,
      couponCode: null,
      selectedFreeItems: [],
      confirmedTwoForOnePromotions: [...(owner?.cart.confirmedTwoForOnePromotions ?? [])],
      deniedTwoForOnePromotions: [...(owner?.cart.deniedTwoForOnePromotions ?? [])],
      deliveryType: isPickup ? 'pickup' : 'delivery',
      serveAt: null,
      terms: null,
      at,
      group,
    });

async function listProblems({ members }: GroupOrder, price: Pricer): Promise<Problem[]> {
  const lists = await Promise.all(
    members.map(async ({ id, cart }) => {
      const { problems, now } = await price(cart.items);
      return problems.map((problem) => ({ ...toQuotedProblem(problem, now), memberId: id }));
    }),
  );
  return lists.flat();
}

async function priceLeftOut({ members }: GroupOrder, price: Pricer): Promise<ReadonlyMap<MemberId, Cents>> {
  const leftOut = members.filter(({ isIncluded }) => !isIncluded);
  const labels = labelMembers(members);
  const prices = leftOut.map(async ({ id, cart }) => {
    const { steps } = (await price(labelItems(cart.items, labels.get(id) ?? ''))).priced;
    return [id, add(steps.subtotal, steps.deposits)] as const;
  });
  return new Map(await Promise.all(prices));
}
