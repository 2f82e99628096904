import { BUYER_GONE } from '@tischlein/wording';
import { deleteConsentsOf } from '../advertising/advertising.store.ts';
import { plusSeconds } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { Contact } from '../orders/orders.store.ts';
import { forgetBuyers } from './account-orders.store.ts';
import { shopsOfAccounts } from './account-shop.ts';
import { deleteAccountRow, type StoredAccount } from './accounts.store.ts';

// As long somebody may still call about the food; also money that comes late finds its guest.
const BUYER_IS_KEPT_SECONDS = 24 * 60 * 60;

const NOBODY: Contact = {
  salutation: '',
  name: BUYER_GONE,
  company: '',
  street: '',
  streetNumber: '',
  floor: '',
  zip: '',
  city: '',
  phone: '',
  email: '',
  messageCook: '',
  messageDriver: '',
};

/** Profile, consents, links and sessions go; receipts stay, without saying whose they are (spec 3 A4). */
export async function deleteAccount(deps: Deps, account: StoredAccount): Promise<void> {
  const shopIds = shopsOfAccounts(deps, account.shop_id);
  await deps.database.write(async (writer) => {
    await deleteConsentsOf(writer, shopIds, account.email);
    await deleteAccountRow(writer, account);
    await forgetBuyersOfNobody(writer, deps.clock.now());
  });
}

/** Forgets who ordered where his account is gone, a day after the order; until then it is not over for the kitchen. */
export const forgetBuyersOfNobody = (writer: Writer, now: string): Promise<void> =>
  forgetBuyers(writer, { placedBefore: plusSeconds(now, -BUYER_IS_KEPT_SECONDS), now, contact: NOBODY });
