import * as calls from '@tischlein/contract/calls';
import type { CheckoutFormValues } from '@tischlein/domain/checkout';
import { CHECKOUT } from '@tischlein/wording/storefront';
import { showToast } from '@tischlein/ui/toasts';
import { changeAccount } from '../../account/account.ts';
import { send } from '../../api/send.ts';
import type { ShopPage } from '../../context/shop-context.ts';
import { toAccountAddress } from './delivery-target.ts';

let saving: Promise<void> = Promise.resolve();

/** Saves a temporary address as the default one (S2 §2 Checkout page); only called once the order is placed. */
export function keepAddress(page: ShopPage, values: CheckoutFormValues): void {
  saving = save(page, values);
}

async function save(page: ShopPage, values: CheckoutFormValues): Promise<void> {
  const answer = await changeAccount(page, (query) =>
    send(calls.changeAddress, { query, body: { address: toAccountAddress(values) } }),
  );
  if (!answer.ok) showToast({ icon: 'alert', text: CHECKOUT.addressNotKept });
}

/** Resolves when the address is saved. Another document would cancel the call. */
export const waitForKeptAddress = (): Promise<void> => saving;
