import type { Cents } from '@tischlein/domain';
import { GUESTS } from '@tischlein/wording/office';
import { HAS_ACCOUNT, LIST_HEADS, LIST_NAMES } from '@tischlein/wording/documents';
import { money, type NamedTable } from './table.ts';

interface ListedGuest {
  readonly shop: { readonly name: string };
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly orders: number;
  readonly sum: Cents;
  /** 'YYYY-MM-DD' */
  readonly lastDay: string;
  readonly advertising: keyof typeof GUESTS.advertising;
  readonly hasAccount: boolean;
}

/** The list of guests. */
export const listGuestTable = (
  guests: readonly ListedGuest[],
  { withShops }: { readonly withShops: boolean },
): NamedTable => ({
  name: LIST_NAMES.guests,
  head: [...LIST_HEADS.guests, ...(withShops ? [LIST_HEADS.guestsOfShops] : [])],
  rows: guests.map(({ shop, name, email, phone, orders, sum, lastDay, advertising, hasAccount }) => [
    name,
    email,
    phone,
    orders,
    money(sum),
    { day: lastDay },
    advertising === 'none' ? '' : GUESTS.advertising[advertising],
    hasAccount ? HAS_ACCOUNT : '',
    ...(withShops ? [shop.name] : []),
  ]),
});
