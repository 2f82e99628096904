import type { PublicShopConfig } from '@tischlein/contract/shop';
import { toEuros } from '@tischlein/contract/wire-money';
import type { MenuDocument } from '@tischlein/domain/menu';
import { offeredMethods } from '../orders/offered-methods.ts';
import { PAYMENT_METHODS, type ShopConfig } from '@tischlein/domain/shop';

/** What of a shop's configuration everybody may read, pickup minimums in euros (S1 §3). */
export function publicConfigOf(config: ShopConfig, menu: MenuDocument): PublicShopConfig {
  const { taxNumber, paymentMethodsPickupMinimumOrderValue, ...open } = config;
  return {
    ...open,
    paymentMethods: offeredMethods(config),
    paymentMethodsPickupMinimumOrderValue: inEuros(paymentMethodsPickupMinimumOrderValue),
    offers: menu.offers,
    dailyDishes: menu.dailyDishes,
  };
}

function inEuros(
  minimums: ShopConfig['paymentMethodsPickupMinimumOrderValue'],
): PublicShopConfig['paymentMethodsPickupMinimumOrderValue'] {
  return Object.fromEntries(
    PAYMENT_METHODS.flatMap((method) => {
      const minimum = minimums[method];
      return minimum === undefined ? [] : [[method, toEuros(minimum)]];
    }),
  );
}
