import * as calls from '@tischlein/contract/calls';
import type { WaiterSession } from '@tischlein/contract/shop';
import { type ApiResult, createSender } from '@tischlein/contract/client';
import { createStore, type Store } from '@tischlein/ui/store';
import type { ShopDay } from '@tischlein/domain';
import { todayInShop } from '@tischlein/shop-time';
import { send } from '../../api/send.ts';
import { changeWaiterState, getWaiterState } from './waiter-state.ts';

export type SessionState =
  | { readonly kind: 'unknown' }
  /** `ended`: while the page was open; null: it did not. `reason`: why an account of the office does not do; '': there is none. */
  | { readonly kind: 'out'; readonly ended: EndOfSession | null; readonly reason: string }
  | (Pick<WaiterSession, 'name' | 'mayRefund'> & {
      readonly kind: 'in';
      /** Signed in to the office, and out again there. */
      readonly isOfOffice: boolean;
      readonly day: ShopDay;
    });

/** At midnight, or before it: the password was changed, for example. */
export type EndOfSession = 'newDay' | 'sameDay';

const UNKNOWN: SessionState = { kind: 'unknown' };
const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const stores = new Map<string, Store<SessionState>>();

/** Who is signed in here; asked by the first part of the page that wants to know. */
export function getSession(shopId: string): Store<SessionState> {
  const known = stores.get(shopId);
  if (known) return known;
  const inner = createStore<SessionState>(UNKNOWN);
  const store: Store<SessionState> = {
    ...inner,
    subscribe: (listener) => {
      if (inner.get().kind === 'unknown') void findSession(shopId);
      return inner.subscribe(listener);
    },
  };
  stores.set(shopId, store);
  return store;
}

/** Without a connection, this tab continues as the waiter of today. */
async function findSession(shopId: string): Promise<void> {
  const answer = await send(calls.getWaiterSession, { params: { shop: shopId } });
  if (answer.ok) return enter(shopId, answer.value);
  if (!isRefusal(answer) && getWaiterState(shopId).get().isWaiter)
    return getSession(shopId).set({ kind: 'in', name: '?', mayRefund: true, isOfOffice: false, day: todayInShop() });
  getSession(shopId).set({ kind: 'out', ended: null, reason: findReason(answer) });
}

/** Without a session, or with an account of the office that may not work at tables (any more). */
const isRefusal = ({ status }: { readonly status: number }): boolean => status === UNAUTHORIZED || status === FORBIDDEN;

const findReason = ({ status, problem }: Refused): string => (status === FORBIDDEN ? problem.message : '');

interface Refused {
  readonly status: number;
  readonly problem: { readonly code: string | number; readonly message: string };
}

/** Ends the session if a call of every waiter was refused for it; returns whether it was. */
export function endRefusedSession(shopId: string, answer: Refused): boolean {
  if (!isRefusal(answer)) return false;
  const session = getSession(shopId);
  const known = session.get();
  const reason = findReason(answer);
  if (known.kind === 'in')
    session.set({ kind: 'out', ended: known.day === todayInShop() ? 'sameDay' : 'newDay', reason });
  return true;
}

/** Shows the form for the waiter password, which permits more than some accounts of the office. */
export const askForPassword = (shopId: string): void =>
  getSession(shopId).set({ kind: 'out', ended: null, reason: '' });

interface SignedIn {
  readonly answer: ApiResult<WaiterSession>;
  /** After too many attempts, in milliseconds; 0: at once. */
  readonly retryAt: number;
}

export async function signIn(shopId: string, password: string): Promise<SignedIn> {
  let retryAfter = 0;
  const sendAndRead = createSender(async (address, init) => {
    const response = await fetch(address, init);
    retryAfter = Number(response.headers.get('retry-after')) || 0;
    return response;
  });
  const answer = await sendAndRead(calls.openWaiterSession, { params: { shop: shopId }, body: { password } });
  if (answer.ok) enter(shopId, answer.value);
  return { answer, retryAt: answer.ok || retryAfter === 0 ? 0 : Date.now() + retryAfter * 1000 };
}

export async function enterName(shopId: string, name: string): Promise<ApiResult<WaiterSession>> {
  const answer = await send(calls.nameWaiter, { params: { shop: shopId }, body: { name } });
  if (answer.ok) enter(shopId, answer.value);
  return answer;
}

export async function signOut(shopId: string): Promise<string | null> {
  const answer = await send(calls.endWaiterSession, { params: { shop: shopId } });
  if (!answer.ok) return answer.problem.message;
  changeWaiterState(shopId, { isWaiter: false, table: null });
  getSession(shopId).set({ kind: 'out', ended: null, reason: '' });
  return null;
}

function enter(shopId: string, { name, mayRefund, until }: WaiterSession): void {
  changeWaiterState(shopId, { isWaiter: true });
  getSession(shopId).set({ kind: 'in', name, mayRefund, isOfOffice: until === null, day: todayInShop() });
}
