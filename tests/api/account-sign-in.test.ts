import { describe, expect, it } from 'vitest';
import { cleanUp } from '../../apps/server/src/app/housekeeping.ts';
import {
  type AccountShop,
  anOrder,
  everythingIsSent,
  INFO,
  openAccountShopForEach,
  PETRA,
} from '../support/account-shop.ts';
import { databases, preparedAccountShops } from '../support/databases.ts';
import { openShop } from '../support/open-shop.ts';
import { readMailbox } from '../support/read-mailbox.ts';
import { aDelivery, trattoria, withAccounts } from '../support/trattoria.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

describe.each(usuallyOnSqlite(preparedAccountShops))('signing in on $name', ({ open }) => {
  let shop: AccountShop;
  openAccountShopForEach(open, (opened) => (shop = opened));

  describe('a sign-in link (S2 §7, S3 A2, A3)', () => {
    it('is sent to every account owner and leads to the sign-in page', async () => {
      await shop.accountOwner();
      shop.clock.set('2026-11-21T19:30:00.000Z');
      expect((await shop.askForLink(shop.guest(), 'PETRA@example.com ')).json()).toEqual({
        success: true,
        error: null,
      });
      const mail = (await shop.linkMails()).at(-1);
      expect(mail?.subject).toContain('Dein Link zum Anmelden');
      expect(mail?.text).toContain('http://shop.test/f=roma/static/anmelden#');
      const guest = shop.guest();
      expect((await shop.platform(guest, 'link/redeem', { token: await shop.lastToken() })).json()).toMatchObject({
        email: PETRA,
      });
    });

    it('is for its recipient only: the list of mails in the office shows neither it nor links to consent', async () => {
      await shop.guest().order(anOrder({}, { acceptAdvertising: true, advertisingVersion: 2 }));
      const token = await shop.lastToken();
      const answer = await (await shop.desk()).call('GET', '/api/office/mails');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toContain('/static/anmelden#…');
      expect(answer.body).toContain('/static/werbung-bestaetigen#…');
      expect(answer.body).not.toMatch(/(?:anmelden|werbung-bestaetigen)#[^…]/);
      expect(answer.body).not.toContain(token);
    });

    it('works once', async () => {
      await shop.guest().order(anOrder());
      const token = await shop.lastToken();
      const [first, second] = await Promise.all(
        [1, 2].map(() => shop.platform(shop.guest(), 'link/redeem', { token })),
      );
      expect(new Set([first?.statusCode, second?.statusCode])).toEqual(new Set([200, 404]));
      expect((await shop.platform(shop.guest(), 'link/look', { token })).json()).toMatchObject({ code: 'linkUnknown' });
      expect(await shop.rows('account_sessions')).toHaveLength(1);
    });

    it('works for ten minutes', async () => {
      await shop.guest().order(anOrder());
      const token = await shop.lastToken();
      shop.clock.set('2026-11-21T18:39:59.000Z');
      expect((await shop.platform(shop.guest(), 'link/look', { token })).statusCode).toBe(200);
      shop.clock.set('2026-11-21T18:40:00.000Z');
      expect((await shop.platform(shop.guest(), 'link/redeem', { token })).statusCode).toBe(404);
    });

    it('refuses every other token', async () => {
      await shop.guest().order(anOrder());
      const token = await shop.lastToken();
      const withoutSecret = token.split('.')[0] ?? '';
      const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'Q' : 'A'}`;
      for (const wrong of ['', 'abc.def', withoutSecret, altered])
        for (const step of ['look', 'redeem']) {
          const refused = await shop.platform(shop.guest(), `link/${step}`, { token: wrong });
          expect([wrong, refused.statusCode, refused.json().code]).toEqual([wrong, 404, 'linkUnknown']);
        }
      expect(await shop.rows('accounts')).toMatchObject([{ confirmed_at: null }]);
    });

    it("signs in at no other shop, and neither does its session's token", async () => {
      await shop.guest().order(anOrder());
      const token = await shop.lastToken();
      expect((await shop.platform(shop.guest(), 'link/redeem', { webshop: 'napoli', token })).statusCode).toBe(404);
      const redeemed = await shop.platform(shop.guest(), 'link/redeem', { token });
      const authorization = `Bearer ${redeemed.cookies[0]?.value}`;
      const info = (shopName: string) =>
        shop.guest().call('GET', `/api/platform/user/info?webshop=${shopName}`, undefined, { authorization });
      expect((await info('roma')).statusCode).toBe(200);
      expect((await info('napoli')).statusCode).toBe(401);
    });

    it("answers 'user-not-found' five times an hour, then to everybody the same", async () => {
      await shop.accountOwner();
      const ask = async (email: string) => (await shop.askForLink(shop.guest(), email)).json();
      const unknown = { success: false, error: 'user-not-found' };
      const neutral = { success: true, error: null };
      for (let time = 0; time < 5; time += 1) expect(await ask(`nobody${time}@example.com`)).toEqual(unknown);
      expect(await ask('nobody5@example.com')).toEqual(neutral);
      expect(await ask(PETRA)).toEqual(neutral);
      shop.clock.set('2026-11-21T19:29:59.000Z');
      expect(await ask('nobody5@example.com')).toEqual(neutral);
      shop.clock.set('2026-11-21T19:30:00.000Z');
      expect(await ask('nobody5@example.com')).toEqual(unknown);
    });

    it('does not fill a mailbox: five links an hour, however often they are asked for', async () => {
      await shop.guest().order(anOrder());
      for (let time = 0; time < 8; time += 1)
        expect((await shop.askForLink(shop.guest(), PETRA)).json()).toEqual({ success: true, error: null });
      expect(await shop.linkMails()).toHaveLength(5);
      shop.clock.set('2026-11-21T19:30:00.000Z');
      await shop.askForLink(shop.guest(), PETRA);
      expect(await shop.linkMails()).toHaveLength(6);
    });

    it('needs an address that can be one', async () => {
      const refused = await shop.askForLink(shop.guest(), 'petra');
      expect([refused.statusCode, Object.keys(refused.json().form)]).toEqual([400, ['email']]);
    });
  });

  describe('being signed in (S2 §4, S3 A1)', () => {
    it('is known by a cookie that no script reads; of it only a hash is kept', async () => {
      await shop.guest().order(anOrder());
      const redeemed = await shop.platform(shop.guest(), 'link/redeem', { token: await shop.lastToken() });
      const [cookie] = redeemed.cookies;
      expect(cookie).toMatchObject({ name: 'tischlein-account-roma', httpOnly: true, sameSite: 'Lax', path: '/' });
      expect(redeemed.body).not.toContain(cookie?.value);
      expect(JSON.stringify(await shop.rows('account_sessions'))).not.toContain(cookie?.value.split('.').at(-1));
    });

    it('also works with a bearer header, which names its shop', async () => {
      await shop.guest().order(anOrder());
      const redeemed = await shop.platform(shop.guest(), 'link/redeem', { token: await shop.lastToken() });
      const info = (token: string) =>
        shop.guest().call('GET', '/api/platform/user/info', undefined, { authorization: `Bearer ${token}` });
      expect((await info(redeemed.cookies[0]?.value ?? '')).json()).toMatchObject({ email: PETRA });
      const refused = await info(`roma.${'x'.repeat(43)}`);
      expect([refused.statusCode, refused.json().code]).toEqual([401, 'signInNeeded']);
    });

    it('hands the token to a client without cookies that asks for it, and sets no cookie', async () => {
      await shop.guest().order(anOrder());
      const body = { token: await shop.lastToken(), session: 'bearer' };
      const redeemed = await shop.platform(shop.guest(), 'link/redeem', body);
      const { bearerToken } = redeemed.json();
      expect([redeemed.statusCode, redeemed.cookies]).toEqual([200, []]);
      const headers = { authorization: `Bearer ${bearerToken}` };
      const info = await shop.guest().call('GET', '/api/platform/user/info', undefined, headers);
      expect(info.json()).toMatchObject({ email: PETRA });
      expect(JSON.stringify(await shop.rows('account_sessions'))).not.toContain(bearerToken.split('.').at(-1));
    });

    it('lasts ninety days after the last visit', async () => {
      const petra = await shop.accountOwner();
      shop.clock.set('2027-02-19T18:29:00.000Z');
      expect((await petra.call('GET', INFO)).statusCode).toBe(200);
      shop.clock.set('2027-05-20T18:28:00.000Z');
      expect((await petra.call('GET', INFO)).statusCode).toBe(200);
      shop.clock.set('2027-08-18T18:28:00.000Z');
      expect((await petra.call('GET', INFO)).statusCode).toBe(401);
      await cleanUp(shop.deps);
      expect(await shop.rows('account_sessions')).toEqual([]);
    });

    it('ends with signing out, on this device only', async () => {
      const petra = await shop.accountOwner();
      shop.clock.set('2026-11-21T18:31:00.000Z');
      await shop.askForLink(petra, PETRA);
      const phone = shop.guest();
      await shop.platform(phone, 'link/redeem', { token: await shop.lastToken() });
      expect((await shop.platform(petra, 'sign-out')).statusCode).toBe(204);
      expect((await petra.call('GET', INFO)).statusCode).toBe(401);
      expect((await phone.call('GET', INFO)).statusCode).toBe(200);
    });

    it('is not asked of another site', async () => {
      const petra = await shop.accountOwner();
      const foreign = { origin: 'https://evil.example' };
      const refused = await petra.call('DELETE', '/api/platform/user/delete?webshop=roma', undefined, foreign);
      expect(refused.json()).toMatchObject({ code: 'foreignOrigin' });
    });
  });
});

describe.each(usuallyOnSqlite(databases))('accounts of a franchise on $name', ({ open }) => {
  it('are shared by all of its branches; the mail comes from the branch where the link was requested', async () => {
    const place = await open();
    const franchise = { id: 'tramonto' as never };
    const branch = (slug: string, isFranchiseOverview: boolean) => {
      const document = withAccounts(trattoria({ slug }));
      return { ...document, config: { ...document.config, restaurantName: slug, franchise, isFranchiseOverview } };
    };
    const shops = [branch('tramonto', true), branch('mitte', false), branch('pankow', false)];
    const shop = await openShop(place, { shops });
    const guest = shop.guest();
    await guest.call('POST', '/api/shop/mitte/order', { ...aDelivery(), createAccount: true });
    expect(await shop.deps.database.read.selectFrom('accounts').selectAll().execute()).toMatchObject([
      { shop_id: 'tramonto', order_shop_id: 'mitte' },
    ]);
    shop.clock.set('2026-11-21T18:31:00.000Z');
    const ask = { email: PETRA, webshop: 'pankow', franchise: 'tramonto' };
    expect((await guest.call('POST', '/api/platform/auth/request-link', ask)).json()).toMatchObject({ success: true });
    await everythingIsSent(shop);
    const links = (await readMailbox(place.dataDir))
      .map(({ text }) => /\/f=(\w+)\/static\/anmelden#(\S+)/.exec(text))
      .filter((found) => found !== null);
    expect(links.map(([, slug]) => slug)).toEqual(['pankow', 'mitte']);
    const token = links[0]?.[2];
    await guest.call('POST', '/api/platform/auth/link/redeem', { webshop: 'pankow', token });
    for (const webshop of ['tramonto', 'mitte', 'pankow'])
      expect((await guest.call('GET', `/api/platform/user/info?webshop=${webshop}`)).json()).toMatchObject({
        email: PETRA,
        lastName: 'Müller',
      });
    await shop.close();
    await place.close();
  });
});
