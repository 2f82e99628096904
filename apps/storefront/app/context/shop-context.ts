import type { CodeLink, LinkedReservation, OrderInfo, Receipt } from '@tischlein/contract/shop';
import type { Menu } from '@tischlein/domain/menu';
import { createContext, use } from 'react';
import type { Guest } from '../guest/guest.ts';
import type { ShopClock } from './shop-clock.ts';
import type { ShopView } from '../shop/shop-view.ts';

/** What every page can access. */
export interface ShopPage {
  readonly shop: ShopView;
  readonly menu: Menu;
  readonly guest: Guest;
}

/** Data that came with the document; pages opened by links load theirs. */
export interface PageDocument {
  readonly pageHtml: string | null;
  readonly order: OrderInfo | null;
  readonly receipt: Receipt | null;
  /** Of the page that unsubscribes: the address of the link, '' if it had none. */
  readonly unsubscribe?: { readonly email: string; readonly isDone: boolean };
  /** What the code of an SMS or a mail leads to; null: the address had none. */
  readonly codeLink?: CodeLink | null;
  /** Of the page behind a link about a reservation; null: the link is not valid. */
  readonly reservation?: LinkedReservation | null;
}

export const ShopContext = createContext<ShopPage | null>(null);
export const ClockContext = createContext<ShopClock | null>(null);
export const DocumentContext = createContext<PageDocument>({ pageHtml: null, order: null, receipt: null });

export function useShop(): ShopPage {
  return required(use(ShopContext));
}

/** Opening state and shop time; changes every minute. */
export function useClock(): ShopClock {
  return required(use(ClockContext));
}

export function useDocument(): PageDocument {
  return use(DocumentContext);
}

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('a page outside of Root');
  return value;
}
