import type { PaymentMethod } from '@tischlein/domain/shop';
import { ADA, type Guest } from './guest.ts';
import type { Owner, OwnShop } from './owner.ts';

/** A way to pay by its name, in a shop that takes only these. */
interface OneMethod {
  readonly name: string;
  readonly only?: readonly PaymentMethod[];
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
