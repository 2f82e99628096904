import { findFranchise } from '../shop/find-franchise.ts';
import type { DeliveryType } from '@tischlein/domain/menu';
import type { ShopView } from '../shop/shop-view.ts';
import type { StartDialog } from './start-dialog.ts';

/** The dialog for the address button: order options, or the branch list for pickup at a branch. */
export function chooseAddressDialog(shop: ShopView, orderType: DeliveryType): StartDialog {
  const isAtBranch = findFranchise(shop) !== null && !shop.isFranchiseOverview;
  if (orderType === 'delivery' || !isAtBranch) return { kind: 'address' };
  return { kind: 'branch', purpose: { isFranchise: true, isListOnly: true, selectedDish: null } };
}
