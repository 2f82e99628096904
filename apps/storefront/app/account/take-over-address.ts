import type { AccountAddress } from '@tischlein/contract/shop';
import { type Address, formatLocation } from '@tischlein/domain/delivery';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { findLocation } from '../guest/find-location.ts';
import { changeOptions } from '../ordering/use-order-settings.ts';
import type { ShopPage } from '../context/shop-context.ts';

/** Returns whether the address is complete enough for a delivery. */
export const isWholeAddress = ({ street, streetNumber, zip, city }: Address): boolean =>
  [street, streetNumber, zip, city].every((part) => part.trim() !== '');

/**
 * Uses the saved address as the order's location after signing in, if the shop delivers there (S2 §2 Checkout page).
 */
export async function takeOverAddress(
  { shop, guest }: ShopPage,
  period: DeliveryPeriod,
  address: AccountAddress,
): Promise<void> {
  if (!isWholeAddress(address)) return;
  const { street, streetNumber, zip, city } = address;
  const { location } = guest.options.get();
  const found = await findLocation(shop.id, period, formatLocation(address));
  // Keep a location the guest has chosen since the request was sent.
  if (found.ok && guest.options.get().location === location)
    changeOptions(guest, { location: { address: { street, streetNumber, zip, city }, terms: found.location.terms } });
}
