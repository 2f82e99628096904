import { type Cents, type OfferId, sum } from '@tischlein/domain';
import { type Cart, type CartProblem, saveCart } from '@tischlein/domain/cart';
import type { Menu, OrderContext } from '@tischlein/domain/menu';
import { listAppliedPromotions } from '@tischlein/domain/offers';
import { priceCart, type PricedCart } from '@tischlein/domain/pricing';
import { refundPrice } from '@tischlein/domain/table';
import { useStore } from '@tischlein/ui/store';
import { todayInShop } from '@tischlein/shop-time';
import { type ShopPage, useClock, useShop } from '../../context/shop-context.ts';
import { settleCart, toSavedCart } from '../../guest/settle-cart.ts';
import { toPricingSettings } from '../../ordering/use-order.ts';
import { lineWords } from '../../receipt/line-words.ts';
import type { ShopView } from '../../shop/shop-view.ts';
import type { Job } from './job.ts';
import { type Draft, EMPTY_DRAFT, getWaiterState, setDraft } from './waiter-state.ts';

/** The unbooked lines of a table, priced like every order at a table (S3 W10). */
export interface DraftOrder {
  readonly draft: Draft;
  readonly cart: Cart;
  /** Items that cannot be booked, as when a dish has run out. */
  readonly problems: readonly CartProblem[];
  readonly priced: PricedCart;
  /** Units of the dishes. */
  readonly count: number;
  /** Goods less refunds; refunds are priced apart (S3 C20). */
  readonly total: Cents;
  readonly confirmed: readonly OfferId[];
}

export function useOccasion(): OrderContext {
  const { time } = useClock();
  return { deliveryType: 'dineIn', time };
}

export function useDraftOrder(table: number): DraftOrder {
  const { shop, menu } = useShop();
  const occasion = useOccasion();
  const { drafts } = useStore(getWaiterState(shop.id));
  return priceDraft({ shop, menu }, drafts[String(table)] ?? EMPTY_DRAFT, occasion);
}

function priceDraft(page: Pick<ShopPage, 'shop' | 'menu'>, draft: Draft, occasion: OrderContext): DraftOrder {
  const { cart, problems, unsuitable } = settleCart(draft, page.menu, occasion);
  const { priced, confirmed } = priceBest({ ...page, cart, occasion });
  const refunds = draft.refunds.map(({ amount }) => refundPrice(amount));
  return {
    draft,
    cart,
    problems: [...problems, ...unsuitable.map(({ problem }) => problem)],
    priced,
    count: cart.lines.reduce((all, { amount }) => all + amount, 0),
    total: sum([priced.steps.total, ...refunds]),
    confirmed,
  };
}

interface ToPrice {
  readonly shop: ShopView;
  readonly menu: Menu;
  readonly cart: Cart;
  readonly occasion: OrderContext;
}

/** Guests are asked whether a two-for-one offer replaces a discount; for a table, the cheaper way is taken. */
function priceBest(input: ToPrice): Pick<DraftOrder, 'priced' | 'confirmed'> {
  const plain = price(input, []);
  const asked = plain.hints.twoForOne.flatMap(({ status, offerId }) => (status === 'needsChoice' ? [offerId] : []));
  if (asked.length === 0) return { priced: plain, confirmed: [] };
  const taken = price(input, asked);
  return taken.steps.total < plain.steps.total ? { priced: taken, confirmed: asked } : { priced: plain, confirmed: [] };
}

const price = ({ shop, menu, cart, occasion }: ToPrice, confirmed: readonly OfferId[]): PricedCart =>
  priceCart(menu, cart, {
    ...occasion,
    settings: toPricingSettings(shop),
    date: todayInShop(),
    terms: null,
    coupon: null,
    groupActive: false,
    memberNames: [],
    selectedFreeItems: [],
    confirmedTwoForOnePromotions: confirmed,
    deniedTwoForOnePromotions: [],
  });

/** Changes the dishes that are taken down for a table. */
export function changeDraftCart(
  { shop, menu }: Pick<ShopPage, 'shop' | 'menu'>,
  table: number,
  { occasion, change }: { readonly occasion: OrderContext; readonly change: (cart: Cart) => Cart },
): void {
  const draft = getWaiterState(shop.id).get().drafts[String(table)] ?? EMPTY_DRAFT;
  const { cart, unsuitable } = settleCart(draft, menu, occasion);
  setDraft(shop.id, table, { ...draft, ...toSavedCart(change(cart), unsuitable) });
}

/** What booking the draft sends: goods and refunds apart, each under its own key (S3 C20). */
export function toJobs(table: number, menu: Menu, order: DraftOrder): readonly Job[] {
  const { draft, cart, priced, count, confirmed } = order;
  const { items } = saveCart(cart);
  const goods: readonly Job[] =
    items.length === 0
      ? []
      : [
          {
            kind: 'order',
            table,
            count,
            total: priced.steps.total,
            words: cart.lines.map((line) => `${line.amount}× ${lineWords(menu, line).title}`),
            draft: { items, note: draft.note },
            request: {
              orderItems: items,
              table,
              payLater: true,
              messageCook: draft.note,
              confirmedTwoForOnePromotions: [...confirmed],
              expectedTwoForOnePromotions: [...listAppliedPromotions(priced.hints.twoForOne)],
              expectedTotal: priced.steps.total,
            },
          },
        ];
  const { refunds } = draft;
  if (refunds.length === 0) return goods;
  const total = sum(refunds.map(({ amount }) => amount));
  const words = refunds.map(({ dishName }) => dishName);
  return [{ kind: 'refund', table, total, words, refunds }, ...goods];
}

/** Puts a booking that was not made back into the order. */
export function takeBack(shopId: string, job: Job): void {
  const draft = getWaiterState(shopId).get().drafts[String(job.table)] ?? EMPTY_DRAFT;
  if (job.kind === 'refund')
    return setDraft(shopId, job.table, { ...draft, refunds: [...job.refunds, ...draft.refunds] });
  setDraft(shopId, job.table, {
    ...draft,
    items: [...job.draft.items, ...draft.items],
    note: draft.note || job.draft.note,
  });
}
