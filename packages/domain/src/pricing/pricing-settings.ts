import type { GroupOrderDiscount } from '../menu/offer-document.ts';
import type { Cents } from '../money.ts';
import { listGroupDiscounts } from '../offers/list-group-discounts.ts';
import { findPackagingOffer } from '../shop/reusables.ts';
import type { ShopConfig } from '../shop/shop-config.ts';

/** Settings of the shop that pricing depends on. */
export interface PricingSettings {
  readonly useDishDeposit: boolean;
  readonly dishDeposits: Readonly<Record<string, Cents>>;
  readonly comboVatRule: 'standAlonePrices' | 'thirtyPercentDrinks';
  readonly groupOrderDiscounts: readonly GroupOrderDiscount[];
  readonly pickupMinimumOrderValue: Cents | null;
  /** Of one reusable container; null or absent: the shop has none (S3 L15). */
  readonly reusableDeposit?: Cents | null;
}

export function toPricingSettings(
  config: Pick<
    ShopConfig,
    | 'useDishDeposit'
    | 'dishDeposits'
    | 'comboVatRule'
    | 'groupOrderDiscounts'
    | 'pickupMinimumOrderValue'
    | 'reusables'
    | 'reusableNotice'
  >,
): PricingSettings {
  const { useDishDeposit, dishDeposits, comboVatRule, groupOrderDiscounts, pickupMinimumOrderValue = null } = config;
  return {
    useDishDeposit,
    dishDeposits,
    comboVatRule,
    groupOrderDiscounts: listGroupDiscounts(groupOrderDiscounts),
    pickupMinimumOrderValue,
    reusableDeposit: findPackagingOffer(config)?.deposit ?? null,
  };
}
