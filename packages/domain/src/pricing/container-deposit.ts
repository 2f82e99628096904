import { type Cents, NO_CENTS } from '../money.ts';
import type { DeliveryType } from '../delivery-type.ts';
import type { Dish } from '../menu/menu.ts';
import type { DepositSettings } from '../menu/prices.ts';
import type { Packaging } from '../shop/reusables.ts';

export interface ContainerContext {
  readonly deliveryType: DeliveryType;
  readonly packaging?: Packaging | null;
  readonly settings: DepositSettings & { readonly reusableDeposit?: Cents | null };
}

/**
 * Deposit of the shop's container for a dish (S3 L15): one for each dish, side dishes included. Bottles and packaged goods need
 * none, drinks only if they are filled into a cup.
 */
export function calculateContainerDeposit(
  { isDrink, prepacked, servedOpen }: Pick<Dish, 'isDrink' | 'prepacked' | 'servedOpen'>,
  { deliveryType, packaging, settings }: ContainerContext,
): Cents {
  if (packaging !== 'reusable' || deliveryType === 'dineIn') return NO_CENTS;
  return prepacked === null && (!isDrink || servedOpen) ? (settings.reusableDeposit ?? NO_CENTS) : NO_CENTS;
}
