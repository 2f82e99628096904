import type { PaymentMethod } from '@tischlein/domain/shop';
import { ADA, type Guest, HOME } from './guest.ts';
import type { Owner, OwnShop } from './owner.ts';

/** A payment method by its label, in a shop that accepts only these. */
interface MethodChoice {
  readonly name: string;
  readonly only?: readonly PaymentMethod[];
}

/** Leads the guest to the checkout with two pizzas and delivery. */
export async function goToDeliveryCheckout(guest: Guest, slug: string): Promise<void> {
  await guest.opensMenu(slug);
  await guest.adds('Pizza Margherita', { size: '32 cm', dough: 'Klassischer Teig', amount: 2 });
  await guest.entersAddress(HOME);
  await guest.goesToCheckout();
  await guest.entersContact(ADA);
}

/** Leads the guest to the checkout with a dessert, in a shop with online payments. */
export async function goToOnlineCheckout(guest: Guest, owner: Owner, by: string | MethodChoice): Promise<OwnShop> {
  const { name, only } = typeof by === 'string' ? { name: by } : by;
  const shop = await owner.opensBranch(only ? { paymentMethods: [...only] } : {});
  await owner.enablesOnlinePayments(shop);
  await guest.opensMenu(shop.slug);
  await guest.picksUp();
  await guest.adds('Tiramisù della Nonna');
  await guest.goesToCheckout();
  await guest.entersContact(ADA);
  await guest.paysBy(name);
  return shop;
}
