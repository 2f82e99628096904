import type { Cents } from '../money.ts';
import type { DeliveryType } from '../delivery-type.ts';
import type { ShopConfig } from '../shop/shop-config.ts';
import type { PaymentMethod } from '../shop/payment-method.ts';

type PaymentConfig = Pick<ShopConfig, 'paymentMethods' | 'paymentMethodsOnlyPickup' | 'paymentMethodsOnlyDelivery'>;

/**
 * The shop's payment methods for an order type; all of them while the type is null (S1 §5 Payment-method availability).
 */
export function allowedPaymentMethods(
  config: PaymentConfig,
  deliveryType: DeliveryType | null,
): readonly PaymentMethod[] {
  return config.paymentMethods.filter((method) => {
    if (deliveryType === 'delivery') return !config.paymentMethodsOnlyPickup.includes(method);
    if (deliveryType === 'pickup') return !config.paymentMethodsOnlyDelivery.includes(method);
    return true;
  });
}

/** Minimum of S2 - K for a pickup paid with this method; null if there is none (S2 §5.7). */
export function paymentMethodMinimum(
  config: Pick<ShopConfig, 'paymentMethodsPickupMinimumOrderValue'>,
  method: PaymentMethod | null,
  deliveryType: DeliveryType,
): Cents | null {
  return method && deliveryType === 'pickup' ? (config.paymentMethodsPickupMinimumOrderValue[method] ?? null) : null;
}
