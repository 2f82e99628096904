import type { DeskOrder, ShopStateAnswer } from '@tischlein/contract/office';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { shopId } from '@tischlein/domain';
import { listWrittenMails } from '../../apps/server/src/mail/list-written-mails.ts';
import { preparedTramonto, preparedTwoShops } from '../support/databases.ts';
import type { Desk, TestShop } from '../support/open-shop.ts';
import { openShopForEach, takesOnCook } from '../support/shop-for-each.ts';
import { aCoupon, aDelivery, trattoria } from '../support/trattoria.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const BARI = '/api/office/shop/bari';

describe.each(usuallyOnSqlite(preparedTwoShops))('the first hour of a shop, on $name', ({ open, name: engine }) => {
  let shop: TestShop;
  let owner: Desk;
  openShopForEach(open, (opened) => ({ shop, owner } = opened));

  const create = (body: object) => owner.call('POST', '/api/office/drafts', body);
  const createBari = async (): Promise<void> => {
    const document = trattoria({ slug: 'bari', coupons: [aCoupon({ code: 'HUNGER5', maximumUses: 1 })] });
    const body = { ...document, config: { ...document.config, restaurantName: 'Osteria Bari' } };
    expect((await owner.call('POST', '/api/office/shop', body)).statusCode).toBe(204);
  };
  const readState = async (): Promise<ShopStateAnswer> => (await owner.call('GET', `${BARI}/state`)).json();
  const setState = (state: string) => owner.save(`${BARI}/state`, { state });
  const order = (visitor: Pick<Desk, 'call'>, change: object = {}) =>
    visitor.call('POST', '/api/shop/bari/order', aDelivery(change));
  const deskOrders = async (): Promise<readonly DeskOrder[]> =>
    (await owner.call('GET', `${BARI}/orders`)).json().orders;

  describe('is created', () => {
    const FORM = {
      name: 'Osteria Bari',
      slug: 'osteria-bari',
      street: 'Kastanienallee 3',
      zip: '10435',
      city: 'Berlin',
      phone: '030 5550300',
      email: 'ciao@bari.example',
    };

    it('empty, with its address', async () => {
      expect((await create(FORM)).json()).toEqual({ slug: 'osteria-bari' });
      const config = (await owner.call('GET', '/api/office/shop/osteria-bari/config')).json();
      expect(config).toMatchObject({
        restaurantName: 'Osteria Bari',
        restaurantStreet: 'Kastanienallee 3',
        restaurantZip: '10435',
        restaurantCity: 'Berlin',
        phone: '030 5550300',
        email: 'ciao@bari.example',
        pages: [],
      });
    });

    it('with its place on the map, so that zones by distance apply at once', async () => {
      await create(FORM);
      const { latitude, longitude } = (await owner.call('GET', '/api/office/shop/osteria-bari/config')).json();
      expect([latitude, longitude]).toEqual([expect.closeTo(52.54, 1), expect.closeTo(13.41, 1)]);
    });

    it('without a place if its postcode does not exist', async () => {
      expect((await create({ ...FORM, zip: '00001' })).statusCode).toBe(201);
      const config = (await owner.call('GET', '/api/office/shop/osteria-bari/config')).json();
      expect([config.latitude, config.longitude]).toEqual([undefined, undefined]);
    });

    it.each([{ zip: '1043' }, { email: 'bari' }, { phone: 'später' }, { slug: 'Osteria Bari' }, { name: ' ' }])(
      'not with %o',
      async (change) => {
        const refused = await create({ ...FORM, ...change });
        expect([refused.statusCode, Object.keys(refused.json().form)]).toEqual([400, Object.keys(change)]);
      },
    );

    it('under a short name that no other shop and no page of the office has', async () => {
      const ask = async (text: string) =>
        (await owner.call('GET', `/api/office/slug?text=${encodeURIComponent(text)}`)).json();
      expect(await ask('Süße Osteria')).toEqual({ slug: 'suesse-osteria', isFree: true });
      expect(await ask('Roma')).toEqual({ slug: 'roma', isFree: false });
      expect(await ask('Neu')).toEqual({ slug: 'neu', isFree: false });
      expect(await ask(' ')).toEqual({ slug: '', isFree: false });
      for (const slug of ['roma', 'neu']) {
        const refused = await create({ ...FORM, slug });
        expect([refused.statusCode, refused.json().code]).toEqual([409, 'slugTaken']);
      }
    });

    it('by one of two who ask for the same short name at once', async () => {
      const answers = await Promise.all([create(FORM), create(FORM)]);
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
    });

    it('with menu, offers, look and texts of another one; hours, zones and accounts stay empty', async () => {
      expect((await create({ ...FORM, from: 'roma' })).statusCode).toBe(201);
      const [taken, roma] = await Promise.all(
        ['osteria-bari', 'roma'].map(async (slug) => ({
          menu: (await owner.call('GET', `/api/office/shop/${slug}/menu`)).json(),
          config: (await owner.call('GET', `/api/office/shop/${slug}/config`)).json(),
        })),
      );
      expect(taken?.menu).toEqual(roma?.menu);
      expect(taken?.config.pages).toEqual(roma?.config.pages);
      expect(taken?.config).toMatchObject({
        restaurantStreet: 'Kastanienallee 3',
        deliveryZones: [],
        paymentMethods: ['offline'],
        opening: { openingTimes: [] },
      });
      expect((await create({ ...FORM, slug: 'x', from: 'gibt-es-nicht' })).json().code).toBe('shopUnknown');
    });

    it('by owners only', async () => {
      const cook = await takesOnCook({ shop, owner });
      expect((await cook.call('POST', '/api/office/drafts', FORM)).json().code).toBe('forbidden');
      expect((await cook.call('GET', '/api/office/slug?text=x')).json().code).toBe('forbidden');
    });
  });

  describe('is tried out by its owner', () => {
    it('with an order that the desk shows as a test, and that mails nobody else', async () => {
      await createBari();
      const answer = await order(owner);
      expect([answer.statusCode, answer.json().order.number]).toEqual([200, 1]);
      const [shown] = await deskOrders();
      expect(shown).toMatchObject({ number: 1, isTest: true, paymentStatus: 'offline', status: 'placed' });
      expect(shown?.contact).toMatchObject({ name: 'Petra Müller', email: 'chefin@roma.test' });
      for (const action of ['accept', 'ready', 'depart', 'handOver'])
        expect((await owner.call('POST', `${BARI}/orders/${shown?.id}/${action}`, {})).statusCode).toBe(200);
      const mails = () => listWrittenMails(shop.deps, [shopId('bari')]);
      await expect.poll(async () => (await mails()).length, { timeout: 5000 }).toBe(2);
      for (const { to, subject } of await mails())
        expect([to, subject]).toEqual(['chefin@roma.test', expect.stringMatching(/^Probebestellung: /)]);
      expect((await readState()).recommended).toContainEqual({ step: 'testOrder', isDone: true });
    });

    it('and it counts nowhere: no number, receipt, coupon, consent, metric or interface', async () => {
      await createBari();
      const placed = shop.deps.events.counts.ordersPlaced;
      const test = await order(owner, { couponCode: 'HUNGER5', acceptAdvertising: true });
      expect(test.statusCode).toBe(200);
      const { id } = test.json().order;
      for (const table of ['receipts', 'coupon_uses', 'payments', 'advertising_consents', 'legal_texts'] as const)
        expect([table, await shop.deps.database.read.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
      expect(shop.deps.events.counts.ordersPlaced).toBe(placed);
      expect((await owner.call('GET', `/api/shop/bari/receipt/${id}`)).statusCode).toBe(404);
      const keyed = await owner.call('POST', `${BARI}/api-keys`, { name: 'Kasse', scopes: ['orders:read'] });
      const authorization = `Bearer ${keyed.json().secret}`;
      const read = (path: string) => shop.guest().call('GET', `${BARI}/orders${path}`, undefined, { authorization });
      expect((await read('')).json().orders).toEqual([]);
      expect((await read(`/${id}`)).json().code).toBe('orderUnknown');
      expect((await setState('open')).statusCode).toBe(200);
      const first = await order(shop.guest(), { couponCode: 'HUNGER5' });
      expect([first.statusCode, first.json().order.number]).toEqual([200, 1]);
    });

    it('without paying online', async () => {
      await createBari();
      const { paymentMethods } = (await owner.call('GET', '/api/shop/bari/config')).json();
      expect(paymentMethods).toEqual(['offline', 'offline_debit']);
      const { formValues } = aDelivery();
      const refused = await order(owner, { formValues: { ...formValues, paymentMethod: 'Stripe_card' } });
      expect(refused.statusCode).toBe(409);
    });

    it('and the test is over once the shop opens', async () => {
      await createBari();
      await order(owner);
      expect((await setState('open')).statusCode).toBe(200);
      expect((await deskOrders()).map(({ status, isTest }) => [status, isTest])).toEqual([['handedOver', true]]);
      expect((await order(owner)).json().order.number).toBe(1);
      expect((await deskOrders()).map(({ isTest }) => isTest)).toEqual([true, false]);
    });

    it('guests, waiters and the people of other shops cannot', async () => {
      await createBari();
      const cook = await takesOnCook({ shop, owner });
      for (const visitor of [shop.guest(), cook]) expect((await order(visitor)).json().code).toBe('shopUnknown');
    });
  });

  describe('is deleted', () => {
    const remove = (name: string, slug = 'bari') => owner.call('POST', `/api/office/shop/${slug}/delete`, { name });
    /** Tables that name the shop, in any column. */
    const listRemains = async (): Promise<readonly string[]> => {
      const { read } = shop.deps.database;
      const columns = await (
        engine === 'sqlite'
          ? sql<{ table: string; column: string }>`
            select m.name as "table", p.name as "column" from sqlite_master m, pragma_table_info(m.name) p
            where m.type = 'table' and p.name in ('shop_id', 'account_shop_id', 'via_shop_id', 'scope')`
          : sql<{ table: string; column: string }>`
            select table_name as "table", column_name as "column" from information_schema.columns
            where table_schema = current_schema() and column_name in ('shop_id', 'account_shop_id', 'via_shop_id', 'scope')`
      ).execute(read);
      expect(columns.rows.length).toBeGreaterThan(40);
      const remains: string[] = [];
      for (const { table, column } of columns.rows) {
        const rows = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = 'bari'`.execute(read);
        if (rows.rows.length > 0) remains.push(table);
      }
      return remains;
    };

    it('with everything that belongs to it, once its name is typed', async () => {
      await createBari();
      await order(owner);
      const menu = (await owner.call('GET', `${BARI}/menu`)).json();
      await owner.save(`${BARI}/menu`, { ...menu, offers: [] });
      await owner.call('POST', `${BARI}/api-keys`, { name: 'Kasse', scopes: ['orders:read'] });
      await owner.call('POST', '/api/office/staff', { email: 'neu@bari.test', role: 'staff', shops: ['bari'] });
      expect(await listRemains()).toContain('orders');
      const wrong = await remove('Bari');
      expect([wrong.statusCode, Object.keys(wrong.json().form)]).toEqual([400, ['name']]);
      expect((await readState()).deletion).toBeNull();
      expect((await remove('Osteria Bari')).statusCode).toBe(204);
      expect(await listRemains()).toEqual([]);
      expect((await owner.call('GET', `${BARI}/state`)).json().code).toBe('shopUnknown');
      expect(
        (await owner.call('GET', '/api/office/session')).json().shops.map(({ slug }: { slug: string }) => slug),
      ).toEqual(['napoli', 'roma']);
      expect((await create({ name: 'Osteria Bari', slug: 'bari' })).statusCode).toBe(201);
    });

    it('not while it is open, and never once a guest has ordered', async () => {
      await createBari();
      await setState('open');
      const refused = await remove('Osteria Bari');
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'shopNotDeletable']);
      expect((await readState()).deletion).toBe('isOpen');
      expect((await order(shop.guest())).statusCode).toBe(200);
      await setState('archived');
      expect((await readState()).deletion).toBe('hasRecords');
      expect((await remove('Osteria Bari')).json().code).toBe('shopNotDeletable');
      expect((await deskOrders()).length).toBe(1);
      await setState('draft');
      expect((await readState()).state).toBe('draft');
    });
  });
});

describe.each(usuallyOnSqlite(preparedTramonto))('a branch of a franchise, on $name', ({ open }) => {
  let owner: Desk;
  openShopForEach(open, (opened) => ({ owner } = opened));

  it('begins with what its franchise has, follows it, and leaves it when it is deleted', async () => {
    const body = { name: 'Tramonto Babelsberg', slug: 'babelsberg', from: 'tramonto-mitte' };
    expect((await owner.call('POST', '/api/office/drafts', body)).statusCode).toBe(201);
    const config = (await owner.call('GET', '/api/office/shop/babelsberg/config')).json();
    expect(config).toMatchObject({ franchise: { id: 'tramonto' }, isFranchiseOverview: false, deliveryZones: [] });
    const overview = (await owner.call('GET', '/api/office/shop/tramonto/config')).json();
    await owner.save('/api/office/shop/tramonto/config', { ...overview, welcome: 'Benvenuti' });
    expect((await owner.call('GET', '/api/office/shop/babelsberg/config')).json().welcome).toBe('Benvenuti');
    expect((await owner.call('GET', '/api/office/shop/tramonto/state')).json().deletion).toBe('isOpen');
    const remove = (slug: string, name: string) => owner.call('POST', `/api/office/shop/${slug}/delete`, { name });
    expect((await remove('babelsberg', 'Tramonto Babelsberg')).statusCode).toBe(204);
    const { shops } = (await owner.call('GET', '/api/office/session')).json();
    expect(shops.map(({ slug }: { slug: string }) => slug)).not.toContain('babelsberg');
    await owner.save('/api/office/shop/tramonto/state', { state: 'archived' });
    expect((await owner.call('GET', '/api/office/shop/tramonto/state')).json().deletion).toBe('hasBranches');
    expect((await remove('tramonto', overview.restaurantName)).json().code).toBe('shopNotDeletable');
  });
});
