import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { findFranchise } from '../shop/find-franchise.ts';
import type { ShopPage } from '../context/shop-context.ts';
import type { SavedDialog, OpenStartDialog } from './start-dialog.ts';

interface OpenQuestion {
  readonly period: DeliveryPeriod;
  /** Name of the dish or combo. */
  readonly name: string;
  readonly isCombo: boolean;
  readonly open: OpenStartDialog;
  readonly next: () => void;
  /** The dialog `next` opens, to restore it after a reload. */
  readonly leadsTo?: SavedDialog;
}

/**
 * Calls `next` if orders are allowed; otherwise opens the closed dialog (S1 §4 Saving a dish). S1 §4 Opening: 'In a
 * franchise shop the franchise dialog opens instead of the closed notice; in franchise overview it always opens'.
 */
export function askOpen({ shop, guest }: ShopPage, { period, name, isCombo, open, next, leadsTo }: OpenQuestion): void {
  const isOpen = period.allowOrders || guest.visit.get().showNevertheless;
  if (shop.isFranchiseOverview || (!isOpen && findFranchise(shop) !== null))
    open({ kind: 'branch', purpose: { isFranchise: true, isListOnly: false, selectedDish: name } });
  else if (isOpen) next();
  else open({ kind: 'closed', isCombo, next, leadsTo });
}
