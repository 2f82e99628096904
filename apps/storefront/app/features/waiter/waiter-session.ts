import * as calls from '@tischlein/contract/calls';
import type { WaiterSession } from '@tischlein/contract/shop';
import { createSender } from '@tischlein/contract/client';
import { createStore, type Store } from '@tischlein/ui/store';
import { send } from '../../api/send.ts';
import { changeWaiterState, getWaiterState } from './waiter-state.ts';

export type SessionState =
  | { readonly kind: 'unknown' }
  /** `wasIn`: the session ended while the page was open. */
  | { readonly kind: 'out'; readonly wasIn: boolean }
  | { readonly kind: 'in'; readonly name: string; readonly isOffice: boolean };

const UNKNOWN: SessionState = { kind: 'unknown' };
const UNAUTHORIZED = 401;
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
  if (answer.status !== UNAUTHORIZED && getWaiterState(shopId).get().isWaiter)
    return getSession(shopId).set({ kind: 'in', name: '?', isOffice: false });
  getSession(shopId).set({ kind: 'out', wasIn: false });
}

/** A call was refused because the session has ended. */
export function endSession(shopId: string): void {
  const session = getSession(shopId);
  if (session.get().kind === 'in') session.set({ kind: 'out', wasIn: true });
}

export type SignInProblem =
  | { readonly kind: 'message'; readonly message: string }
  /** Too many attempts; in milliseconds. */
  | { readonly kind: 'pause'; readonly until: number };

/** Signs in; returns why it is refused. */
export async function signIn(shopId: string, password: string): Promise<SignInProblem | null> {
  let retryAfter = 0;
  const sendAndRead = createSender(async (address, init) => {
    const response = await fetch(address, init);
    retryAfter = Number(response.headers.get('retry-after')) || 0;
    return response;
  });
  const answer = await sendAndRead(calls.openWaiterSession, { params: { shop: shopId }, body: { password } });
  if (answer.ok) return (enter(shopId, answer.value), null);
  if (retryAfter > 0) return { kind: 'pause', until: Date.now() + retryAfter * 1000 };
  return { kind: 'message', message: answer.problem.message };
}

/** Enters the waiter's name; returns why it is refused. */
export async function enterName(shopId: string, name: string): Promise<string | null> {
  const answer = await send(calls.nameWaiter, { params: { shop: shopId }, body: { name } });
  if (!answer.ok) return answer.problem.message;
  enter(shopId, answer.value);
  return null;
}

export async function signOut(shopId: string): Promise<string | null> {
  const answer = await send(calls.endWaiterSession, { params: { shop: shopId } });
  if (!answer.ok) return answer.problem.message;
  changeWaiterState(shopId, { isWaiter: false, table: null });
  getSession(shopId).set({ kind: 'out', wasIn: false });
  return null;
}

function enter(shopId: string, { name, until }: WaiterSession): void {
  changeWaiterState(shopId, { isWaiter: true });
  getSession(shopId).set({ kind: 'in', name, isOffice: until === null });
}
