import type { AccountClient } from '@tischlein/contract/account-client';
import type { ApiResult } from '@tischlein/contract/client';
import type { AccountAnswer } from '@tischlein/contract/shop';
import { inOrder } from '@tischlein/ui/in-order';
import { createStore, useStore } from '@tischlein/ui/store';
import { useEffect } from 'react';
import { keepChoices } from '../guest/checkout-choices.ts';
import { contactPlace, messagesPlace, rememberContact } from '../guest/remembered-address.ts';
import { changeOptions } from '../guest/use-occasion.ts';
import { type ShopPage, useShop } from '../shop-context.ts';
import { writeStored } from '../storage.ts';
import { openAccounts } from './open-accounts.ts';

type Page = Pick<ShopPage, 'guest' | 'shop'>;

/** null: nobody is signed in, as far as is known; undefined: it is being found out. */
type KnownAccount = AccountAnswer | null | undefined;

const known = createStore<KnownAccount>(undefined);
let asking: Promise<AccountAnswer | null> | null = null;
const newest = inOrder();

/** Keeps who is there; what was asked before says nothing of it any more. */
function know(account: KnownAccount): void {
  asking = null;
  newest(known.set)(account);
}

/** The account of whoever is signed in; asked for once in a page. */
export function useAccount(): KnownAccount {
  const { guest, shop } = useShop();
  const isMarked = useStore(guest.signedIn);
  const account = useStore(known);
  useEffect(() => {
    if (isMarked) void readAccount({ guest, shop });
    // Another tab has signed out.
    else know(undefined);
  }, [isMarked, guest, shop]);
  return isMarked ? account : null;
}

/** 'Not logged in → logged in when a stored token validates through the user-info call' (S2 §4). */
export async function readAccount(page: Page): Promise<AccountAnswer | null> {
  if (!page.guest.signedIn.get()) return null;
  return known.get() ?? (asking ??= ask(page).finally(() => (asking = null)));
}

async function ask(page: Page): Promise<AccountAnswer | null> {
  const take = newest((answer: ApiResult<AccountAnswer>) => {
    // 'User info 401: token expired or invalid, treated as no user' (S2 §7).
    if (!answer.ok && answer.status === 401) forgetSession(page);
    else know(answer.ok ? answer.value : null);
  });
  take(await openAccounts(page.shop.id).info());
  return known.get() ?? null;
}

/** Changes the account and keeps what it is then; a session that is over is forgotten. */
export async function changeAccount(
  page: Page,
  change: (accounts: AccountClient) => Promise<ApiResult<AccountAnswer>>,
): Promise<ApiResult<AccountAnswer>> {
  const answer = await change(openAccounts(page.shop.id));
  if (answer.ok) rememberSession(page, answer.value);
  else if (answer.status === 401) forgetSession(page);
  return answer;
}

/** From now on this browser knows who is there, and the checkout who orders. */
export function rememberSession({ guest, shop }: Page, account: AccountAnswer): void {
  know(account);
  guest.signedIn.set(true);
  rememberContact(shop.id, { ...account.address, email: account.email });
}

function forgetSession({ guest }: Page): void {
  guest.signedIn.set(false);
  know(undefined);
}

/** 'Logout clears user data, token, cookie and local storage' (S2 §4); what is in the cart is nobody's secret. */
export function forgetUser(page: Page): void {
  const { guest, shop } = page;
  forgetSession(page);
  writeStored(contactPlace(shop.id), null);
  writeStored(messagesPlace(shop.id), null);
  keepChoices(shop.id, null);
  changeOptions(guest, { location: null });
}
