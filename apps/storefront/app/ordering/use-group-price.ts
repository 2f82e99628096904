import type { GroupOrderAnswer } from '@tischlein/contract/shop';
import { add, type Cents, type MemberId, NO_CENTS, subtract } from '@tischlein/domain';
import { type Cart, type CartLine, restoreCart, type SavedCart } from '@tischlein/domain/cart';
import { isGroupActive, labelItems, type LeftOut, listLeftOut } from '@tischlein/domain/group-order';
import type { Menu } from '@tischlein/domain/menu';
import { memberShares, type MemberShare, priceCart, type PricedCart } from '@tischlein/domain/pricing';
import { useStore } from '@tischlein/ui/store';
import { useShop } from '../context/shop-context.ts';
import { NO_CHOICES, type OfferChoices } from '../guest/offer-choices.ts';
import { dayInShop } from '@tischlein/shop-time';
import type { ShopView } from '../shop/shop-view.ts';
import { oncePerChange } from './once-per-change.ts';
import type { LiveGroup } from './use-group.ts';
import { mergeGroup, toPricingSettings } from './use-order.ts';
import { type OrderSettings, useOrderSettings } from './use-order-settings.ts';

/** A member's cart as it can be ordered now. */
interface PricedMember {
  readonly lines: readonly CartLine[];
  /** What of it cannot be had (S3 G19). */
  readonly leftOut: readonly LeftOut[];
  /** Goods and deposits; those of a member who is not included alone. */
  readonly total: Cents;
}

/** The carts of the group as one; without coupon and fee, which the owner chooses at the checkout. */
export interface GroupPrice {
  readonly priced: PricedCart;
  readonly subtotal: Cents;
  readonly total: Cents;
  readonly saving: Cents;
  readonly shares: readonly MemberShare[];
  /** Of everybody, whether included or not. */
  readonly leftOut: readonly LeftOut[];
  readonly members: ReadonlyMap<MemberId, PricedMember>;
}

/**
 * Prices the group with the menu, stock and time of this page, as the server does (S3 G12): what changes them shows at once, in
 * every amount alike.
 */
export function useGroupPrice(live: LiveGroup): GroupPrice;
export function useGroupPrice(live: LiveGroup | null): GroupPrice | null;
export function useGroupPrice(live: LiveGroup | null): GroupPrice | null {
  const { shop, menu, guest } = useShop();
  const settings = useOrderSettings();
  const chosen = useStore(guest.choices);
  if (!live) return null;
  const { confirmedTwoForOnePromotions: confirmed } = live.isOwner ? chosen : live.owner.cart;
  return priceOnce(guest, { shop, menu, settings, group: live.group, confirmed });
}

interface Pricing extends Readonly<Record<string, unknown>> {
  readonly shop: ShopView;
  readonly menu: Menu;
  readonly settings: OrderSettings;
  readonly group: GroupOrderAnswer;
  readonly confirmed: OfferChoices['confirmedTwoForOnePromotions'];
}

const priceOnce = oncePerChange(priceGroup);

function priceGroup(input: Pricing): GroupPrice {
  const { group } = input;
  const merged = mergeGroup(group);
  const together = restoreAndPrice(input, merged.cart, merged.group.memberNames);
  const { priced, alone } = together;
  const apart = new Map(
    group.members
      .filter(({ included }) => !included)
      .map(({ id, label, cart }) => [id, restoreAndPrice(input, { items: labelItems(cart.items, label) }, [label])]),
  );
  const problems = [together, ...apart.values()].flatMap((each) => each.problems);
  const leftOut = listLeftOut(problems, merged.group.members);
  const shares = memberShares(priced, merged.group.ownerName);
  const members = group.members.map(({ id, label }): [MemberId, PricedMember] => {
    const { cart, priced: ofMember } = apart.get(id) ?? together;
    const own = memberShares(ofMember, label).find(({ memberName }) => memberName === label);
    return [
      id,
      {
        lines: cart.lines.filter(({ memberName }) => memberName === label),
        leftOut: leftOut.filter(({ memberId }) => memberId === id),
        total: own ? add(own.goods, own.deposits) : NO_CENTS,
      },
    ];
  });
  return {
    priced,
    subtotal: priced.steps.subtotal,
    total: priced.steps.total,
    saving: subtract(priced.steps.cartDiscount, alone.steps.cartDiscount),
    shares,
    leftOut,
    members: new Map(members),
  };
}

interface Restored {
  readonly cart: Cart;
  readonly problems: ReturnType<typeof restoreCart>['problems'];
  readonly priced: PricedCart;
  /** What the same lines cost without a group (S3 C35). */
  readonly alone: PricedCart;
}

function restoreAndPrice(
  { shop, menu, settings: { occasion, serveTime }, confirmed }: Pricing,
  saved: SavedCart,
  memberNames: readonly string[],
): Restored {
  const { cart, problems } = restoreCart(saved, menu, occasion);
  const price = (groupActive: boolean): PricedCart =>
    priceCart(menu, cart, {
      ...occasion,
      ...NO_CHOICES,
      confirmedTwoForOnePromotions: confirmed,
      groupActive,
      memberNames,
      settings: toPricingSettings(shop),
      terms: null,
      date: dayInShop(serveTime?.serveAt ?? Date.now()),
      coupon: null,
    });
  const isActive = isGroupActive(cart);
  const alone = price(false);
  return { cart, problems, priced: isActive ? price(true) : alone, alone };
}
