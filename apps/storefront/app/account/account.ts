import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import type { AccountAnswer } from '@tischlein/contract/shop';
import { Remote } from '@tischlein/ui/remote';
import { useStore } from '@tischlein/ui/store';
import { useSharedRemote } from '@tischlein/ui/use-remote';
import type { Guest } from '../guest/guest.ts';
import { saveChoices } from '../guest/checkout-choices.ts';
import { contactPlace, messagesPlace, rememberContact } from '../guest/remembered-address.ts';
import { changeOptions } from '../ordering/use-order-settings.ts';
import { type ShopPage, useShop } from '../context/shop-context.ts';
import { writeStored } from '../browser/storage.ts';
import { send } from '../api/send.ts';

type Page = Pick<ShopPage, 'guest' | 'shop'>;

/** null: signed out, as far as we know; undefined: not known yet. */
type AccountState = AccountAnswer | null | undefined;

const UNAUTHORIZED = 401;
const SIGNED_OUT = new Remote<AccountAnswer | null>({ key: 'signed out', read: null, first: null });
const accounts = new WeakMap<Guest, Remote<AccountAnswer | null>>();

/** The account of the signed-in guest; forgotten once this or another tab signs out. */
function findAccount(page: Page): Remote<AccountAnswer | null> {
  const { guest, shop } = page;
  if (!guest.signedIn.get()) return SIGNED_OUT;
  const known = accounts.get(guest);
  if (known) return known;
  const account = new Remote<AccountAnswer | null>({ key: shop.id, read: () => fetchAccount(page) });
  accounts.set(guest, account);
  const stop = guest.signedIn.subscribe(() => {
    if (guest.signedIn.get()) return;
    accounts.delete(guest);
    stop();
  });
  return account;
}

/** Returns the account of the signed-in guest (S2 §4 Login: 'logged in when a stored token validates through the
 * user-info call'). */
export function useAccount(): AccountState {
  const { guest, shop } = useShop();
  const isMarked = useStore(guest.signedIn);
  const { value } = useSharedRemote(isMarked ? findAccount({ guest, shop }) : SIGNED_OUT);
  return isMarked ? value : null;
}

/** Without an answer, the guest orders as if they were signed out. */
async function fetchAccount(page: Page): Promise<ApiResult<AccountAnswer | null>> {
  const answer = await send(calls.getAccount, { query: { webshop: page.shop.id } });
  // S2 §7: 'User info 401: token expired or invalid, treated as no user'.
  if (!answer.ok && answer.status === UNAUTHORIZED) forgetSession(page);
  return { ok: true, value: answer.ok ? answer.value : null };
}

/** Makes a change to the account, which the query names. */
export type ChangeAccount = (query: { readonly webshop: string }) => Promise<ApiResult<AccountAnswer>>;

/** Changes the account and stores the answer; a 401 ends the session. */
export async function changeAccount(page: Page, change: ChangeAccount): Promise<ApiResult<AccountAnswer>> {
  const answer = await change({ webshop: page.shop.id });
  if (answer.ok) rememberSession(page, answer.value);
  else if (answer.status === UNAUTHORIZED) forgetSession(page);
  return answer;
}

/** Marks this browser as signed in and prefills the checkout's contact fields. */
export function rememberSession({ guest, shop }: Page, account: AccountAnswer): void {
  guest.signedIn.set(true);
  findAccount({ guest, shop }).set(account);
  rememberContact(shop.id, { ...account.address, email: account.email });
}

function forgetSession({ guest }: Page): void {
  guest.signedIn.set(false);
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
