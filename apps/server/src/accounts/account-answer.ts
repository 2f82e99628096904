import type { AccountAnswer } from '@tischlein/contract/shop';
import { readConsentsOf } from '../advertising/advertising.store.ts';
import { isGiven, isOpen } from '../advertising/ask-for-consent.ts';
import type { Deps } from '../deps.ts';
import { shopsOfAccounts } from './account-shop.ts';
import type { StoredAccount } from './accounts.store.ts';

const NO_PROFILE = {
  address: { name: '', street: '', streetNumber: '', floor: '', zip: '', city: '', phone: '', company: '' },
  firstName: '',
  lastName: '',
  birthday: null,
};

/** What its holder is told of his account (S2 §3). */
export async function accountAnswer(deps: Deps, account: StoredAccount): Promise<AccountAnswer> {
  const { account_id: id, email, profile } = account;
  const shopIds = shopsOfAccounts(deps, account.shop_id);
  const consents = shopIds.length > 0 ? await readConsentsOf(deps.database.read, shopIds, email) : [];
  return {
    id,
    email,
    ...(profile ?? NO_PROFILE),
    advertisementAgreement: consents.some(isGiven),
    advertisementAsked: consents.some(isOpen),
    advertisementRestaurant: deps.shops.shopByRef(account.order_shop_id)?.config.restaurantName ?? '',
  };
}
