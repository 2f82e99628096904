import { PAYMENT_METHODS } from '@tischlein/domain/shop';
import { describe, expect, it } from 'vitest';
import { cleanUp } from '../../apps/server/src/app/housekeeping.ts';
import { type AccountShop, anOrder, INFO, openAccountShopForEach, PETRA } from '../support/account-shop.ts';
import { databases, preparedAccountShops } from '../support/databases.ts';
import { openPaidShop } from '../support/open-payments.ts';
import { aDelivery, trattoria, withAccounts } from '../support/trattoria.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

describe.each(usuallyOnSqlite(preparedAccountShops))('signing up on $name', ({ open }) => {
  let shop: AccountShop;
  openAccountShopForEach(open, (opened) => (shop = opened));

  describe('sign-up by order (S2 §2, §6)', () => {
    it('makes an account that its mail confirms; then it has the address of the order', async () => {
      const guest = shop.guest();
      await guest.order(anOrder({ email: ' Petra@Example.com', floor: '3. Stock' }));
      expect(await shop.rows('accounts')).toMatchObject([{ email: PETRA, confirmed_at: null, address: null }]);
      expect((await guest.call('GET', INFO)).statusCode).toBe(401);

      const [mail, ...others] = await shop.linkMails();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ to: PETRA });
      expect(mail?.text).toContain('Mit der Bestellung 1 vom 21.11.2026, 19:30 Uhr');
      const token = await shop.lastToken();
      expect((await shop.platform(shop.guest(), 'link/look', { token })).json()).toEqual({ email: PETRA });
      expect(await shop.rows('accounts')).toMatchObject([{ confirmed_at: null }]);

      const redeemed = await shop.platform(guest, 'link/redeem', { token });
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

    it('requires consent to advertising, unless the shop uncouples the two (S2 §5.8, S3 K6)', async () => {
      const refused = await shop.guest().call('POST', '/api/shop/napoli/order', anOrder());
      expect(refused.statusCode).toBe(400);
      expect(refused.json().form.acceptAdvertising).toContain('vollen Funktionsumfang des Kontos');
      expect(await shop.rows('accounts')).toEqual([]);
      await shop.guest().call('POST', '/api/shop/napoli/order', anOrder({}, { acceptAdvertising: true }));
      expect(await shop.rows('accounts')).toMatchObject([{ shop_id: 'napoli', email: PETRA }]);
      expect(await shop.rows('advertising_consents')).toMatchObject([{ shop_id: 'napoli', confirmed_at: null }]);
    });

    it('also works after the order, but only in the session that ordered', async () => {
      const guest = shop.guest();
      const { id: order } = await guest.order();
      expect((await shop.platform(shop.guest(), 'signup', { order })).json()).toMatchObject({ code: 'orderUnknown' });
      expect(await shop.rows('accounts')).toEqual([]);
      expect((await shop.platform(guest, 'signup', { order })).json()).toEqual({ success: true });
      expect((await shop.platform(guest, 'signup', { order })).json()).toEqual({ success: true });
      expect(await shop.linkMails()).toHaveLength(1);
      await shop.platform(guest, 'link/redeem', { token: await shop.lastToken() });
      expect((await guest.call('GET', INFO)).json()).toMatchObject({ email: PETRA, lastName: 'Müller' });
    });

    it('after the order agrees to advertising where that is needed, which is then confirmed by mail', async () => {
      const guest = shop.guest();
      const placed = await guest.call('POST', '/api/shop/napoli/order', aDelivery());
      const { id: order } = placed.json().order;
      const wish = { webshop: 'napoli', order };
      const refused = await shop.platform(guest, 'signup', wish);
      expect([refused.statusCode, Object.keys(refused.json().form)]).toEqual([400, ['acceptAdvertising']]);
      await shop.platform(guest, 'signup', { ...wish, acceptAdvertising: true, advertisingVersion: 2 });
      expect(await shop.rows('advertising_consents')).toMatchObject([{ text_version: 2, confirmed_at: null }]);
      await shop.linkMails();
      await shop.platform(guest, 'link/redeem', { webshop: 'napoli', token: await shop.lastToken() });
      expect((await guest.call('GET', '/api/platform/user/info?webshop=napoli')).json()).toMatchObject({
        advertisementAgreement: false,
        advertisementAsked: true,
      });
    });

    it('is not offered by a shop without accounts; the order is taken all the same', async () => {
      const desk = await shop.desk();
      const config = { ...withAccounts(trattoria()).config, enableLogin: false };
      expect((await desk.save('/api/office/shop/roma/config', config)).statusCode).toBe(204);
      await shop.guest().order(anOrder());
      expect(await shop.rows('accounts')).toEqual([]);
      for (const answer of [
        await shop.askForLink(shop.guest(), PETRA),
        await shop.platform(shop.guest(), 'link/look', { token: 'a.b' }),
        await shop.platform(shop.guest(), 'signup', { order: 'a' }),
        await shop.guest().call('GET', INFO),
      ])
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'loginOff']);
    });
  });

  describe("ordering with another person's address", () => {
    it('learns nothing of an account, changes nothing in it, and is answered as everybody', async () => {
      const { account } = await shop.accountOwner();
      shop.clock.set('2026-11-21T18:31:00.000Z');
      const stranger = shop.guest();
      const { id } = await stranger.order(anOrder({ name: 'Mallory', street: 'Torweg', phone: '030 999999' }));
      expect((await stranger.call('GET', INFO)).statusCode).toBe(401);
      expect(await shop.rows('accounts')).toMatchObject([{ account_id: account.id, first_name: 'Petra' }]);
      const mail = (await shop.linkMails()).at(-1);
      expect(mail?.subject).toContain('Dein Link zum Anmelden');
      expect(mail?.text).toContain('An Deinem Konto hat die Bestellung nichts geändert');
      const owner = shop.guest();
      const signedIn = await shop.platform(owner, 'link/redeem', { token: await shop.lastToken() });
      expect(signedIn.json()).toEqual(account);
      expect((await owner.call('GET', `/api/shop/roma/info/${id}`)).json().order.contact).toBeNull();
    });

    it('does not fill a later account: each link brings the address of its own order', async () => {
      await shop.guest().order(anOrder({ name: 'Mallory Mies', street: 'Torweg', streetNumber: '9' }));
      await shop.linkMails();
      shop.clock.set('2026-11-21T18:31:00.000Z');
      const { account } = await shop.accountOwner();
      expect(account).toMatchObject({ lastName: 'Müller', address: { street: 'Lange Straße' } });
    });

    it('leaves nothing behind: unconfirmed accounts are deleted after thirty days', async () => {
      await shop.guest().order(anOrder());
      await shop.linkMails();
      shop.clock.set('2026-12-21T18:29:00.000Z');
      await cleanUp(shop.deps);
      expect(await shop.rows('accounts')).toHaveLength(1);
      shop.clock.set('2026-12-21T18:30:00.000Z');
      await cleanUp(shop.deps);
      expect(await shop.rows('accounts')).toEqual([]);
    });
  });
});

describe.each(usuallyOnSqlite(databases))('an account with an order that is paid online, on $name', ({ open }) => {
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
    expect(kinds.map(({ kind }) => kind)).toEqual(['orderPlaced', 'signInLink']);
    await shop.close();
    await place.close();
  });
});
