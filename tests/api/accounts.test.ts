import type { Mails } from '@tischlein/contract/office';
import type { AccountAnswer } from '@tischlein/contract/shop';
import { PAYMENT_METHODS } from '@tischlein/domain/shop';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brokenInvariants } from '../../apps/server/src/db/invariants.ts';
import { cleanUp } from '../../apps/server/src/outbox/housekeeping.ts';
import { databases, type OpenDatabase } from '../support/databases.ts';
import { openPaidShop } from '../support/open-payments.ts';
import { type Guest, openShop, type TestShop } from '../support/open-shop.ts';
import { aDelivery, trattoria, withAccounts } from '../support/trattoria.ts';

const PETRA = 'petra@example.com';
const INFO = '/api/platform/user/info?webshop=roma';

const everythingIsSent = ({ deps }: TestShop): Promise<void> =>
  expect
    .poll(() => deps.database.read.selectFrom('outbox').select('kind').where('done_at', 'is', null).execute(), {
      timeout: 5000,
    })
    .toEqual([]);

describe.each(databases)('guest accounts on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;

  beforeEach(async () => {
    place = await open();
    const napoli = trattoria({ slug: 'napoli' });
    const coupled = { ...napoli, config: { ...napoli.config, enableLogin: true, uncoupleAccountConsent: false } };
    shop = await openShop(place, { shops: [withAccounts(trattoria()), coupled] });
  });
  afterEach(async () => {
    const broken = await brokenInvariants(shop.deps.database.read);
    await shop.close();
    await place.close();
    if (broken.length > 0) throw new Error(JSON.stringify(broken));
  });

  const anOrder = (form: object = {}, parts: object = {}) =>
    aDelivery({ createAccount: true, ...parts, formValues: { ...aDelivery().formValues, ...form } });
  const platform = (guest: Guest, path: string, body: object = {}) =>
    guest.call('POST', `/api/platform/auth/${path}`, { webshop: 'roma', ...body });
  const askForLink = (guest: Guest, email: string) => platform(guest, 'request-link', { email });
  const rows = (table: 'accounts' | 'account_links' | 'account_sessions' | 'advertising_consents') =>
    shop.deps.database.read.selectFrom(table).selectAll().execute();

  /** The mails with links, once everything that was to be sent has been sent; oldest first. */
  async function linkMails(): Promise<Mails> {
    const desk = await shop.desk();
    await everythingIsSent(shop);
    const mails = (await desk.call('GET', '/api/office/mails')).json<Mails>();
    return mails.filter(({ text }) => text.includes('/static/anmelden#')).toReversed();
  }
  const lastToken = async (): Promise<string> =>
    /\/f=\w+\/static\/anmelden#(\S+)/.exec((await linkMails()).at(-1)?.text ?? '')?.[1] ?? '';

  /** A new guest who has made an account with an order and followed the link. */
  async function holder(form: object = {}): Promise<Guest & { readonly account: AccountAnswer }> {
    const guest = shop.guest();
    await guest.order(anOrder(form));
    const redeemed = await platform(guest, 'link/redeem', { token: await lastToken() });
    expect(redeemed.statusCode).toBe(200);
    return { ...guest, account: redeemed.json() };
  }

  describe('sign-up by order (S2 §2, §6)', () => {
    it('makes an account that its mail confirms; then it has the address of the order', async () => {
      const guest = shop.guest();
      await guest.order(anOrder({ email: ' Petra@Example.com', floor: '3. Stock' }));
      expect(await rows('accounts')).toMatchObject([{ email: PETRA, confirmed_at: null, address: null }]);
      expect((await guest.call('GET', INFO)).statusCode).toBe(401);

      const [mail, ...others] = await linkMails();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ to: PETRA });
      expect(mail?.text).toContain('Mit der Bestellung 1 vom 21.11.2026, 19:30 Uhr');
      const token = await lastToken();
      expect((await platform(shop.guest(), 'link/look', { token })).json()).toEqual({ email: PETRA });
      expect((await rows('accounts'))[0]?.confirmed_at).toBeNull();

      const redeemed = await platform(guest, 'link/redeem', { token });
      const known = {
        email: PETRA,
        address: {
          name: 'Petra Müller',
          street: 'Lange Straße',
          streetNumber: '1b',
          floor: '3. Stock',
          zip: '10117',
          city: 'Berlin',
          phone: '030 1234567',
          company: '',
        },
        firstName: 'Petra',
        lastName: 'Müller',
        birthday: null,
        advertisementAgreement: false,
        advertisementAsked: false,
        advertisementRestaurant: trattoria().config.restaurantName,
      };
      expect(redeemed.json()).toMatchObject(known);
      expect((await guest.call('GET', INFO)).json()).toMatchObject(known);
    });

    it('asks for advertising first, where the shop does not uncouple the two (S2 §5.8, spec 3 K6)', async () => {
      const refused = await shop.guest().call('POST', '/api/shop/napoli/order', anOrder());
      expect(refused.statusCode).toBe(400);
      expect(refused.json().form.acceptAdvertising).toContain('vollen Funktionsumfang des Kontos');
      expect(await rows('accounts')).toEqual([]);
      await shop.guest().call('POST', '/api/shop/napoli/order', anOrder({}, { acceptAdvertising: true }));
      expect(await rows('accounts')).toMatchObject([{ shop_id: 'napoli', email: PETRA }]);
      expect(await rows('advertising_consents')).toMatchObject([{ shop_id: 'napoli', confirmed_at: null }]);
    });

    it('comes after the order too, from the session that ordered only', async () => {
      const guest = shop.guest();
      const { id: order } = await guest.order();
      expect((await platform(shop.guest(), 'signup', { order })).json()).toMatchObject({ code: 'orderUnknown' });
      expect(await rows('accounts')).toEqual([]);
      expect((await platform(guest, 'signup', { order })).json()).toEqual({ success: true });
      expect((await platform(guest, 'signup', { order })).json()).toEqual({ success: true });
      expect(await linkMails()).toHaveLength(1);
      await platform(guest, 'link/redeem', { token: await lastToken() });
      expect((await guest.call('GET', INFO)).json()).toMatchObject({ email: PETRA, lastName: 'Müller' });
    });

    it('after the order agrees to advertising where that is needed, which is then confirmed by mail', async () => {
      const guest = shop.guest();
      const placed = await guest.call('POST', '/api/shop/napoli/order', aDelivery());
      const { id: order } = placed.json().order;
      const wish = { webshop: 'napoli', order };
      const refused = await platform(guest, 'signup', wish);
      expect([refused.statusCode, Object.keys(refused.json().form)]).toEqual([400, ['acceptAdvertising']]);
      await platform(guest, 'signup', { ...wish, acceptAdvertising: true, advertisingVersion: 2 });
      expect(await rows('advertising_consents')).toMatchObject([{ text_version: 2, confirmed_at: null }]);
      await linkMails();
      await platform(guest, 'link/redeem', { webshop: 'napoli', token: await lastToken() });
      expect((await guest.call('GET', '/api/platform/user/info?webshop=napoli')).json()).toMatchObject({
        advertisementAgreement: false,
        advertisementAsked: true,
      });
    });

    it('is not offered by a shop without accounts; the order is taken all the same', async () => {
      const desk = await shop.desk();
      const config = { ...withAccounts(trattoria()).config, enableLogin: false };
      expect((await desk.call('PUT', '/api/office/shop/roma/config', config)).statusCode).toBe(204);
      await shop.guest().order(anOrder());
      expect(await rows('accounts')).toEqual([]);
      for (const answer of [
        await askForLink(shop.guest(), PETRA),
        await platform(shop.guest(), 'link/look', { token: 'a.b' }),
        await platform(shop.guest(), 'signup', { order: 'a' }),
        await shop.guest().call('GET', INFO),
      ])
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'loginOff']);
    });
  });

  describe('whoever types the address of somebody else', () => {
    it('learns nothing of an account, changes nothing in it, and is answered as everybody', async () => {
      const { account } = await holder();
      shop.clock.set('2026-11-21T18:31:00.000Z');
      const stranger = shop.guest();
      const { id } = await stranger.order(anOrder({ name: 'Mallory', street: 'Torweg', phone: '030 999999' }));
      expect((await stranger.call('GET', INFO)).statusCode).toBe(401);
      expect(await rows('accounts')).toMatchObject([{ account_id: account.id, first_name: 'Petra' }]);
      const mail = (await linkMails()).at(-1);
      expect(mail?.subject).toContain('Dein Link zum Anmelden');
      expect(mail?.text).toContain('An Deinem Konto hat die Bestellung nichts geändert');
      const owner = shop.guest();
      const signedIn = await platform(owner, 'link/redeem', { token: await lastToken() });
      expect(signedIn.json()).toEqual(account);
      expect((await owner.call('GET', `/api/shop/roma/info/${id}`)).json().order.contact).toBeNull();
    });

    it('does not fill the account of whoever signs up later: each link brings the address of its own order', async () => {
      await shop.guest().order(anOrder({ name: 'Mallory Mies', street: 'Torweg', streetNumber: '9' }));
      await linkMails();
      shop.clock.set('2026-11-21T18:31:00.000Z');
      const { account } = await holder();
      expect(account).toMatchObject({ lastName: 'Müller', address: { street: 'Lange Straße' } });
    });

    it('leaves nothing behind: what nobody confirmed is deleted after thirty days', async () => {
      await shop.guest().order(anOrder());
      await linkMails();
      shop.clock.set('2026-12-21T18:29:00.000Z');
      await cleanUp(shop.deps);
      expect(await rows('accounts')).toHaveLength(1);
      shop.clock.set('2026-12-21T18:30:00.000Z');
      await cleanUp(shop.deps);
      expect(await rows('accounts')).toEqual([]);
    });
  });

  describe('a link to sign in with (S2 §7, spec 3 A2, A3)', () => {
    it('is sent to whoever has an account, and leads to the page that asks', async () => {
      await holder();
      shop.clock.set('2026-11-21T19:30:00.000Z');
      expect((await askForLink(shop.guest(), 'PETRA@example.com ')).json()).toEqual({ success: true, error: null });
      const mail = (await linkMails()).at(-1);
      expect(mail?.subject).toContain('Dein Link zum Anmelden');
      expect(mail?.text).toContain('http://shop.test/f=roma/static/anmelden#');
      const guest = shop.guest();
      expect((await platform(guest, 'link/redeem', { token: await lastToken() })).json()).toMatchObject({
        email: PETRA,
      });
    });

    it('works once', async () => {
      await shop.guest().order(anOrder());
      const token = await lastToken();
      const [first, second] = await Promise.all([1, 2].map(() => platform(shop.guest(), 'link/redeem', { token })));
      expect(new Set([first?.statusCode, second?.statusCode])).toEqual(new Set([200, 404]));
      expect((await platform(shop.guest(), 'link/look', { token })).json()).toMatchObject({ code: 'linkUnknown' });
      expect(await rows('account_sessions')).toHaveLength(1);
    });

    it('works for ten minutes', async () => {
      await shop.guest().order(anOrder());
      const token = await lastToken();
      shop.clock.set('2026-11-21T18:39:59.000Z');
      expect((await platform(shop.guest(), 'link/look', { token })).statusCode).toBe(200);
      shop.clock.set('2026-11-21T18:40:00.000Z');
      expect((await platform(shop.guest(), 'link/redeem', { token })).statusCode).toBe(404);
    });

    it('refuses every other token', async () => {
      await shop.guest().order(anOrder());
      const token = await lastToken();
      const withoutSecret = token.split('.')[0] ?? '';
      const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'Q' : 'A'}`;
      for (const wrong of ['', 'abc.def', withoutSecret, altered])
        for (const step of ['look', 'redeem']) {
          const refused = await platform(shop.guest(), `link/${step}`, { token: wrong });
          expect([wrong, refused.statusCode, refused.json().code]).toEqual([wrong, 404, 'linkUnknown']);
        }
      expect((await rows('accounts'))[0]?.confirmed_at).toBeNull();
    });

    it("signs in at no other shop, and neither does its session's token", async () => {
      await shop.guest().order(anOrder());
      const token = await lastToken();
      expect((await platform(shop.guest(), 'link/redeem', { webshop: 'napoli', token })).statusCode).toBe(404);
      const redeemed = await platform(shop.guest(), 'link/redeem', { token });
      const authorization = `Bearer ${redeemed.cookies[0]?.value}`;
      const info = (shopName: string) =>
        shop.guest().call('GET', `/api/platform/user/info?webshop=${shopName}`, undefined, { authorization });
      expect((await info('roma')).statusCode).toBe(200);
      expect((await info('napoli')).statusCode).toBe(401);
    });

    it("answers 'user-not-found' five times an hour, then to everybody the same", async () => {
      await holder();
      const ask = async (email: string) => (await askForLink(shop.guest(), email)).json();
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
        expect((await askForLink(shop.guest(), PETRA)).json()).toEqual({ success: true, error: null });
      expect(await linkMails()).toHaveLength(5);
      shop.clock.set('2026-11-21T19:30:00.000Z');
      await askForLink(shop.guest(), PETRA);
      expect(await linkMails()).toHaveLength(6);
    });

    it('needs an address that can be one', async () => {
      const refused = await askForLink(shop.guest(), 'petra');
      expect([refused.statusCode, Object.keys(refused.json().form)]).toEqual([400, ['email']]);
    });
  });

  describe('being signed in (S2 §4, spec 3 A1)', () => {
    it('is known by a cookie that no script reads; of it only a hash is kept', async () => {
      await shop.guest().order(anOrder());
      const redeemed = await platform(shop.guest(), 'link/redeem', { token: await lastToken() });
      const [cookie] = redeemed.cookies;
      expect(cookie).toMatchObject({ name: 'tischlein-account-roma', httpOnly: true, sameSite: 'Lax', path: '/' });
      expect(redeemed.body).not.toContain(cookie?.value);
      expect(JSON.stringify(await rows('account_sessions'))).not.toContain(cookie?.value.split('.').at(-1));
    });

    it('works with a bearer header too, which says its shop itself', async () => {
      await shop.guest().order(anOrder());
      const redeemed = await platform(shop.guest(), 'link/redeem', { token: await lastToken() });
      const info = (token: string) =>
        shop.guest().call('GET', '/api/platform/user/info', undefined, { authorization: `Bearer ${token}` });
      expect((await info(redeemed.cookies[0]?.value ?? '')).json()).toMatchObject({ email: PETRA });
      const refused = await info(`roma.${'x'.repeat(43)}`);
      expect([refused.statusCode, refused.json().code]).toEqual([401, 'signInNeeded']);
    });

    it('lasts ninety days after the last visit', async () => {
      const petra = await holder();
      shop.clock.set('2027-02-19T18:29:00.000Z');
      expect((await petra.call('GET', INFO)).statusCode).toBe(200);
      shop.clock.set('2027-05-20T18:28:00.000Z');
      expect((await petra.call('GET', INFO)).statusCode).toBe(200);
      shop.clock.set('2027-08-18T18:28:00.000Z');
      expect((await petra.call('GET', INFO)).statusCode).toBe(401);
      await cleanUp(shop.deps);
      expect(await rows('account_sessions')).toEqual([]);
    });

    it('ends with signing out, on this device only', async () => {
      const petra = await holder();
      shop.clock.set('2026-11-21T18:31:00.000Z');
      await askForLink(petra, PETRA);
      const phone = shop.guest();
      await platform(phone, 'link/redeem', { token: await lastToken() });
      expect((await platform(petra, 'sign-out')).statusCode).toBe(204);
      expect((await petra.call('GET', INFO)).statusCode).toBe(401);
      expect((await phone.call('GET', INFO)).statusCode).toBe(200);
    });

    it('is not asked of another site', async () => {
      const petra = await holder();
      const foreign = { origin: 'https://evil.example' };
      const refused = await petra.call('DELETE', '/api/platform/user/delete?webshop=roma', undefined, foreign);
      expect(refused.json()).toMatchObject({ code: 'foreignOrigin' });
    });
  });

  describe('what is kept in an account (S2 §7)', () => {
    const put = (guest: Guest, path: string, body: object) =>
      guest.call('PUT', `/api/platform/user/${path}?webshop=roma`, body);

    it('is changed by its holder, and by nobody else', async () => {
      const petra = await holder();
      const address = { ...petra.account.address, street: ' Torstraße ', streetNumber: '12', zip: '10119' };
      const changed = { ...address, street: 'Torstraße' };
      expect((await put(petra, 'addressData', { address })).json()).toMatchObject({ address: changed });
      await put(petra, 'name', { firstName: ' Petra ', lastName: 'Klein' });
      await put(petra, 'birthday', { date: '1990-02-28' });
      const expected = { address: changed, firstName: 'Petra', lastName: 'Klein', birthday: '1990-02-28' };
      expect((await petra.call('GET', INFO)).json()).toMatchObject(expected);
      expect((await put(petra, 'birthday', { date: null })).json()).toMatchObject({ birthday: null });
      for (const [path, body] of [
        ['addressData', { address }],
        ['name', { firstName: 'a', lastName: 'b' }],
        ['birthday', { date: null }],
        ['advertisementAgreement', { subscribe: true }],
      ] as const)
        expect((await put(shop.guest(), path, body)).json()).toMatchObject({ code: 'signInNeeded' });
    });

    it('says at each field what is wrong', async () => {
      const petra = await holder();
      const address = { ...petra.account.address, zip: '1011', phone: 'ruf an' };
      for (const [path, body, fields] of [
        ['addressData', { address }, ['phone', 'zip']],
        ['name', { firstName: ' ', lastName: '' }, ['firstName']],
        ['birthday', { date: '2026-11-22' }, ['date']],
      ] as const) {
        const refused = await put(petra, path, body);
        expect([refused.statusCode, Object.keys(refused.json().form).toSorted()]).toEqual([400, fields]);
      }
      expect((await petra.call('GET', INFO)).json()).toEqual(petra.account);
    });

    it('agrees to advertising by the mail that asks everybody (spec 3 K6), and ends it at once', async () => {
      const petra = await holder();
      const wish = { subscribe: true, advertisingVersion: 1 };
      const asked = await put(petra, 'advertisementAgreement', wish);
      expect(asked.json()).toMatchObject({ advertisementAgreement: false, advertisementAsked: true });
      await linkMails();
      const mails = (await (await shop.desk()).call('GET', '/api/office/mails')).json<Mails>();
      const text = mails.find(({ subject }) => subject.startsWith('Bitte bestätige Deine'))?.text ?? '';
      const token = /werbung-bestaetigen#(\S+)/.exec(text)?.[1];
      await shop.guest().call('POST', '/api/shop/roma/advertising/confirm', { token });
      expect((await petra.call('GET', INFO)).json()).toMatchObject({ advertisementAgreement: true });

      const ended = await put(petra, 'advertisementAgreement', { subscribe: false });
      expect(ended.json()).toMatchObject({ advertisementAgreement: false, advertisementAsked: false });
      const again = await put(petra, 'advertisementAgreement', wish);
      expect(again.json()).toMatchObject({ advertisementAgreement: false, advertisementAsked: true });
    });
  });

  describe('deleting the account (spec 3 A4)', () => {
    const remove = (guest: Guest) => guest.call('DELETE', '/api/platform/user/delete?webshop=roma');
    const contactOf = async (orderId: string) => {
      const query = shop.deps.database.read
        .selectFrom('orders')
        .selectAll()
        .where('order_id', '=', orderId as never);
      const { contact, total } = await query.executeTakeFirstOrThrow();
      return { ...JSON.parse(contact), total };
    };

    it('takes profile, consents, links and sessions away', async () => {
      const petra = await holder();
      await petra.call('PUT', '/api/platform/user/advertisementAgreement?webshop=roma', { subscribe: true });
      await askForLink(petra, PETRA);
      expect((await remove(petra)).statusCode).toBe(204);
      expect((await petra.call('GET', INFO)).statusCode).toBe(401);
      for (const table of ['accounts', 'account_links', 'account_sessions', 'advertising_consents'] as const)
        expect(await rows(table)).toEqual([]);
      expect((await askForLink(petra, PETRA)).json()).toMatchObject({ error: 'user-not-found' });
      await linkMails();
      const tasks = await shop.deps.database.read.selectFrom('payment_tasks').selectAll().execute();
      expect(tasks).toEqual([]);
    });

    it('leaves the receipts, without saying whose they are, once the kitchen is done and a day is over', async () => {
      const petra = await holder();
      const { id: later } = await petra.order(aDelivery());
      const { id: ofOther } = await shop.guest().order(aDelivery());
      const desk = await shop.desk();
      const [first = ''] = (await desk.orders()).orders
        .map(({ id }) => id)
        .filter((id) => ![later, ofOther].includes(id));
      for (const id of [first, ofOther]) await desk.act(id, 'refuse', { reason: 'Kein Teig mehr.' });
      await remove(petra);
      expect(await contactOf(first)).toMatchObject({ name: 'Petra Müller' });
      shop.clock.set('2026-11-22T18:30:00.000Z');
      await cleanUp(shop.deps);
      const nobody = { name: 'Konto gelöscht', street: '', zip: '', phone: '', email: '', total: 2250 };
      expect(await contactOf(first)).toMatchObject(nobody);
      expect(await contactOf(later)).toMatchObject({ name: 'Petra Müller', email: PETRA });
      expect(await contactOf(ofOther)).toMatchObject({ name: 'Petra Müller' });
      await desk.act(later, 'refuse', { reason: 'Kein Teig mehr.' });
      await cleanUp(shop.deps);
      expect(await contactOf(later)).toMatchObject(nobody);
      const receipt = await petra.call('GET', `/api/shop/roma/receipt/${first}`);
      expect([receipt.statusCode, receipt.body.includes('Petra')]).toEqual([200, false]);
    });
  });
});

describe.each(databases)('accounts of a franchise on $name', ({ open }) => {
  it('are one for all of its branches; the mail comes from the branch where one asked', async () => {
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
    const mails = (await (await shop.desk()).call('GET', '/api/office/mails')).json<Mails>();
    const links = mails
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

describe.each(databases)('an account with an order that is paid online, on $name', ({ open }) => {
  it('is made when it is paid, once, and not before', async () => {
    const place = await open();
    const document = withAccounts(trattoria());
    const config = { ...document.config, paymentMethods: PAYMENT_METHODS };
    const shop = await openPaidShop(place, { shops: [{ ...document, config }] });
    const guest = await shop.guestPays('Stripe_card', { createAccount: true });
    const made = () => shop.deps.database.read.selectFrom('accounts').select(['email', 'confirmed_at']).execute();
    const { url = '' } = await guest.prepare();
    expect(await made()).toEqual([]);
    await shop.fake.press(url, 'pay');
    await guest.comeBack();
    await guest.comeBack();
    expect(await made()).toEqual([{ email: PETRA, confirmed_at: null }]);
    const kinds = await shop.deps.database.read.selectFrom('outbox').select('kind').orderBy('kind').execute();
    expect(kinds.map(({ kind }) => kind.split(' ')[0])).toEqual(['orderPlaced', 'signInLink']);
    await shop.close();
    await place.close();
  });
});
