import { encodeHandover, type FoundBranch } from '@tischlein/domain/franchise';
import type { ShopPage } from '../shop-context.ts';
import { readStored, writeStored } from '../storage.ts';
import { waitForHistory } from '@tischlein/ui/dialog-history';
import { branchAddress } from './branch-address.ts';
import { type CheckoutChoices, saveChoices } from './checkout-choices.ts';
import { namedCart } from './named-cart.ts';
import { readFields } from './order-options.ts';
import { offerChoicesPlace } from './offer-choices.ts';
import { contactPlace, messagesPlace } from './remembered-address.ts';
import type { OrderSettings } from './use-order-settings.ts';

/** What must be known of a branch to go there. */
export type BranchAddress = Pick<FoundBranch, 'id' | 'slug' | 'url'>;

/** Where a guest goes, and what he has said so far. */
interface BranchTarget {
  readonly branch: BranchAddress;
  readonly allShops: readonly FoundBranch[];
  readonly location: string;
  /** Name of the dish or combo that he wanted to see. */
  readonly selectedDish: string | null;
  /** He stands at the checkout and goes on there with what he has chosen; undefined: at the menu. */
  readonly checkout?: CheckoutChoices;
}

// The hash may have 64 kB; beyond the nearest ones nobody looks for another branch (spec 3 F1).
const MOST_BRANCHES = 20;

/** Goes to another branch and takes along what the guest has said and chosen (S1 §2, S2 §3 'Franchise handover'). */
export function switchToBranch(page: ShopPage, settings: OrderSettings, target: BranchTarget): void {
  const { branch, allShops, location: locationString, selectedDish, checkout } = target;
  const serveAt = settings.serveTime?.serveAt ?? null;
  const hash = encodeHandover({
    deliveryType: settings.orderType,
    locationString,
    geo: {
      allShops: allShops.slice(0, MOST_BRANCHES),
      // Who orders for later does not mind that all are closed now.
      acceptOrders: serveAt !== null || allShops.some(({ acceptOrders }) => acceptOrders),
    },
    selectedDish,
    serveAt,
    cart: namedCart(page, settings),
  });
  copyTypedFields(page.shop.id, branch.id, checkout !== undefined);
  if (checkout) saveChoices(branch.id, checkout);
  // The cart there becomes this one, and so does what was chosen for it.
  if (page.guest.cart.get().items.length > 0) writeStored(offerChoicesPlace(branch.id), page.guest.choices.get());
  const address = branchAddress(branch) + (checkout ? 'checkout' : '') + hash;
  void waitForHistory().then(() => window.location.assign(address));
}

const visitPlace = (shopId: string) => ({ area: 'session', shopId, name: 'visit' }) as const;

/**
 * What the guest typed and confirmed is told to a branch on this host only: personal data never stand in an address. From the
 * checkout the form comes as it is; from the menu, what is known there of the guest and not here stays.
 */
function copyTypedFields(from: string, to: string, isWholeForm: boolean): void {
  for (const toPlace of [contactPlace, messagesPlace, visitPlace]) {
    const fields = Object.entries(readFields(readStored(toPlace(from)))).filter(
      ([name, value]) => (isWholeForm || value !== '') && name !== 'showNevertheless',
    );
    const known = readFields(readStored(toPlace(to)));
    if (fields.length > 0) writeStored(toPlace(to), { ...known, ...Object.fromEntries(fields) });
  }
}
