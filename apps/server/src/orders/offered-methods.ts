import type { PaymentMethod, ShopConfig } from '@tischlein/domain/shop';

// Paid to the restaurant's people: needs no provider.
const OFFERED: readonly PaymentMethod[] = ['offline', 'offline_debit'];

/** The shop's payment methods that can really be offered; what cannot is hidden (spec 3 K2). */
export const offeredMethods = ({ paymentMethods }: Pick<ShopConfig, 'paymentMethods'>): readonly PaymentMethod[] =>
  paymentMethods.filter((method) => OFFERED.includes(method));
