import { type Cents, sum } from '../money.ts';
import type { ComboChoice } from '../cart/cart.ts';
import type { OrderContext } from '../menu/availability.ts';
import type { DepositKind } from '../menu/menu-document.ts';
import type { Menu } from '../menu/menu.ts';
import type { DepositSettings } from '../menu/prices.ts';
import { activeOffers } from '../offers/active-offers.ts';
import type { BeforeKind } from '../offers/dish-discount.ts';
import type { DishChoice } from '../selection/choice.ts';
import {
  calculateDiscountedPrice,
  calculateListPrice,
  calculatePriceBefore,
  listDepositKinds,
  priceCombo,
  priceDish,
} from './price-unit.ts';
import type { PricedExtra } from './priced-extra.ts';

/** Price of one unit for the dialog. */
export interface ChoicePrice {
  /** Base or size price with extras, without deposit. */
  readonly listPrice: Cents;
  readonly price: Cents;
  /** What the price may be compared with (S3 L4). */
  readonly before: Cents;
  readonly beforeKind: BeforeKind;
  readonly deposit: Cents;
  readonly depositKinds: readonly DepositKind[];
  /** Label of the dish discount; '' without one. */
  readonly label: string;
  readonly extras: readonly PricedExtra[];
}

export interface ChoiceContext extends OrderContext {
  readonly settings: DepositSettings;
}

/** Prices one configured dish or combo by the rules of the cart; null if not sold this way (S3 §1). */
export function priceChoice(menu: Menu, choice: DishChoice | ComboChoice, context: ChoiceContext): ChoicePrice | null {
  const { deliveryType, settings } = context;
  const unitContext = { menu, deliveryType, settings, active: activeOffers(menu, context) };
  const unit = 'combo' in choice ? priceCombo(choice, unitContext) : priceDish(choice, unitContext);
  if (unit === null) return null;
  return {
    listPrice: calculateListPrice(unit),
    price: calculateDiscountedPrice(unit),
    before: calculatePriceBefore(unit),
    beforeKind: unit.base.beforeKind,
    deposit: sum(unit.deposits.map(({ amount }) => amount)),
    depositKinds: listDepositKinds(unit),
    label: unit.base.label,
    extras: unit.extras,
  };
}
