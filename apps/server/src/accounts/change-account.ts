import type { AccountProfile } from '@tischlein/domain/account';
import type { AdvertisingVersion } from '@tischlein/domain/checkout';
import { askForConsent } from '../advertising/ask-for-consent.ts';
import { endAdvertising } from '../advertising/end-advertising.ts';
import type { Deps } from '../deps.ts';
import { listShopsSharingAccounts } from '../shops/account-shop.ts';
import { readAccount, type StoredAccount, updateProfile } from './accounts.store.ts';

/** Changes part of a profile; null: the account has been deleted since. */
export function changeProfile(
  { database }: Pick<Deps, 'database'>,
  account: StoredAccount,
  change: Partial<AccountProfile>,
): Promise<StoredAccount | null> {
  return database.write(async (writer) => {
    await updateProfile(writer, account, change);
    return readAccount(writer, account);
  });
}

interface AdvertisementChange {
  readonly subscribe: boolean;
  readonly advertisingVersion: AdvertisingVersion | null;
}

/**
 * Subscribing sends a confirmation mail for the shop of the account's order (S3 K6). Unsubscribing takes effect at once
 * for all shops of the account.
 */
export async function changeAdvertisement(
  deps: Deps,
  account: StoredAccount,
  { subscribe, advertisingVersion }: AdvertisementChange,
): Promise<void> {
  const now = deps.clock.now();
  const { email, order_shop_id: shop_id, order_id } = account;
  await deps.database.write(async (writer) => {
    if (subscribe) {
      const request = { accept_advertising: 1, advertising_version: advertisingVersion, contact: { email } } as const;
      return askForConsent(writer, { shop_id, order_id, isOwnMailbox: true, ...request }, now);
    }
    return endAdvertising(writer, { shopIds: listShopsSharingAccounts(deps, account.shop_id), email }, now);
  });
  deps.outbox.wake();
}
