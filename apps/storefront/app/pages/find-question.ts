import { type Age, type Combo, type Dish, findMinimumAge } from '@tischlein/domain/menu';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import type { ShopPage } from '../context/shop-context.ts';
import { hasConfirmed } from '../guest/visit.ts';
import { findFranchise } from '../shop/find-franchise.ts';
import type { Continuation, StartDialog } from './start-dialog.ts';

interface AgeFacts {
  /** null: the item is for everyone. */
  readonly age: Age | null;
  /** Name of the dish or combo. */
  readonly name: string;
  readonly leadsTo: Continuation;
}

interface ItemFacts extends AgeFacts {
  readonly period: DeliveryPeriod;
  readonly isCombo: boolean;
}

/**
 * The question to confirm before an item is ordered: first 'closed', then the age (S1 §4 Saving a dish); null: none.
 * S1 §4 Opening: 'In a franchise shop the franchise dialog opens instead of the closed notice; in franchise overview it
 * always opens'.
 */
export function findQuestion({ shop, guest }: ShopPage, { period, isCombo, ...about }: ItemFacts): StartDialog | null {
  const isOpen = period.allowOrders || guest.visit.get().showNevertheless;
  if (shop.isFranchiseOverview || (!isOpen && findFranchise(shop) !== null))
    return { kind: 'branch', purpose: { isFranchise: true, isListOnly: false, selectedDish: about.name } };
  return isOpen ? findAgeQuestion(guest, about) : { kind: 'closed', isCombo, leadsTo: about.leadsTo };
}

/** The question before an item of the menu is configured or added. */
export function findItemQuestion(
  page: ShopPage,
  item: Dish | Combo,
  { period, kind }: { readonly period: DeliveryPeriod; readonly kind: Continuation['kind'] },
): StartDialog | null {
  const facts = { name: item.name, age: findMinimumAge(item, page.menu), isCombo: 'slots' in item };
  return findQuestion(page, { ...facts, period, leadsTo: { kind, id: item.id } });
}

/** The question for an age that is needed and not yet confirmed (S1 §4 Age confirmation); null: none. */
export function findAgeQuestion({ visit }: ShopPage['guest'], { age, name, leadsTo }: AgeFacts): StartDialog | null {
  return age === null || hasConfirmed(visit.get(), age) ? null : { kind: 'age', age, name, leadsTo };
}
