import * as calls from '@tischlein/contract/calls';
import { CHECKOUT } from '@tischlein/wording/storefront';
import { showToast } from '@tischlein/ui/toasts';
import { changeAccount } from '../../account/account.ts';
import type { ShopPage } from '../../context/shop-context.ts';
import { toAccountAddress, isAddressTyped } from './delivery-target.ts';
import type { Submission } from './order-request.ts';
import type { CheckoutState } from './use-checkout-fields.ts';
import { send } from '../../api/send.ts';

/**
 * Saves a temporary address as the default one if requested (S2 §2 Checkout page); only called once the order is
 * placed.
 */
export async function replaceSavedAddress(
  page: ShopPage,
  { account, target }: CheckoutState,
  { fields, order }: Submission,
): Promise<void> {
  const isRequested =
    account !== null && order.orderType === 'delivery' && target.replacesSaved && isAddressTyped(target);
  if (!isRequested) return;
  const answer = await changeAccount(page, (query) =>
    send(calls.changeAddress, { query, body: { address: toAccountAddress(fields) } }),
  );
  if (!answer.ok) showToast({ icon: 'alert', text: CHECKOUT.addressNotKept });
}
