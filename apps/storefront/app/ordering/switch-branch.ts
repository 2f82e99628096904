import { encodeHandover, type FoundBranch } from '@tischlein/domain/franchise';
import type { ShopPage } from '../context/shop-context.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { steps } from '@tischlein/ui/steps';
import { branchAddress } from '../shop/branch-address.ts';
import { type CheckoutChoices, saveChoices } from '../guest/checkout-choices.ts';
import { namedCart } from './named-cart.ts';
import { readFields } from '../browser/read-fields.ts';
import { offerChoicesPlace } from '../guest/offer-choices.ts';
import { contactPlace, messagesPlace } from '../guest/remembered-address.ts';
import type { OrderSettings } from './use-order-settings.ts';

/** The part of a branch needed to go there. */
type BranchAddress = Pick<FoundBranch, 'id' | 'slug' | 'url'>;

/** The target branch and the state to hand over. */
interface BranchTarget {
  readonly branch: BranchAddress;
  readonly allShops: readonly FoundBranch[];
  readonly location: string;
  /** Name of the dish or combo the guest wanted to open. */
  readonly selectedDish: string | null;
  /** Choices to continue with at the other checkout; undefined: go to the menu. */
  readonly checkout?: CheckoutChoices;
}

// The hash is limited to 64 kB (S3 F1); more distant branches are of no use.
const MOST_BRANCHES = 20;

/** Navigates to another branch and hands over the order so far (S1 §2, S2 §3 Franchise handover). */
export function switchToBranch(page: ShopPage, settings: OrderSettings, target: BranchTarget): void {
  const { branch, allShops, location: locationString, selectedDish, checkout } = target;
  const serveAt = settings.serveTime?.serveAt ?? null;
  const hash = encodeHandover({
    deliveryType: settings.orderType,
    locationString,
    geo: {
      allShops: allShops.slice(0, MOST_BRANCHES),
      // For pre-orders it does not matter that all branches are closed now.
      acceptOrders: serveAt !== null || allShops.some(({ acceptOrders }) => acceptOrders),
    },
    selectedDish,
    serveAt,
    cart: namedCart(page, settings),
  });
  copyTypedFields(page.shop.id, branch.id, checkout !== undefined);
  if (checkout) saveChoices(branch.id, checkout);
  // The cart replaces the one there, so its offer choices have to come along.
  if (page.guest.cart.get().items.length > 0) writeStored(offerChoicesPlace(branch.id), page.guest.choices.get());
  const address = branchAddress(branch) + (checkout ? 'checkout' : '') + hash;
  steps.whenSettled(() => window.location.assign(address));
}

const visitPlace = (shopId: string) => ({ area: 'session', shopId, name: 'visit' }) as const;

/**
 * Copies typed data and confirmations in storage, so it reaches branches on this host only: personal data must not be
 * in a URL. From the checkout the form is copied as is; from the menu, empty values do not overwrite what is known
 * there.
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
