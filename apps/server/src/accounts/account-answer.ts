import type { AccountAnswer } from '@tischlein/contract/shop';
import { readConsentsByEmail } from '../advertising/advertising.store.ts';
import { isConsentGiven, isConsentPending } from '../advertising/ask-for-consent.ts';
import type { Deps } from '../deps.ts';
import { listShopsSharingAccounts } from '../shops/account-shop.ts';
import type { StoredAccount } from './accounts.store.ts';

const NO_PROFILE = {
  address: { name: '', street: '', streetNumber: '', floor: '', zip: '', city: '', phone: '', company: '' },
  firstName: '',
  lastName: '',
  birthday: null,
};

/** The account as its owner sees it (S2 §3 User account). */
export async function toAccountAnswer(deps: Deps, account: StoredAccount): Promise<AccountAnswer> {
  const { account_id: id, email, profile } = account;
  const shopIds = listShopsSharingAccounts(deps, account.shop_id);
  const consents = shopIds.length > 0 ? await readConsentsByEmail(deps.database.read, shopIds, email) : [];
  return {
    id,
    email,
    ...(profile ?? NO_PROFILE),
    advertisementAgreement: consents.some(isConsentGiven),
    advertisementAsked: consents.some(isConsentPending),
    advertisementRestaurant: deps.shops.findEntry(account.order_shop_id)?.name ?? '',
  };
}
