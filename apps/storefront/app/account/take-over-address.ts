import type { AccountAddress } from '@tischlein/contract/shop';
import { type Address, formatLocation } from '@tischlein/domain/delivery';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { findLocation } from '../guest/find-location.ts';
import { changeOptions } from '../guest/use-order-settings.ts';
import type { ShopPage } from '../shop-context.ts';

/** Whether all is known that a delivery needs. */
export const isWholeAddress = ({ street, streetNumber, zip, city }: Address): boolean =>
  [street, streetNumber, zip, city].every((part) => part.trim() !== '');

/** Whoever has just signed in orders to his saved address, where the shop delivers there (S2 §2). */
export async function takeOverAddress(
  { api, guest }: ShopPage,
  period: DeliveryPeriod,
  address: AccountAddress,
): Promise<void> {
  if (!isWholeAddress(address)) return;
  const { street, streetNumber, zip, city } = address;
  const { location } = guest.options.get();
  const found = await findLocation(api, period, formatLocation(address));
  // Where the guest has said that he is meanwhile, counts.
  if (found.ok && guest.options.get().location === location)
    changeOptions(guest, { location: { address: { street, streetNumber, zip, city }, terms: found.location.terms } });
}
