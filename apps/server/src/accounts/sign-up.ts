import type { AdvertisingVersion } from '@tischlein/domain/checkout';
import { askForConsent } from '../advertising/ask-for-consent.ts';
import type { Deps } from '../deps.ts';
import { findOrder } from '../orders/find-order.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { requestAccount } from './account-orders.store.ts';
import { findAccountShop } from '../shops/account-shop.ts';
import { openAccount } from './open-account.ts';

interface SignUp {
  readonly order: string;
  readonly session: string | null;
  readonly acceptAdvertising: boolean;
  readonly advertisingVersion: AdvertisingVersion | null;
}

export type SignUpOutcome = 'signedUp' | 'orderUnknown' | 'advertisingNotAccepted';

/**
 * Creates an account from a placed order, for the session that ordered (S2 §6 sign-up by order). Idempotent. The answer
 * does not reveal whether the address had an account; only the mailbox learns it.
 */
export async function signUp(deps: Deps, shop: LoadedShop, request: SignUp): Promise<SignUpOutcome> {
  const orderAccess = await findOrder(deps, shop, { id: request.order, session: request.session });
  if (!orderAccess?.isOwn || orderAccess.order.contact.email === '') return 'orderUnknown';
  const { order } = orderAccess;
  const isAccepted = order.accept_advertising === 1 || request.acceptAdvertising;
  // S2 §5.8, S3 K6.
  if (!isAccepted && !shop.config.uncoupleAccountConsent) return 'advertisingNotAccepted';
  const now = deps.clock.now();
  const account_shop_id = findAccountShop(deps, shop);
  const advertising = {
    accept_advertising: isAccepted ? (1 as const) : (0 as const),
    advertising_version: order.accept_advertising === 1 ? order.advertising_version : request.advertisingVersion,
  };
  await deps.database.write(async (writer) => {
    if (!(await requestAccount(writer, order, { account_shop_id, ...advertising }))) return;
    // Unpaid orders continue once payment arrives.
    if (order.released_at === null) return;
    await openAccount(writer, { ...order, account_shop_id }, now);
    if (order.accept_advertising === 0) await askForConsent(writer, { ...order, ...advertising }, now);
  });
  deps.outbox.wake();
  return 'signedUp';
}
