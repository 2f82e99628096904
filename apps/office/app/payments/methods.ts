import type { DeliveryType } from '@tischlein/domain/menu';
import { PAYMENT_METHODS, type PaymentMethod, type ShopConfig } from '@tischlein/domain/shop';

/** The part of a shop's configuration that lists payment methods (S2 §2 Checkout page), and who refunds how much (S3 R5). */
export type MethodConfig = Pick<
  ShopConfig,
  'paymentMethods' | 'paymentMethodsOnlyPickup' | 'paymentMethodsOnlyDelivery' | 'branchManagerRefundLimit'
>;

/** The order types with a switch of their own; the table follows the others unless it is the only one. */
export function typesToSwitch(
  shop: Pick<ShopConfig, 'supportDelivery' | 'supportPickup' | 'supportDineIn'>,
): readonly DeliveryType[] {
  const types: DeliveryType[] = [];
  if (shop.supportDelivery) types.push('delivery');
  if (shop.supportPickup) types.push('pickup');
  return types.length === 0 && shop.supportDineIn ? ['dineIn'] : types;
}

/** The methods to choose from: only one of the two that are now Klarna, unless the shop has both (S3 K2). */
export function methodsToShow({ paymentMethods }: MethodConfig): readonly PaymentMethod[] {
  const has = (method: PaymentMethod): boolean => paymentMethods.includes(method);
  return PAYMENT_METHODS.filter((method) => {
    if (method === 'Stripe_sofort') return has(method);
    return method !== 'Sofort' || has(method) || !has('Stripe_sofort');
  });
}

export function isSwitchedOn(config: MethodConfig, method: PaymentMethod, type: DeliveryType): boolean {
  if (!config.paymentMethods.includes(method)) return false;
  if (type === 'delivery') return !config.paymentMethodsOnlyPickup.includes(method);
  if (type === 'pickup') return !config.paymentMethodsOnlyDelivery.includes(method);
  return true;
}

interface Switch {
  readonly method: PaymentMethod;
  readonly type: DeliveryType;
  readonly isOn: boolean;
}

/** Switches a method for one order type. A method that is off for all `types` is removed. */
export function switchMethod(
  config: MethodConfig,
  { method, type, isOn }: Switch,
  types: readonly DeliveryType[],
): MethodConfig {
  const on = types.filter((each) => (each === type ? isOn : isSwitchedOn(config, method, each)));
  const isOffered = on.length > 0;
  const isOnly = (each: DeliveryType): boolean => isOffered && types.length > 1 && on.every((one) => one === each);
  return {
    ...config,
    paymentMethods: toggleMethod(config.paymentMethods, method, isOffered),
    paymentMethodsOnlyPickup: toggleMethod(config.paymentMethodsOnlyPickup, method, isOnly('pickup')),
    paymentMethodsOnlyDelivery: toggleMethod(config.paymentMethodsOnlyDelivery, method, isOnly('delivery')),
  };
}

/** Adds the method at the end or removes it; the others keep their order. */
function toggleMethod(list: readonly PaymentMethod[], method: PaymentMethod, isIn: boolean): readonly PaymentMethod[] {
  if (!isIn) return list.filter((each) => each !== method);
  return list.includes(method) ? list : [...list, method];
}

export const toMethodConfig = ({
  paymentMethods,
  paymentMethodsOnlyPickup,
  paymentMethodsOnlyDelivery,
  branchManagerRefundLimit: limit,
}: ShopConfig): MethodConfig => ({
  paymentMethods,
  paymentMethodsOnlyPickup,
  paymentMethodsOnlyDelivery,
  ...(limit !== undefined && { branchManagerRefundLimit: limit }),
});
