import { type Answer, call } from '@tischlein/contract/client';
import type { DeskOrder, DeskOrders, Mails, OfficeSession, OrderActionRequest } from '@tischlein/contract/office';
import type { OrderAction } from '@tischlein/domain/orders';

const request = <Value>(method: string, path: string, body?: unknown): Promise<Answer<Value>> =>
  call<Value>((address, init) => fetch(address, init), { method, path: `/api/office/${path}`, body });

/** Who is signed in; 401 when nobody is. */
export const readSession = (): Promise<Answer<OfficeSession>> => request('GET', 'session');
export const signIn = (email: string, password: string): Promise<Answer<OfficeSession>> =>
  request('POST', 'session', { email, password });
export const signOut = (): Promise<Answer<null>> => request('DELETE', 'session');

/** Open orders and those of today. */
export const readOrders = (shop: string): Promise<Answer<DeskOrders>> => request('GET', `shop/${shop}/orders`);
export const act = (
  order: { readonly shop: string; readonly id: string },
  action: OrderAction,
  details: OrderActionRequest,
): Promise<Answer<DeskOrder>> => request('POST', `shop/${order.shop}/orders/${order.id}/${action}`, details);

/** Mails that were written to files because no SMTP server is set. */
export const readMails = (): Promise<Answer<Mails>> => request('GET', 'mails');

/** Where the desk's events come from, going on after this sequence number. */
export const eventsAddress = (shop: string, after: number): string => `/api/office/shop/${shop}/events?after=${after}`;
