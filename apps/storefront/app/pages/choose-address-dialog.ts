import { findFranchise } from '../guest/find-franchise.ts';
import type { OrderType } from '../guest/order-options.ts';
import type { ShopView } from '../shop-view.ts';
import type { StartDialog } from './start-dialog.ts';

/** What a tap on the address asks: how to order; who fetches from a branch can only want another one. */
export function chooseAddressDialog(shop: ShopView, orderType: OrderType): StartDialog {
  const isAtBranch = findFranchise(shop) !== null && !shop.isFranchiseOverview;
  if (orderType === 'delivery' || !isAtBranch) return { kind: 'address' };
  return { kind: 'branch', purpose: { isFranchise: true, isListOnly: true, selectedDish: null } };
}
