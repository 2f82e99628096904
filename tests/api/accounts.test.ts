import { describe, expect, it } from 'vitest';
import { cleanUp } from '../../apps/server/src/app/housekeeping.ts';
import { type AccountShop, INFO, openAccountShopForEach, PETRA } from '../support/account-shop.ts';
import { preparedAccountShops } from '../support/databases.ts';
import type { Guest } from '../support/open-shop.ts';
import { readMailbox } from '../support/read-mailbox.ts';
import { aDelivery } from '../support/trattoria.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

describe.each(usuallyOnSqlite(preparedAccountShops))('guest accounts on $name', ({ open }) => {
  let shop: AccountShop;
  openAccountShopForEach(open, (opened) => (shop = opened));

  describe('the profile of an account (S2 §7)', () => {
    const put = (guest: Guest, path: string, body: object) =>
      guest.call('PUT', `/api/platform/user/${path}?webshop=roma`, body);

    it('can be changed by its owner only', async () => {
      const petra = await shop.accountOwner();
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

    it('names each invalid field', async () => {
      const petra = await shop.accountOwner();
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

    it('requests consent to advertising by a confirmation mail (S3 K6), and withdraws it at once', async () => {
      const petra = await shop.accountOwner();
      const wish = { subscribe: true, advertisingVersion: 1 };
      const asked = await put(petra, 'advertisementAgreement', wish);
      expect(asked.json()).toMatchObject({ advertisementAgreement: false, advertisementAsked: true });
      await shop.linkMails();
      const mails = await readMailbox(shop.place.dataDir);
      const text = mails.find(({ subject }) => subject.startsWith('Möchtest Du Angebote'))?.text ?? '';
      const token = /werbung-bestaetigen#(\S+)/.exec(text)?.[1];
      await shop.guest().call('POST', '/api/shop/roma/advertising/confirm', { token });
      expect((await petra.call('GET', INFO)).json()).toMatchObject({ advertisementAgreement: true });

      const ended = await put(petra, 'advertisementAgreement', { subscribe: false });
      expect(ended.json()).toMatchObject({ advertisementAgreement: false, advertisementAsked: false });
      const again = await put(petra, 'advertisementAgreement', wish);
      expect(again.json()).toMatchObject({ advertisementAgreement: false, advertisementAsked: true });
    });
  });

  describe('deleting the account (S3 A4)', () => {
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
      const petra = await shop.accountOwner();
      await petra.call('PUT', '/api/platform/user/advertisementAgreement?webshop=roma', { subscribe: true });
      await shop.askForLink(petra, PETRA);
      expect((await remove(petra)).statusCode).toBe(204);
      expect((await petra.call('GET', INFO)).statusCode).toBe(401);
      for (const table of ['accounts', 'account_links', 'account_sessions', 'advertising_consents'] as const)
        expect(await shop.rows(table)).toEqual([]);
      expect((await shop.askForLink(petra, PETRA)).json()).toMatchObject({ error: 'user-not-found' });
      await shop.linkMails();
      const tasks = await shop.deps.database.read.selectFrom('payment_tasks').selectAll().execute();
      expect(tasks).toEqual([]);
    });

    it('keeps the receipts without personal data, once the order is finished and a day old', async () => {
      const petra = await shop.accountOwner();
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
