import type { PaymentMethod } from '@tischlein/domain/shop';
import { ADA, type Guest, HOME } from './guest.ts';
import type { Owner, OwnShop } from './owner.ts';

/** A way to pay by its name, in a shop that takes only these. */
interface OneMethod {
  readonly name: string;
  readonly only?: readonly PaymentMethod[];
}

/** A guest with two pizzas in the checkout of a shop that delivers to him. */
export async function isAboutToOrder(guest: Guest, slug: string): Promise<void> {
  await guest.opensMenu(slug);
  await guest.adds('Pizza Margherita', { size: '32 cm', dough: 'Klassischer Teig', amount: 2 });
  await guest.livesAt(HOME);
  await guest.goesToCheckout();
  await guest.introduces(ADA);
}

/** A guest with a dessert in the checkout of a shop that is paid online. */
export async function isAboutToPay(guest: Guest, owner: Owner, by: string | OneMethod): Promise<OwnShop> {
  const { name, only } = typeof by === 'string' ? { name: by } : by;
  const shop = await owner.opensBranch(only ? { paymentMethods: [...only] } : {});
  await owner.takesOnlinePayments(shop);
  await guest.opensMenu(shop.slug);
  await guest.picksUp();
  await guest.adds('Tiramisù della Nonna');
  await guest.goesToCheckout();
  await guest.introduces(ADA);
  await guest.paysBy(name);
  return shop;
}
