import type { DeliveryType } from '../delivery-type.ts';
import type { ShopConfig } from './shop-config.ts';

/** Returns whether the shop offers this order type at all (S1 §4 Delivery type). */
export function supportsDeliveryType(
  config: Pick<ShopConfig, 'supportDelivery' | 'supportPickup' | 'supportDineIn'>,
  deliveryType: DeliveryType,
): boolean {
  return { delivery: config.supportDelivery, pickup: config.supportPickup, dineIn: config.supportDineIn }[deliveryType];
}
