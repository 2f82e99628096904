import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import type { AccountAnswer } from '@tischlein/contract/shop';
import { latestOnly } from '@tischlein/ui/in-order';
import { createStore, useStore } from '@tischlein/ui/store';
import { useEffect } from 'react';
import { saveChoices } from '../guest/checkout-choices.ts';
import { contactPlace, messagesPlace, rememberContact } from '../guest/remembered-address.ts';
import { changeOptions } from '../ordering/use-order-settings.ts';
import { type ShopPage, useShop } from '../context/shop-context.ts';
import { writeStored } from '../browser/storage.ts';
import { send } from '../api/send.ts';

type Page = Pick<ShopPage, 'guest' | 'shop'>;

/** null: signed out, as far as we know; undefined: not known yet. */
type AccountState = AccountAnswer | null | undefined;

const accountStore = createStore<AccountState>(undefined);
let pendingRequest: Promise<AccountAnswer | null> | null = null;
const ifLatest = latestOnly();

/** Sets the current account and discards requests still in flight. */
function setAccount(account: AccountState): void {
  pendingRequest = null;
  ifLatest(accountStore.set)(account);
}

/** Returns the account of the signed-in guest; fetched once per page load. */
export function useAccount(): AccountState {
  const { guest, shop } = useShop();
  const isMarked = useStore(guest.signedIn);
  const account = useStore(accountStore);
  useEffect(() => {
    if (isMarked) void readAccount({ guest, shop });
    // Another tab has signed out.
    else setAccount(undefined);
  }, [isMarked, guest, shop]);
  return isMarked ? account : null;
}

/** S2 §4 Login: 'logged in when a stored token validates through the user-info call'. */
export async function readAccount(page: Page): Promise<AccountAnswer | null> {
  if (!page.guest.signedIn.get()) return null;
  return accountStore.get() ?? (pendingRequest ??= fetchAccount(page).finally(() => (pendingRequest = null)));
}

async function fetchAccount(page: Page): Promise<AccountAnswer | null> {
  const take = ifLatest((answer: ApiResult<AccountAnswer>) => {
    // S2 §7: 'User info 401: token expired or invalid, treated as no user'.
    if (!answer.ok && answer.status === 401) forgetSession(page);
    else setAccount(answer.ok ? answer.value : null);
  });
  take(await send(calls.getAccount, { query: { webshop: page.shop.id } }));
  return accountStore.get() ?? null;
}

/** Makes a change to the account, which the query names. */
export type ChangeAccount = (query: { readonly webshop: string }) => Promise<ApiResult<AccountAnswer>>;

/** Changes the account and stores the answer; a 401 ends the session. */
export async function changeAccount(page: Page, change: ChangeAccount): Promise<ApiResult<AccountAnswer>> {
  const answer = await change({ webshop: page.shop.id });
  if (answer.ok) rememberSession(page, answer.value);
  else if (answer.status === 401) forgetSession(page);
  return answer;
}

/** Marks this browser as signed in and prefills the checkout's contact fields. */
export function rememberSession({ guest, shop }: Page, account: AccountAnswer): void {
  setAccount(account);
  guest.signedIn.set(true);
  rememberContact(shop.id, { ...account.address, email: account.email });
}

function forgetSession({ guest }: Page): void {
  guest.signedIn.set(false);
  setAccount(undefined);
}

/** S2 §4 Login: 'Logout clears user data, token, cookie and local storage'. The cart is not personal and stays. */
export function forgetUser(page: Page): void {
  const { guest, shop } = page;
  forgetSession(page);
  writeStored(contactPlace(shop.id), null);
  writeStored(messagesPlace(shop.id), null);
  saveChoices(shop.id, null);
  changeOptions(guest, { location: null });
}
