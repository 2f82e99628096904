import { shopId } from '@tischlein/domain';
import { anOffer } from '@tischlein/domain/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveShopDocument } from '../../apps/server/src/imports/save-shop-document.ts';
import { replaceMenu } from '../../apps/server/src/shops/save-shop.ts';
import { editShop } from '../support/edit-shop.ts';
import { type OpenDatabase, preparedTwoShops } from '../support/databases.ts';
import { type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { aCoupon, trattoria } from '../support/trattoria.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const CALLS = [
  ['GET', 'session'],
  ['GET', 'shops'],
  ['GET', 'staff'],
  ['POST', 'staff'],
  ['DELETE', 'staff/x'],
  ['PUT', 'password'],
  ['POST', 'shop'],
  ['GET', 'shop/roma/config'],
  ['PUT', 'shop/roma/config'],
  ['POST', 'shop/roma/locate'],
  ['GET', 'shop/roma/menu'],
  ['PUT', 'shop/roma/menu'],
  ['GET', 'shop/roma/coupons'],
  ['PUT', 'shop/roma/coupons'],
  ['PUT', 'shop/roma/media/logo'],
  ['GET', 'shop/roma/orders'],
  ['POST', 'shop/roma/orders/x/accept'],
  ['GET', 'shop/roma/events?after=0'],
  ['GET', 'mails'],
] as const;

describe.each(usuallyOnSqlite(preparedTwoShops))('the office on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;
  let owner: Desk;

  beforeEach(async () => {
    place = await open();
    shop = await openShop(place);
    owner = await shop.desk();
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  const hire = async (shops: readonly string[]): Promise<{ id: string; desk: Desk; password: string }> => {
    const answer = await owner.call('POST', '/api/office/staff', { email: 'Luca@roma.test', role: 'staff', shops });
    expect(answer.statusCode).toBe(201);
    const { member, password } = answer.json();
    return { id: member.id, password, desk: await shop.desk('luca@roma.test', password) };
  };

  describe('signing in', () => {
    it('returns the signed-in person and their shops', () => {
      expect(owner.session).toMatchObject({ email: 'chefin@roma.test', role: 'owner' });
      expect(owner.session.shops.map(({ slug }) => slug)).toEqual(['napoli', 'roma']);
    });

    it('lists the shops by name, numbers by value', async () => {
      const names = ['Filiale 10', 'Filiale 2', 'Ölmühle', 'Pizzeria'];
      for (const [index, restaurantName] of names.entries()) {
        const added = trattoria({ slug: `laden-${9 - index}` });
        await saveShopDocument(shop.deps, { ...added, config: { ...added.config, restaurantName } }, 'open');
      }
      const { session } = await shop.desk();
      expect(session.shops.map(({ name }) => name).filter((name) => names.includes(name))).toEqual([
        'Filiale 2',
        'Filiale 10',
        'Ölmühle',
        'Pizzeria',
      ]);
    });

    it('keeps the session in a cookie that scripts cannot read', async () => {
      const answer = await shop.guest().call('POST', '/api/office/session', shop.owner);
      const [cookie] = answer.cookies;
      expect(cookie).toMatchObject({ name: 'tischlein-office', httpOnly: true, sameSite: 'Lax', path: '/' });
      expect(Buffer.from(cookie?.value ?? '', 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    });

    it('stores neither passwords nor tokens', async () => {
      const staff = await shop.deps.database.read.selectFrom('staff').selectAll().execute();
      const sessions = await shop.deps.database.read.selectFrom('staff_sessions').selectAll().execute();
      const stored = JSON.stringify([staff, sessions]);
      expect(stored).not.toContain(shop.owner.password);
      expect(staff[0]?.password_hash).toMatch(/^scrypt\$/);
    });

    it('answers a wrong password and an unknown address alike', async () => {
      const guest = shop.guest();
      const wrong = await guest.call('POST', '/api/office/session', { ...shop.owner, password: 'falsch' });
      const unknown = await guest.call('POST', '/api/office/session', { email: 'wer@roma.test', password: 'falsch' });
      expect([wrong.statusCode, wrong.json()]).toEqual([unknown.statusCode, unknown.json()]);
      expect(wrong.json()).toMatchObject({ code: 'signInFailed' });
    });

    it('ends with signing out, for the cookie too', async () => {
      expect((await owner.call('DELETE', '/api/office/session')).statusCode).toBe(204);
      expect((await owner.call('GET', '/api/office/session')).statusCode).toBe(401);
    });

    it('lasts thirty days from its last use', async () => {
      shop.clock.set('2026-12-19T18:30:00.000Z');
      expect((await owner.call('GET', '/api/office/session')).statusCode).toBe(200);
      shop.clock.set('2027-01-17T18:30:00.000Z');
      expect((await owner.call('GET', '/api/office/session')).statusCode).toBe(200);
      shop.clock.set('2027-02-17T18:30:00.000Z');
      expect((await owner.call('GET', '/api/office/session')).statusCode).toBe(401);
    });

    it('is refused to other sites', async () => {
      const foreign = { 'sec-fetch-site': 'cross-site' };
      const answer = await owner.call('POST', '/api/office/session', shop.owner, foreign);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreignOrigin']);
      const old = await owner.call('DELETE', '/api/office/session', undefined, { origin: 'https://evil.example' });
      expect(old.statusCode).toBe(403);
      expect((await owner.call('GET', '/api/office/session')).statusCode).toBe(200);
    });
  });

  it('refuses every call without a session, except signing in', async () => {
    for (const [method, path] of CALLS) {
      const answer = await shop.guest().call(method, `/api/office/${path}`, method === 'GET' ? undefined : {});
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 401, 'signInNeeded']);
    }
  });

  describe('staff', () => {
    it('works for its own shops only; other shops are unknown to it', async () => {
      const { desk } = await hire(['roma']);
      expect(desk.session.shops.map(({ slug }) => slug)).toEqual(['roma']);
      expect((await desk.call('GET', '/api/office/shop/roma/orders')).statusCode).toBe(200);
      expect((await desk.call('GET', '/api/office/shop/napoli/orders')).statusCode).toBe(404);
      expect((await desk.call('GET', '/api/office/shop/napoli/events?after=0')).statusCode).toBe(404);
    });

    it('may look at the menu, but not change it', async () => {
      const { desk } = await hire(['roma']);
      const menu = await desk.call('GET', '/api/office/shop/roma/menu');
      expect(menu.statusCode).toBe(200);
      const answer = await desk.call('PUT', '/api/office/shop/roma/menu', menu.json());
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
      expect((await desk.call('GET', '/api/office/staff')).statusCode).toBe(403);
    });

    it('is shut out at once when it is removed', async () => {
      const { id, desk } = await hire(['roma']);
      expect((await owner.call('DELETE', `/api/office/staff/${id}`)).statusCode).toBe(204);
      expect((await desk.call('GET', '/api/office/session')).statusCode).toBe(401);
    });

    it('has one account for each address', async () => {
      await hire(['roma']);
      const again = await owner.call('POST', '/api/office/staff', { email: 'LUCA@roma.test', role: 'owner' });
      expect([again.statusCode, again.json().code]).toEqual([409, 'emailTaken']);
    });

    it('keeps its last owner', async () => {
      const [first] = (await owner.call('GET', '/api/office/staff')).json();
      const answer = await owner.call('DELETE', `/api/office/staff/${first.id}`);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'lastOwner']);
    });

    it('changes its own password, which signs out every other device', async () => {
      const { desk, password } = await hire(['roma']);
      const other = await shop.desk('luca@roma.test', password);
      const newPassword = 'ein langes neues Wort';
      const wrong = await desk.call('PUT', '/api/office/password', { currentPassword: 'falsch', newPassword });
      expect(wrong.statusCode).toBe(401);
      const done = await desk.call('PUT', '/api/office/password', { currentPassword: password, newPassword });
      expect(done.statusCode).toBe(204);
      expect((await desk.call('GET', '/api/office/session')).statusCode).toBe(200);
      expect((await other.call('GET', '/api/office/session')).statusCode).toBe(401);
      await shop.desk('luca@roma.test', newPassword);
      await expect(shop.desk('luca@roma.test', password)).rejects.toThrow('401');
    });
  });

  describe('a shop', () => {
    it('is made of a whole document and serves once it is open', async () => {
      const document = trattoria({ slug: 'milano', coupons: [aCoupon()] });
      expect((await owner.call('POST', '/api/office/shop', document)).statusCode).toBe(204);
      expect((await owner.save('/api/office/shop/milano/state', { state: 'open' })).statusCode).toBe(200);
      expect((await shop.guest().call('GET', '/api/shop/milano/menu')).json()).toMatchObject(document.menu);
      expect((await owner.call('GET', '/api/office/shop/milano/coupons')).json()).toEqual(document.coupons);
    });

    it('is refused if two of its coupons have the same code', async () => {
      const coupons = [aCoupon(), aCoupon({ code: 'hunger5', value: 900 })];
      const made = await owner.call('POST', '/api/office/shop', trattoria({ slug: 'milano', coupons }));
      expect([made.statusCode, made.json().code]).toEqual([400, 'invalidRequest']);
      expect(Object.keys(made.json().form)).toEqual(['coupons.1.code']);
      expect((await owner.call('GET', '/api/office/shop/milano/config')).statusCode).toBe(404);
    });

    it('never takes the place of another', async () => {
      for (const document of [trattoria(), { ...trattoria(), config: { ...trattoria().config, id: 'other' } }]) {
        const answer = await owner.call('POST', '/api/office/shop', document);
        expect([answer.statusCode, answer.json().code]).toEqual([409, 'slugTaken']);
      }
      const domain = { ...trattoria().config, domain: 'roma.test' };
      expect((await owner.save('/api/office/shop/roma/config', domain)).statusCode).toBe(204);
      const napoli = { ...trattoria({ slug: 'napoli' }).config, domain: 'roma.test' };
      expect((await owner.save('/api/office/shop/napoli/config', napoli)).statusCode).toBe(409);
    });

    it.each(['api', 'office', 'www', 'neu'])('never has the short name %s', async (slug) => {
      const made = await owner.call('POST', '/api/office/shop', trattoria({ slug }));
      expect([made.statusCode, made.json().code]).toEqual([409, 'slugReserved']);
      const saved = await owner.save('/api/office/shop/roma/config', { ...trattoria().config, slug });
      expect([saved.statusCode, saved.json().code]).toEqual([409, 'slugReserved']);
      const drafted = await owner.call('POST', '/api/office/drafts', { name: 'Neu', slug });
      expect([drafted.statusCode, drafted.json().message]).toEqual([409, saved.json().message]);
    });

    it.each(['127.0.0.1', 'localhost', 'shop.localhost', 'drucker.local', '...', 'roma'])(
      'never has the domain %s, and no certificate for it',
      async (domain) => {
        const saved = await owner.save('/api/office/shop/roma/config', { ...trattoria().config, domain });
        expect([saved.statusCode, saved.json().code]).toEqual([409, 'domainRefused']);
        expect((await shop.guest().call('GET', `/tls-ask?domain=${domain}`)).statusCode).toBe(404);
      },
    );

    it("keeps the shop's own pages free", async () => {
      const document = trattoria({ slug: 'milano' });
      const pages = [{ id: 'Vertrag-Widerrufen', name: 'Widerruf', title: 'Widerruf', text: 'Kein Widerruf.' }];
      const config = { ...document.config, pages };
      const made = await owner.call('POST', '/api/office/shop', { ...document, config });
      expect([made.statusCode, made.json().code]).toEqual([409, 'pageReserved']);
      const saved = await owner.save('/api/office/shop/roma/config', { ...trattoria().config, pages });
      expect([saved.statusCode, saved.json().code]).toEqual([409, 'pageReserved']);
    });

    it('refuses a percentage above 100 % (S3 C6), but stays readable if it already has one', async () => {
      const { menu, config } = trattoria();
      const percent = { discountType: 'percent', value: 12_000 as never } as const;
      const broken = { ...menu, offers: [anOffer({ kind: 'cartDiscount', ...percent })] };
      await editShop(shop.deps, shopId('roma'), (writer, saved) => replaceMenu(writer, saved, broken));
      expect((await shop.guest().call('GET', '/api/shop/roma/menu')).json().offers).toHaveLength(1);
      const groupOrderDiscounts = [{ ...percent, minimumOrderValue: 0 }];
      const coupons = [aCoupon({ type: 'percent', value: 12_000 })];
      for (const [part, body] of [
        ['menu', (await owner.call('GET', '/api/office/shop/roma/menu')).json()],
        ['config', { ...config, groupOrderDiscounts }],
        ['coupons', coupons],
      ])
        expect([part, (await owner.save(`/api/office/shop/roma/${part}`, body)).statusCode]).toEqual([part, 400]);
      expect((await owner.save('/api/office/shop/roma/menu', menu)).statusCode).toBe(204);
    });

    it('shows a change of its menu to the next guest', async () => {
      const menu = (await owner.call('GET', '/api/office/shop/roma/menu')).json();
      const dearer = { ...menu, dishes: menu.dishes.map((dish: object) => ({ ...dish, name: 'Pizza Nuova' })) };
      expect((await owner.save('/api/office/shop/roma/menu', dearer)).statusCode).toBe(204);
      expect((await shop.guest().call('GET', '/api/shop/roma/menu')).json()).toMatchObject(dearer);
    });

    it('refuses a change if another person has changed the document since it was read', async () => {
      const read = await owner.call('GET', '/api/office/shop/roma/config');
      const match = { 'if-match': String(read.headers.etag) };
      const changed = { ...read.json<object>(), title: 'Neu' };
      expect((await owner.call('PUT', '/api/office/shop/roma/config', changed, match)).statusCode).toBe(204);
      const late = await owner.call('PUT', '/api/office/shop/roma/config', read.json(), match);
      expect([late.statusCode, late.json().code]).toEqual([412, 'versionConflict']);
    });

    it('keeps its id', async () => {
      const config = { ...trattoria().config, id: 'other' };
      expect((await owner.save('/api/office/shop/roma/config', config)).statusCode).toBe(400);
    });

    it('names the field that is wrong', async () => {
      const config = { ...trattoria().config, primaryColor: 'rot' };
      const answer = await owner.save('/api/office/shop/roma/config', config);
      expect([answer.statusCode, Object.keys(answer.json().form)]).toEqual([400, ['primaryColor']]);
    });

    it('names the field that a coupon does not have, instead of dropping a limit', async () => {
      const answer = await owner.save('/api/office/shop/roma/coupons', [{ ...aCoupon(), maxUses: 5 }]);
      const sentence = 'Diese Angabe gibt es hier nicht. Bitte prüfe, wie sie heißt.';
      expect([answer.statusCode, answer.json().form]).toEqual([400, { '0.maxUses': sentence }]);
    });
  });

  describe('trying where a shop delivers', () => {
    const locate = (location: string) => owner.call('POST', '/api/office/shop/roma/locate', { location });

    it('locates an address, whether in a zone or not', async () => {
      const answer = await locate('Marienplatz 1, 80331 München');
      expect([answer.statusCode, answer.json().address.zip]).toEqual([200, '80331']);
      expect(answer.json()).toMatchObject({ isEstimated: true, point: { latitude: expect.closeTo(48.1, 1) } });
    });

    it.each([
      ['Marienplatz, 80331 München', 400, 'MissingStreetNumber'],
      ['80331', 400, 'zipInsteadOfAddressEntered'],
    ])('%s is reported as to a guest', async (location, status, code) => {
      const answer = await locate(location);
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    });
  });

  describe('the order desk', () => {
    it('shows an order with everything the kitchen needs', async () => {
      const order = await shop.guest().order();
      expect(await owner.orders()).toMatchObject({
        orders: [
          { id: order.id, status: 'placed', contact: { name: 'Petra Müller' }, quote: { steps: { TOTAL: 2250 } } },
        ],
        sequence: 1,
      });
    });

    it('allows each action once and only in its state', async () => {
      const { id } = await shop.guest().order();
      expect((await owner.act(id, 'accept', { minutes: 40 })).json()).toMatchObject({
        status: 'accepted',
        promisedAt: '2026-11-21T19:10:00.000Z',
      });
      const again = await owner.act(id, 'accept', { minutes: 40 });
      expect([again.statusCode, again.json().code]).toEqual([409, 'conflictingAction']);
    });

    it('knows no order of another shop and no other action', async () => {
      const { id } = await shop.guest().order();
      const foreign = await owner.call('POST', `/api/office/shop/napoli/orders/${id}/accept`, {});
      expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'orderUnknown']);
      expect((await owner.call('POST', `/api/office/shop/roma/orders/${id}/tanzen`, {})).statusCode).toBe(404);
    });
  });
});
