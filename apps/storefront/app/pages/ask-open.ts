import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { findFranchise } from '../guest/find-franchise.ts';
import type { ShopPage } from '../shop-context.ts';
import type { SavedDialog, OpenStartDialog } from './start-dialog.ts';

interface OpenQuestion {
  readonly period: DeliveryPeriod;
  /** Of the dish or combo that is wanted. */
  readonly name: string;
  readonly isCombo: boolean;
  readonly open: OpenStartDialog;
  readonly next: () => void;
  /** What `next` opens, for a reload meanwhile. */
  readonly leadsTo?: SavedDialog;
}

/**
 * Goes on where orders are allowed; else 'shop closed -> the closed-dialog path' (S1 §4 'Saving a dish'). 'In a franchise shop the
 * franchise dialog opens instead of the closed notice; in franchise overview it always opens' (S1 §4 'Opening').
 */
export function askOpen({ shop, guest }: ShopPage, { period, name, isCombo, open, next, leadsTo }: OpenQuestion): void {
  const isOpen = period.allowOrders || guest.visit.get().showNevertheless;
  if (shop.isFranchiseOverview || (!isOpen && findFranchise(shop) !== null))
    open({ kind: 'branch', purpose: { isFranchise: true, isListOnly: false, selectedDish: name } });
  else if (isOpen) next();
  else open({ kind: 'closed', isCombo, next, leadsTo });
}
