import type { DeliveryType } from '../menu/delivery-type.ts';
import type { PricingSettings } from '../pricing/pricing-context.ts';
import type { ShopConfig } from './shop-config.ts';

export function toPricingSettings(
  config: Pick<
    ShopConfig,
    'useDishDeposit' | 'dishDeposits' | 'comboVatRule' | 'groupOrderDiscounts' | 'pickupMinimumOrderValue'
  >,
): PricingSettings {
  const { useDishDeposit, dishDeposits, comboVatRule, groupOrderDiscounts, pickupMinimumOrderValue = null } = config;
  return { useDishDeposit, dishDeposits, comboVatRule, groupOrderDiscounts, pickupMinimumOrderValue };
}

/** Returns whether the shop offers this order type at all (S1 §4 Delivery type). */
export function supportsDeliveryType(
  config: Pick<ShopConfig, 'supportDelivery' | 'supportPickup' | 'supportDineIn'>,
  deliveryType: DeliveryType,
): boolean {
  return { delivery: config.supportDelivery, pickup: config.supportPickup, dineIn: config.supportDineIn }[deliveryType];
}
