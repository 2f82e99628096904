import { days } from '@tischlein/domain';
import { BUYER_GONE } from '@tischlein/wording';
import { deleteConsentsByEmail } from '../advertising/advertising.store.ts';
import { plusSeconds } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { eraseAuthors } from '../feedback/feedback.store.ts';
import { type Contact, NO_CONTACT } from '../orders/order-columns.ts';
import { forgetGuests } from '../orders/order-guests.store.ts';
import { anonymizeBuyers } from './account-orders.store.ts';
import { listShopsSharingAccounts } from '../shops/account-shop.ts';
import { deleteAccountRow, type StoredAccount } from './accounts.store.ts';

// Time in which someone may still call about the food, and in which a late capture must find its guest.
const KEEP_BUYER_SECONDS = days(1);

const ANONYMOUS: Contact = { ...NO_CONTACT, name: BUYER_GONE };

/** Deletes profile, consents, links and sessions; receipts stay without the buyer's name (S3 A4). */
export async function deleteAccount(deps: Deps, account: StoredAccount): Promise<void> {
  const shopIds = listShopsSharingAccounts(deps, account.shop_id);
  await deps.database.write(async (writer) => {
    await deleteConsentsByEmail(writer, shopIds, account.email);
    await deleteAccountRow(writer, account);
    await anonymizeOrphanedBuyers(writer, deps.clock.now());
  });
}

/** Anonymizes orders of deleted accounts a day after they were placed, and what was written about them. */
export async function anonymizeOrphanedBuyers(writer: Writer, now: string): Promise<void> {
  const placedBefore = plusSeconds(now, -KEEP_BUYER_SECONDS);
  const orders = await anonymizeBuyers(writer, { placedBefore, now, contact: ANONYMOUS });
  await eraseAuthors(writer, orders);
  await forgetGuests(writer, orders);
}
