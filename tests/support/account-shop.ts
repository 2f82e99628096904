import type { Mails } from '@tischlein/contract/office';
import type { AccountAnswer } from '@tischlein/contract/shop';
import { expect } from 'vitest';
import type { Deps } from '../../apps/server/src/deps.ts';
import type { OpenDatabase } from './databases.ts';
import type { Answer, Guest, TestShop } from './open-shop.ts';
import { readMailbox } from './read-mailbox.ts';
import { openShopForEach } from './shop-for-each.ts';
import { aDelivery } from './trattoria.ts';

/** The guest who orders with `anOrder`. */
export const PETRA = 'petra@example.com';
export const INFO = '/api/platform/user/info?webshop=roma';

/** Two shops with accounts and their guests: 'roma', and 'napoli', where an account requires consent to advertising (S3 K6). */
export interface AccountShop extends TestShop {
  readonly place: OpenDatabase;
  platform(guest: Guest, path: string, body?: object): Promise<Answer>;
  askForLink(guest: Guest, email: string): Promise<Answer>;
  rows(table: 'accounts' | 'account_links' | 'account_sessions' | 'advertising_consents'): Promise<object[]>;
  /** The mails with links once the outbox is empty, oldest first. */
  linkMails(): Promise<Mails>;
  lastToken(): Promise<string>;
  /** A new guest who created an account with an order and followed the link. */
  accountOwner(form?: object): Promise<Guest & { readonly account: AccountAnswer }>;
}

/** Opens both shops before each test and closes them after it; `open` is of preparedAccountShops. */
export function openAccountShopForEach(open: () => Promise<OpenDatabase>, opened: (shop: AccountShop) => void): void {
  openShopForEach(open, ({ place, shop }) => opened(accountShop(place, shop)));
}

/** An order that requests an account. */
export const anOrder = (form: object = {}, parts: object = {}) =>
  aDelivery({ createAccount: true, ...parts, formValues: { ...aDelivery().formValues, ...form } });

export const everythingIsSent = ({ deps }: { readonly deps: Pick<Deps, 'database'> }): Promise<void> =>
  expect
    .poll(() => deps.database.read.selectFrom('outbox').select('kind').where('done_at', 'is', null).execute())
    .toEqual([]);

function accountShop(place: OpenDatabase, shop: TestShop): AccountShop {
  const platform: AccountShop['platform'] = (guest, path, body = {}) =>
    guest.call('POST', `/api/platform/auth/${path}`, { webshop: 'roma', ...body });
  const linkMails: AccountShop['linkMails'] = async () => {
    await everythingIsSent(shop);
    return (await readMailbox(place.dataDir)).filter(({ text }) => text.includes('/static/anmelden#')).toReversed();
  };
  const lastToken: AccountShop['lastToken'] = async () =>
    /\/f=\w+\/static\/anmelden#(\S+)/.exec((await linkMails()).at(-1)?.text ?? '')?.[1] ?? '';
  return {
    ...shop,
    place,
    platform,
    linkMails,
    lastToken,
    askForLink: (guest, email) => platform(guest, 'request-link', { email }),
    rows: (table) => shop.deps.database.read.selectFrom(table).selectAll().execute(),
    accountOwner: async (form = {}) => {
      const guest = shop.guest();
      await guest.order(anOrder(form));
      const redeemed = await platform(guest, 'link/redeem', { token: await lastToken() });
      expect(redeemed.statusCode).toBe(200);
      return { ...guest, account: redeemed.json() };
    },
  };
}
