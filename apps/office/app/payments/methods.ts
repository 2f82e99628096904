import type { DeliveryType } from '@tischlein/domain/menu';
import { PAYMENT_METHODS, type PaymentMethod, type ShopConfig } from '@tischlein/domain/shop';

/** Where the methods of a shop stand in its configuration (S2 §2). */
export type MethodConfig = Pick<
  ShopConfig,
  'paymentMethods' | 'paymentMethodsOnlyPickup' | 'paymentMethodsOnlyDelivery'
>;

/** The order types for which a method is switched on or off; at the table goes what goes elsewhere. */
export function typesToSwitch(
  shop: Pick<ShopConfig, 'supportDelivery' | 'supportPickup' | 'supportDineIn'>,
): readonly DeliveryType[] {
  const types: DeliveryType[] = [];
  if (shop.supportDelivery) types.push('delivery');
  if (shop.supportPickup) types.push('pickup');
  return types.length === 0 && shop.supportDineIn ? ['dineIn'] : types;
}

/** The methods to choose from: of the two that have become Klarna one, unless a shop has both (spec 3 K2). */
export function methodsToShow({ paymentMethods }: MethodConfig): readonly PaymentMethod[] {
  const has = (method: PaymentMethod): boolean => paymentMethods.includes(method);
  return PAYMENT_METHODS.filter((method) => {
    if (method === 'Stripe_sofort') return has(method);
    return method !== 'Sofort' || has(method) || !has('Stripe_sofort');
  });
}

/** Whether guests may pay this way for this order type. */
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

/** Switches a method on or off for an order type; off for all of `types` it is gone. */
export function switchMethod(
  config: MethodConfig,
  { method, type, isOn }: Switch,
  types: readonly DeliveryType[],
): MethodConfig {
  const on = types.filter((each) => (each === type ? isOn : isSwitchedOn(config, method, each)));
  const isOffered = on.length > 0;
  const isOnly = (each: DeliveryType): boolean => isOffered && types.length > 1 && on.every((one) => one === each);
  return {
    paymentMethods: toggleMethod(config.paymentMethods, method, isOffered),
    paymentMethodsOnlyPickup: toggleMethod(config.paymentMethodsOnlyPickup, method, isOnly('pickup')),
    paymentMethodsOnlyDelivery: toggleMethod(config.paymentMethodsOnlyDelivery, method, isOnly('delivery')),
  };
}

/** A list with or without a method; what is there keeps its place, what is new comes last. */
function toggleMethod(list: readonly PaymentMethod[], method: PaymentMethod, isIn: boolean): readonly PaymentMethod[] {
  if (!isIn) return list.filter((each) => each !== method);
  return list.includes(method) ? list : [...list, method];
}

export const toMethodConfig = ({
  paymentMethods,
  paymentMethodsOnlyPickup,
  paymentMethodsOnlyDelivery,
}: ShopConfig): MethodConfig => ({ paymentMethods, paymentMethodsOnlyPickup, paymentMethodsOnlyDelivery });
