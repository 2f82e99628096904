import type { PublicShopConfig, VisitEvent, VisitRequest } from '@tischlein/contract/shop';
import { describe, expect, it } from 'vitest';
import { cleanUp } from '../../apps/server/src/app/housekeeping.ts';
import { preparedTwoShops } from '../support/databases.ts';
import type { TestShop } from '../support/open-shop.ts';
import { openShopForEach } from '../support/shop-for-each.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const USER = '6a1f0c52-1111-4111-8111-111111111111';
const VISIT: VisitRequest = {
  page: '/checkout/success/0f8fad5b-d9cb-469f-a165-70867728950e?name=Ada',
  orderId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  sessionId: '6a1f0c52-2222-4222-8222-222222222222',
  userId: USER,
  visitCount: 3,
  restaurantId: 'roma',
  website: 'webshop',
  device: 'phone',
  design: 'dark',
  account: true,
  referrer: 'https://mail.example/inbox?to=ada@example.org',
};
const EVENT: VisitEvent = { event: 'address', eventData: { action: 'success' }, identifiers: { ga: 'G-1' } };

describe.each(usuallyOnSqlite(preparedTwoShops))('counting visits on $name', ({ open }) => {
  let shop: TestShop;
  openShopForEach(open, (opened) => {
    ({ shop } = opened);
  });

  const configure = async (change: object) => {
    const owner = await shop.desk();
    const address = '/api/office/shop/roma/config';
    const config = (await owner.call('GET', address)).json();
    return owner.save(address, { ...config, ...change });
  };
  const send = (call: string, body: object, slug = 'roma') =>
    shop.guest().call('POST', `/api/shop/${slug}/tracking/${call}`, body);
  const visits = () => shop.deps.database.read.selectFrom('visits').selectAll().orderBy('started_at').execute();
  const pageCounts = () => shop.deps.database.read.selectFrom('page_counts').selectAll().execute();
  const metrics = async () => (await shop.app.inject({ url: '/metrics' })).body;

  it('a visit is registered and its heartbeat moves its end; nothing personal is stored', async () => {
    await configure({ enableTracking: true });
    const answer = await send('visit', VISIT);
    expect(answer.json()).toMatchObject({ success: true });
    const { id } = answer.json();
    shop.clock.set('2026-11-21T18:30:05.000Z');
    expect((await send('heartbeat', { id })).statusCode).toBe(204);
    expect(await visits()).toEqual([
      {
        shop_id: 'roma',
        visit_id: id,
        user_id: USER,
        session_id: VISIT.sessionId,
        page: '/checkout/success/:id',
        visit_count: 3,
        device: 'phone',
        design: 'dark',
        has_account: 1,
        has_order: 1,
        referrer: 'https://mail.example',
        started_at: '2026-11-21T18:30:00.000Z',
        seen_at: '2026-11-21T18:30:05.000Z',
      },
    ]);
    expect((await send('event', EVENT)).statusCode).toBe(204);
    expect(await metrics()).toContain('tischlein_visits_recorded_total 1\n');
  });

  it('the office sees pages viewed and visits of the last days, those of its own shop only', async () => {
    await configure({ enableTracking: true });
    const view = (page: string, slug = 'roma') => send('page', { page }, slug);
    for (const page of ['/', '/', '/gericht/margherita']) await view(page);
    await view('/', 'napoli');
    const first = { ...VISIT, visitCount: 1, orderId: null, page: '/', device: 'desktop', referrer: '' } as const;
    const other = { userId: '6a1f0c52-3333-4333-8333-333333333333', sessionId: '6a1f0c52-4444-4444-8444-444444444444' };
    for (const visit of [VISIT, { ...VISIT, page: '/', orderId: null }, { ...first, ...other }])
      await send('visit', visit);
    const owner = await shop.desk();
    const read = (query = '') => owner.call('GET', `/api/office/shop/roma/visit-figures${query}`);
    expect((await read()).json()).toEqual({
      days: 30,
      today: '2026-11-21',
      daily: [{ day: '2026-11-21', views: 3 }],
      pages: [
        { page: '/', views: 2 },
        { page: '/gericht/:id', views: 1 },
      ],
      visits: { guests: 2, visits: 2, returning: 1, phones: 1, ordered: 1 },
      referrers: [{ origin: 'https://mail.example', visits: 1 }],
    });
    shop.clock.set('2026-11-28T11:00:00.000Z');
    expect((await read('?days=7')).json()).toMatchObject({ daily: [], pages: [], visits: { guests: 0, visits: 0 } });
    expect((await read('?days=8')).json()).toMatchObject({ daily: [{ views: 3 }], visits: { visits: 2 } });
    expect((await read('?days=91')).statusCode).toBe(400);
  });

  it('withdrawing consent deletes the visits of this guest in this shop, and of no other', async () => {
    await configure({ enableTracking: true });
    const other = { ...VISIT, userId: '6a1f0c52-3333-4333-8333-333333333333' };
    await send('visit', VISIT);
    await send('visit', other);
    expect((await send('forget', { userId: USER }, 'napoli')).statusCode).toBe(204);
    expect(await visits()).toHaveLength(2);
    await configure({ enableTracking: false });
    expect((await send('forget', { userId: USER })).statusCode).toBe(204);
    expect(await visits()).toMatchObject([{ user_id: other.userId }]);
  });

  it('a shop that does not count visits takes none, but pages are counted without an id', async () => {
    for (const [call, body] of [
      ['visit', VISIT],
      ['heartbeat', { id: 'x' }],
      ['event', EVENT],
    ] as const)
      expect((await send(call, body)).json()).toMatchObject({ code: 'trackingOff' });
    for (const page of ['/checkout', '/checkout', '/ada@example.org', '/checkout/success/geheim'])
      expect((await send('page', { page })).statusCode).toBe(204);
    expect(await visits()).toEqual([]);
    expect((await pageCounts()).toSorted((left, right) => left.page.localeCompare(right.page))).toEqual([
      { shop_id: 'roma', day: '2026-11-21', page: '/:id', views: 1 },
      { shop_id: 'roma', day: '2026-11-21', page: '/checkout', views: 2 },
      { shop_id: 'roma', day: '2026-11-21', page: '/checkout/success/:id', views: 1 },
    ]);
    expect(await metrics()).toContain('tischlein_pages_viewed_total 4\n');
  });

  it.each([
    ['no random number', { userId: 'ada@example.org' }],
    ['more than is described', { name: 'Ada' }],
    ['another website', { website: 'blog' }],
    ['no visit', { visitCount: 0 }],
  ])('refuses %s', async (_, change) => {
    await configure({ enableTracking: true });
    const answer = await send('visit', { ...VISIT, ...change });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalidRequest']);
    expect(await visits()).toEqual([]);
  });

  it('visits are deleted after 90 days, page counts after two years', async () => {
    await configure({ enableTracking: true });
    await send('visit', VISIT);
    await send('page', { page: '/' });
    shop.clock.set('2027-02-19T18:30:00.000Z');
    await cleanUp(shop.deps);
    expect(await visits()).toHaveLength(1);
    shop.clock.set('2027-02-19T18:30:01.000Z');
    await cleanUp(shop.deps);
    expect([await visits(), await pageCounts()]).toMatchObject([[], [{ views: 1 }]]);
    shop.clock.set('2028-11-23T00:00:00.000Z');
    await cleanUp(shop.deps);
    expect(await pageCounts()).toEqual([]);
  });

  it('another host may be called by the page, and is named to the browser', async () => {
    await configure({ enableTracking: true, trackingHost: 'https://zahlen.example' });
    const { headers } = await shop.app.inject({ url: '/f=roma/' });
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://zahlen.example;");
    expect((await shop.app.inject({ url: '/api/shop/roma/config' })).json()).toMatchObject({
      trackingHost: 'https://zahlen.example',
    });
    await configure({ enableTracking: false });
    const without = (await shop.app.inject({ url: '/f=roma/' })).headers['content-security-policy'];
    expect(without).not.toContain('zahlen.example');
  });

  it.each(['http://zahlen.example', 'https://zahlen.example/pfad', "https://a.example; script-src 'unsafe-inline'"])(
    'refuses the host %s',
    async (trackingHost) => {
      expect((await configure({ enableTracking: true, trackingHost })).statusCode).toBe(400);
    },
  );

  it('every page links to the choice while visits are counted', async () => {
    const links = async () => {
      const { pages } = (await shop.app.inject({ url: '/api/shop/roma/config' })).json<PublicShopConfig>();
      return pages.filter(({ id }) => id === 'einwilligung').map(({ name }) => name);
    };
    expect(await links()).toEqual([]);
    await configure({ enableTracking: true });
    expect(await links()).toEqual(['Einwilligung ändern']);
  });
});
