import type { Cents } from '@tischlein/domain';
import { GUESTS } from '@tischlein/wording/office';
import { HAS_ACCOUNT, LIST_HEADS } from '@tischlein/wording/documents';
import { csvAmount, toCsv } from './csv.ts';

interface CsvGuest {
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

/** The list of guests as a file. */
export const guestCsv = (guests: readonly CsvGuest[], { withShops }: { readonly withShops: boolean }): string =>
  toCsv([
    [...LIST_HEADS.guests, ...(withShops ? [LIST_HEADS.guestsOfShops] : [])],
    ...guests.map(({ shop, name, email, phone, orders, sum, lastDay, advertising, hasAccount }) => [
      name,
      email,
      phone,
      orders,
      csvAmount(sum),
      lastDay,
      advertising === 'none' ? '' : GUESTS.advertising[advertising],
      hasAccount ? HAS_ACCOUNT : '',
      ...(withShops ? [shop.name] : []),
    ]),
  ]);
