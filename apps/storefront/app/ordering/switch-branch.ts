import { encodeHandover, type FoundBranch } from '@tischlein/domain/franchise';
import type { ShopPage } from '../context/shop-context.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { steps } from '@tischlein/ui/steps';
import { createStore } from '@tischlein/ui/store';
import { branchAddress } from '../shop/branch-address.ts';
import { type CheckoutChoices, saveChoices } from '../guest/checkout-choices.ts';
import { ownsGroup } from './group-membership.ts';
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
  /** The guest stays here after all. */
  readonly stay?: () => void;
}

/** The owner of a group wants to switch, and is asked whether it comes along (S3 G17); null: no question. */
export const askedSwitch = createStore<AskedSwitch | null>(null);

/** A switch to another branch that waits for the guest's answer. */
export interface AskedSwitch {
  readonly settings: OrderSettings;
  readonly target: BranchTarget;
}

// The hash is limited to 64 kB (S3 F1); more distant branches are of no use.
const MOST_BRANCHES = 20;

/** Navigates to another branch, unless the guest has a group: then they are asked first. */
export function switchToBranch(page: ShopPage, settings: OrderSettings, target: BranchTarget): void {
  if (ownsGroup(page.shop.id)) askedSwitch.set({ settings, target });
  else goToBranch(page, settings, target);
}

/** Where a group is joined, or rejoined. */
export const groupAddress = (group: Pick<FoundBranch, 'slug' | 'url'> & { readonly code: string }): string =>
  `${branchAddress(group)}?gruppe=${group.code}`;

/**
 * Navigates to another branch and hands over the order so far (S1 §2, S2 §3 Franchise handover); with a group, whose carts
 * are there already, only address and time.
 */
export function goToBranch(
  page: ShopPage,
  settings: OrderSettings,
  { group, ...target }: BranchTarget & { readonly group?: Parameters<typeof groupAddress>[0] },
): void {
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
    cart: group ? [] : namedCart(page, settings),
  });
  copyTypedFields(page.shop.id, branch.id, checkout !== undefined);
  if (checkout) saveChoices(branch.id, checkout);
  // The cart replaces the one there, so its offer choices have to come along.
  if (!group && page.guest.cart.get().items.length > 0)
    writeStored(offerChoicesPlace(branch.id), page.guest.choices.get());
  const address = (group ? groupAddress(group) : branchAddress(branch) + (checkout ? 'checkout' : '')) + hash;
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
