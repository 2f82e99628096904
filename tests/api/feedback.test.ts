import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FeedbackList, PaymentTasks } from '@tischlein/contract/office';
import type { DishRatings, OrderFeedback } from '@tischlein/contract/shop';
import { orderId, shopId, userId } from '@tischlein/domain';
import type { GuestMenuDocument } from '@tischlein/domain/menu';
import { describe, expect, it } from 'vitest';
import { cleanUp } from '../../apps/server/src/app/housekeeping.ts';
import { everythingIsSent } from '../support/account-shop.ts';
import { preparedTwoShops } from '../support/databases.ts';
import type { Desk, Guest, TestShop } from '../support/open-shop.ts';
import { openShopForEach } from '../support/shop-for-each.ts';
import { aDelivery } from '../support/trattoria.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const PETRA = 'petra@example.com';
const CONFIG = '/api/office/shop/roma/config';
const LIST = '/api/office/shop/roma/feedback';
// Three hours after hand-over is late in the evening, so it waits for the morning in Berlin.
const DUE = '2026-11-22T08:00:00.000Z';
const DONE = ['accept', 'ready', 'depart', 'handOver'] as const;

interface SentMail {
  readonly to: { readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly unsubscribeUrl?: string;
}

describe.each(usuallyOnSqlite(preparedTwoShops))('feedback on $name', ({ open }) => {
  let shop: TestShop;
  let owner: Desk;
  let dataDir = '';
  openShopForEach(open, (opened) => {
    ({ shop, owner } = opened);
    ({ dataDir } = opened.place);
  });

  const aFamily = (parts: object = {}, email = PETRA) =>
    aDelivery({ ...parts, formValues: { ...aDelivery().formValues, email } });
  const listDishes = ({ orderItems }: ReturnType<typeof aDelivery>): string[] =>
    orderItems.flatMap((item) => ('dishId' in item && item.dishId ? [item.dishId] : []));
  const [DISH = ''] = listDishes(aDelivery());

  const handsOver = async (id: string, actions: readonly (typeof DONE)[number][] = DONE): Promise<void> => {
    for (const action of actions) expect((await owner.act(id, action)).statusCode).toBe(200);
  };
  const orders = async (guest: Guest, parts: object = {}, email = PETRA): Promise<string> => {
    const { id } = await guest.order(aFamily(parts, email));
    await handsOver(id);
    return id;
  };
  const post = (guest: Guest, id: string, path = '', body: object = {}, slug = 'roma') =>
    guest.call('POST', `/api/shop/${slug}/feedback/webshop/order/${id}${path}`, body);
  const look = (guest: Guest, id: string, token: string | null = null) => post(guest, id, '/look', { token });
  const rating = (stars: number, text = '') => ({ ratings: [{ dishId: DISH, stars, text }] });
  const list = async () => (await owner.call('GET', LIST)).json<FeedbackList>();
  const tasks = async () => (await owner.call('GET', '/api/office/shop/roma/payment-tasks')).json<PaymentTasks>();
  const ratings = async (dish = DISH) =>
    (await shop.guest().call('GET', `/api/shop/roma/dish/${dish}/ratings`)).json<DishRatings>();
  const menuRating = async () => {
    const menu = (await shop.guest().call('GET', '/api/shop/roma/menu')).json<GuestMenuDocument>();
    return menu.dishes.find(({ id }) => id === DISH)?.ratings;
  };
  const setMails = async (feedbackMails?: 'consent' | 'customers') => {
    const { feedbackMails: _, ...config } = (await owner.call('GET', CONFIG)).json();
    const saved = await owner.save(CONFIG, { ...config, ...(feedbackMails && { feedbackMails }) });
    expect(saved.statusCode).toBeLessThan(300);
  };
  const confirmConsent = async (): Promise<void> => {
    const confirmed_at = shop.clock.now();
    await shop.deps.database.write((writer) =>
      writer.updateTable('advertising_consents').set({ confirmed_at }).where('email', '=', PETRA).execute(),
    );
  };
  const invitations = async (): Promise<SentMail[]> => {
    await everythingIsDone();
    const folder = join(dataDir, 'mail');
    const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).toSorted();
    const mails = await Promise.all(files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))));
    return mails.filter(({ subject }) => subject.startsWith('Wie hat es geschmeckt'));
  };
  const everythingIsDone = async (): Promise<void> => {
    shop.deps.outbox.wake();
    await everythingIsSent(shop);
  };
  const morning = (): void => shop.clock.set(DUE);

  describe('who may rate', () => {
    it('the session that ordered, as soon as the order is handed over', async () => {
      const guest = shop.guest();
      const { id } = await guest.order(aFamily());
      expect((await look(guest, id)).json<OrderFeedback>()).toMatchObject({ state: 'early' });
      expect((await post(guest, id, '', rating(5))).json()).toMatchObject({ code: 'feedbackClosed' });
      await handsOver(id);
      const open_ = (await look(guest, id)).json<OrderFeedback>();
      expect(open_).toMatchObject({ state: 'open', placedOn: '21.11.2026', given: [] });
      expect(open_.dishes.map(({ dishId }) => dishId)).toEqual([...new Set(listDishes(aFamily()))]);
      const given = await post(guest, id, '', { ...rating(4, ' Schön knusprig '), firstName: 'Petra', note: 'Danke' });
      expect(given.json<OrderFeedback>()).toMatchObject({
        state: 'given',
        given: [{ dishId: DISH, stars: 4, text: 'Schön knusprig', answer: null, hidden: null }],
      });
      // No personal data (S3 K8).
      expect(given.body).not.toMatch(/petra|Danke/i);
    });

    it('nobody else who knows the address of the order', async () => {
      const id = await orders(shop.guest());
      const stranger = shop.guest();
      for (const [path, body] of [
        ['/look', {}],
        ['', rating(1)],
        ['/not-used', {}],
      ] as const)
        expect([(await post(stranger, id, path, body)).statusCode, path]).toEqual([403, path]);
      expect((await look(stranger, id, `${id}.gefälscht`)).statusCode).toBe(403);
    });

    it('no order of another shop, and none that there is not', async () => {
      const guest = shop.guest();
      const id = await orders(guest);
      expect((await post(guest, id, '/look', {}, 'napoli')).statusCode).toBe(404);
      expect((await look(guest, '6fa459ea-ee8a-4ca4-894e-db77e160355e')).statusCode).toBe(404);
    });

    it('for thirty days', async () => {
      const guest = shop.guest();
      const id = await orders(guest);
      shop.clock.set('2026-12-21T18:30:00.000Z');
      expect((await look(guest, id)).json()).toMatchObject({ state: 'open' });
      shop.clock.set('2026-12-22T18:30:00.000Z');
      expect((await look(guest, id)).json()).toMatchObject({ state: 'late' });
      expect((await post(guest, id, '', rating(5))).statusCode).toBe(409);
    });

    it('no order that was cancelled', async () => {
      const guest = shop.guest();
      const { id } = await guest.order(aFamily());
      await owner.act(id, 'refuse', { reason: 'Ofen kaputt' });
      expect((await look(guest, id)).json()).toMatchObject({ state: 'calledOff' });
      expect((await post(guest, id, '/not-used')).json()).toMatchObject({ code: 'feedbackClosed' });
    });
  });

  describe('once per order', () => {
    it('in a race, and a repeated sending changes nothing', async () => {
      const guest = shop.guest();
      const id = await orders(guest);
      const answers = await Promise.all([1, 2, 3, 4, 5].map((stars) => post(guest, id, '', rating(stars))));
      const won = answers.findIndex(({ statusCode }) => statusCode === 200);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((left, right) => left - right)).toEqual([
        200, 409, 409, 409, 409,
      ]);
      expect((await post(guest, id, '', rating(won + 1))).statusCode).toBe(200);
      expect((await list()).entries.map((entry) => entry.ratings.map(({ stars }) => stars))).toEqual([[won + 1]]);
    });

    it('rating and reporting exclude each other', async () => {
      const guest = shop.guest();
      const id = await orders(guest);
      const answers = await Promise.all([post(guest, id, '', rating(1)), post(guest, id, '/not-used')]);
      expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
      expect(answers.find(({ statusCode }) => statusCode >= 300)?.json()).toMatchObject({ code: 'feedbackGiven' });
      expect((await list()).entries).toHaveLength(1);
    });
  });

  it.each([
    ['no stars', { ratings: [{ dishId: DISH, text: 'Gut' }] }, 'starsMissing'],
    ['nothing', { ratings: [] }, 'nothingRated'],
    ['an address', rating(5, 'siehe www.example.com'), 'webAddress'],
    ['another dish', { ratings: [{ dishId: 'pasta', stars: 5 }] }, 'dishNotOrdered'],
  ])('refuses %s with a sentence, and stores nothing', async (_, body, problem) => {
    const guest = shop.guest();
    const id = await orders(guest);
    const answer = await post(guest, id, '', body);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().form)).toEqual([problem]);
    expect((await list()).entries).toEqual([]);
  });

  it.each([{ ratings: [{ dishId: DISH, stars: 6 }] }, { ratings: [{ dishId: DISH, stars: 0.5 }] }, {}])(
    'refuses %j',
    async (body) => {
      const guest = shop.guest();
      expect((await post(guest, await orders(guest), '', body)).statusCode).toBe(400);
    },
  );

  describe('on the menu', () => {
    it('stars appear with the fifth rating, and only then does the menu change', async () => {
      for (const stars of [5, 4, 4, 5]) {
        const guest = shop.guest();
        await post(guest, await orders(guest), '', rating(stars, 'Gut'));
      }
      expect(await menuRating()).toBeUndefined();
      expect(await ratings()).toEqual({ average: null, count: 4, byStars: [0, 0, 0, 0, 0], hidden: 0, texts: [] });
      const { etag } = (await shop.guest().call('GET', '/api/shop/roma/menu')).headers;
      const guest = shop.guest();
      await post(guest, await orders(guest), '', { ...rating(2, 'Zu kalt'), firstName: 'Petra' });
      expect(await menuRating()).toEqual({ average: 4, count: 5, isVerified: true });
      expect((await shop.guest().call('GET', '/api/shop/roma/menu')).headers.etag).not.toBe(etag);
      const answer = await ratings();
      expect(answer).toMatchObject({ average: 4, count: 5, byStars: [0, 1, 0, 2, 2], hidden: 0 });
      expect(answer.texts).toHaveLength(5);
      expect(answer.texts).toContainEqual({
        stars: 2,
        text: 'Zu kalt',
        firstName: 'Petra',
        ratedOn: '2026-11-21',
        answer: null,
      });
      // The office edits the menu without them.
      const { menu } = { menu: (await owner.call('GET', '/api/office/shop/roma/menu')).json() };
      expect(JSON.stringify(menu)).not.toContain('isVerified');
    });

    it('a merchant cannot enter verified ratings', async () => {
      const address = '/api/office/shop/roma/menu';
      const menu = (await owner.call('GET', address)).json<GuestMenuDocument>();
      const praised = { average: 5, count: 900, isVerified: true };
      const dishes = menu.dishes.map((dish) => ({ ...dish, ratings: praised }));
      const { form } = (await owner.save(address, { ...menu, dishes })).json();
      expect(Object.keys(form)).toContain('dishes.0.ratings.isVerified');
      expect(await menuRating()).toBeUndefined();
    });
  });

  describe('in the office', () => {
    const oneText = async () => {
      const guest = shop.guest();
      const id = await orders(guest);
      await post(guest, id, '', { ...rating(2, 'Zu kalt'), note: 'Der Fahrer war nett' });
      return { guest, id, address: `${LIST}/${id}/dish/${DISH}` };
    };

    it('the shop reads and answers texts, and the guest sees the answer', async () => {
      const { guest, id, address } = await oneText();
      expect(await list()).toMatchObject({
        average: 2,
        count: 1,
        unanswered: 1,
        entries: [{ orderId: id, note: 'Der Fahrer war nett', email: PETRA, ratings: [{ text: 'Zu kalt' }] }],
        next: null,
      });
      expect((await owner.call('PUT', `${address}/answer`, { answer: ' Tut uns leid ' })).statusCode).toBe(204);
      expect((await look(guest, id)).json()).toMatchObject({ given: [{ answer: 'Tut uns leid' }] });
      expect(await list()).toMatchObject({ unanswered: 0 });
    });

    it('hiding needs a reason of the list, keeps the stars and stays visible as a number', async () => {
      const { guest, id, address } = await oneText();
      expect((await owner.call('PUT', `${address}/hidden`, { reason: 'badRating' })).statusCode).toBe(400);
      expect((await owner.call('PUT', `${address}/hidden`, {})).statusCode).toBe(400);
      expect((await owner.call('PUT', `${address}/hidden`, { reason: 'insult' })).statusCode).toBe(204);
      for (const stars of [5, 5, 4, 4]) {
        const other = shop.guest();
        await post(other, await orders(other), '', rating(stars));
      }
      expect(await ratings()).toMatchObject({ average: 4, count: 5, hidden: 1, texts: [] });
      expect(await menuRating()).toMatchObject({ average: 4, count: 5 });
      expect((await look(guest, id)).json()).toMatchObject({ given: [{ hidden: 'insult' }] });
      await owner.call('PUT', `${address}/hidden`, { reason: null });
      expect(await ratings()).toMatchObject({ hidden: 0, texts: [{ text: 'Zu kalt' }] });
    });

    it('stars without a text have nothing to answer or hide', async () => {
      const guest = shop.guest();
      const id = await orders(guest);
      await post(guest, id, '', rating(2));
      expect((await owner.call('PUT', `${LIST}/${id}/dish/${DISH}/hidden`, { reason: 'insult' })).statusCode).toBe(404);
    });
  });

  describe("'I did not place or receive this order' (S3 R2)", () => {
    it('is a task for the shop, once, and ends the invitation', async () => {
      await setMails('customers');
      const guest = shop.guest();
      const id = await orders(guest, { toldOfObjection: true });
      expect((await post(guest, id, '/not-used', { reason: 'notArrived' })).statusCode).toBe(204);
      expect((await post(guest, id, '/not-used', { reason: 'notArrived' })).statusCode).toBe(204);
      expect(await tasks()).toMatchObject([{ orderId: id, kind: 'notArrived' }]);
      expect((await list()).entries).toMatchObject([{ orderId: id, notUsed: 'notArrived', ratings: [] }]);
      expect((await look(guest, id)).json()).toMatchObject({ state: 'notUsed' });
      expect((await post(guest, id, '', rating(1))).json()).toMatchObject({ code: 'feedbackGiven' });
      morning();
      expect(await invitations()).toEqual([]);
    });

    it('can be said before the order is handed over, without naming a reason', async () => {
      const guest = shop.guest();
      const { id } = await guest.order(aFamily());
      expect((await post(guest, id, '/not-used')).statusCode).toBe(204);
      expect(await tasks()).toMatchObject([{ kind: 'notArrived' }]);
    });

    it('ends invitations to an address that ordered nothing', async () => {
      await setMails('customers');
      const guest = shop.guest();
      await post(guest, await orders(guest, { toldOfObjection: true }), '/not-used', { reason: 'notOrdered' });
      await orders(shop.guest(), { toldOfObjection: true });
      morning();
      expect(await invitations()).toEqual([]);
    });
  });

  describe('the invitation (S3 R7)', () => {
    it.each([
      ['is off by default', undefined, { toldOfObjection: true }, false, 0],
      ['goes to customers who were told', 'customers', { toldOfObjection: true }, false, 1],
      ['goes to no customer who was not told', 'customers', {}, false, 0],
      ['needs consent, where the shop says so', 'consent', { toldOfObjection: true }, false, 0],
      ['needs consent that is confirmed', 'consent', { acceptAdvertising: true, advertisingVersion: 2 }, false, 0],
      ['goes to guests with consent', 'consent', { acceptAdvertising: true, advertisingVersion: 2 }, true, 1],
    ] as const)('%s', async (_, mails, parts, isConfirmed, sent) => {
      await setMails(mails);
      await orders(shop.guest(), parts);
      if (isConfirmed) await confirmConsent();
      morning();
      expect(await invitations()).toHaveLength(sent);
    });

    it('is sent once, in the morning, with a link that rates the order and one that unsubscribes', async () => {
      await setMails('customers');
      const id = await orders(shop.guest(), { toldOfObjection: true });
      shop.clock.set('2026-11-22T07:59:00.000Z');
      shop.deps.outbox.wake();
      const waiting = await shop.deps.database.read
        .selectFrom('outbox')
        .select('run_at')
        .where('kind', '=', 'feedbackInvited')
        .execute();
      expect(waiting).toEqual([{ run_at: DUE }]);
      morning();
      const [mail, ...others] = await invitations();
      expect(others).toEqual([]);
      expect(mail?.to.address).toBe(PETRA);
      const [, page, token = ''] = /\/f=roma(\/feedback\/[\w-]+)#(\S+)/.exec(mail?.text ?? '') ?? [];
      expect(page).toBe(`/feedback/${id}`);
      // The order's id opens its page, so it is not in a header that mail servers log.
      expect(mail?.unsubscribeUrl).toMatch(/\/f=roma\/abmelden\/bewertung\/\d+\.[\w-]+$/);
      expect(mail?.text).toContain(mail?.unsubscribeUrl);
      const friend = shop.guest();
      expect((await look(friend, id, token)).json()).toMatchObject({ state: 'open' });
      expect((await post(friend, id, '', { ...rating(5), token })).statusCode).toBe(200);
    });

    it('is not sent for an order that was rated meanwhile', async () => {
      await setMails('customers');
      const guest = shop.guest();
      await post(guest, await orders(guest, { toldOfObjection: true }), '', rating(5));
      morning();
      expect(await invitations()).toEqual([]);
    });

    it('is not sent if the shop has changed its mind', async () => {
      await setMails('customers');
      await orders(shop.guest(), { toldOfObjection: true });
      await setMails();
      morning();
      expect(await invitations()).toEqual([]);
    });

    it('unsubscribes with one click, also without consent (RFC 8058)', async () => {
      await setMails('customers');
      await orders(shop.guest(), { toldOfObjection: true });
      morning();
      const [mail] = await invitations();
      const link = new URL(mail?.unsubscribeUrl ?? '').pathname;
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const clicked = await shop.guest().call('POST', link, 'List-Unsubscribe=One-Click', form);
      expect(clicked.statusCode).toBe(200);
      shop.clock.set('2026-11-22T12:00:00.000Z');
      await orders(shop.guest(), { toldOfObjection: true }, 'Petra@Example.com');
      shop.clock.set('2026-11-22T15:00:00.000Z');
      expect(await invitations()).toHaveLength(1);
      const stored = await shop.deps.database.read.selectFrom('advertising_objections').selectAll().execute();
      expect(JSON.stringify(stored)).not.toMatch(/petra/i);
    });

    it.each([
      [
        'the page that unsubscribes',
        (guest: Guest) => guest.call('POST', '/api/shop/roma/emailunsubscribe', { type: 'bewertung', email: PETRA }),
      ],
    ])('%s records the objection of an address without consent', async (_, unsubscribes) => {
      await setMails('customers');
      expect((await unsubscribes(shop.guest())).statusCode).toBe(204);
      await orders(shop.guest(), { toldOfObjection: true });
      morning();
      expect(await invitations()).toEqual([]);
    });

    it('goes again to a guest who objected and then confirmed consent', async () => {
      await setMails('customers');
      await shop.guest().call('POST', '/api/shop/roma/emailunsubscribe', { type: 'bewertung', email: PETRA });
      await orders(shop.guest(), { acceptAdvertising: true, advertisingVersion: 2 });
      await confirmConsent();
      morning();
      expect(await invitations()).toHaveLength(1);
    });
  });

  it('loses name and words with the account of its author; the stars stay (S3 A4)', async () => {
    const guest = shop.guest();
    const id = await orders(guest);
    await post(guest, id, '', { ...rating(2, 'Ada hier: zu kalt'), firstName: 'Ada', note: 'Ruft mich an' });
    const deleted = { account_shop_id: shopId('roma'), account_id: userId('gone') };
    await shop.deps.database.write((writer) =>
      writer.updateTable('orders').set(deleted).where('order_id', '=', orderId(id)).execute(),
    );
    shop.clock.set('2026-11-23T08:00:00.000Z');
    await cleanUp(shop.deps);
    owner = await shop.desk();
    const answer = await owner.call('GET', LIST);
    expect(answer.json()).toMatchObject({
      count: 1,
      entries: [{ firstName: '', note: '', ratings: [{ stars: 2, text: '' }] }],
    });
    expect(answer.body).not.toContain('Ada');
  });

  it('is deleted after two years, with its stars', async () => {
    for (const stars of [5, 5, 5, 5, 5]) {
      const guest = shop.guest();
      await post(guest, await orders(guest), '', rating(stars, 'Gut'));
    }
    shop.clock.set('2028-11-20T18:29:59.000Z');
    await cleanUp(shop.deps);
    owner = await shop.desk();
    expect((await list()).count).toBe(5);
    shop.clock.set('2028-11-20T18:30:00.000Z');
    await cleanUp(shop.deps);
    await shop.deps.shops.refresh();
    expect(await list()).toMatchObject({ count: 0, entries: [] });
    expect(await menuRating()).toBeUndefined();
  });
});
