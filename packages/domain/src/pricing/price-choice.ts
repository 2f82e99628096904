import { type Cents, sum } from '../money.ts';
import type { ComboChoice } from '../cart/cart.ts';
import type { OrderContext } from '../menu/availability.ts';
import type { Menu } from '../menu/menu.ts';
import type { DepositSettings } from '../menu/prices.ts';
import { activeOffers } from '../offers/active-offers.ts';
import type { DishChoice } from '../selection/choice.ts';
import { discountedPriceOf, listPriceOf, priceCombo, priceDish } from './price-unit.ts';
import type { PricedExtra } from './priced-extra.ts';

/** One unit as the dialog shows it. */
export interface ChoicePrice {
  /** Base or size price with extras, without deposit. */
  readonly listPrice: Cents;
  readonly price: Cents;
  readonly deposit: Cents;
  /** Label of the dish discount, '' without. */
  readonly label: string;
  readonly extras: readonly PricedExtra[];
}

export interface ChoiceCircumstances extends OrderContext {
  readonly settings: DepositSettings;
}

/** What one dish or combo costs as it is chosen, by the rules of the cart; null: not sold so (spec 3 §1). */
export function priceChoice(
  menu: Menu,
  wish: DishChoice | ComboChoice,
  occasion: ChoiceCircumstances,
): ChoicePrice | null {
  const { deliveryType, settings } = occasion;
  const circumstances = { menu, deliveryType, settings, active: activeOffers(menu, occasion) };
  const unit = 'combo' in wish ? priceCombo(wish, circumstances) : priceDish(wish, circumstances);
  if (unit === null) return null;
  return {
    listPrice: listPriceOf(unit),
    price: discountedPriceOf(unit),
    deposit: sum(unit.deposits.map(({ amount }) => amount)),
    label: unit.base.label,
    extras: unit.extras,
  };
}
