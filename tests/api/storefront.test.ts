import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageRequest, Renderer } from '@tischlein/contract/render';
import { PROVIDER_HOSTS } from '../../apps/server/src/payments/adapters.ts';
import { practiceAccounts } from '../../demo/payments/accounts.ts';
import { databases, onSqlite, type OpenDatabase } from '../support/databases.ts';
import type { TestServerOptions } from '../support/open-server.ts';
import { openShop, type TestShop } from '../support/open-shop.ts';
import { trattoria } from '../support/trattoria.ts';
import { saveAccounts } from '../support/edit-shop.ts';

const SALAMI = { kind: 'dish', id: 'salami', group: '' } as const;
/** By the estimate of `weighShop`. */
const BYTES_FOR_ONE_SHOP = 60_000;
const STYLE = ':root{--accent:#cf4420}';

// A fake renderer that records its requests.
class Pages implements Renderer {
  readonly requests: PageRequest[] = [];

  render = async (request: PageRequest) => {
    this.requests.push(request);
    const path = new URL(request.url, 'http://shop').pathname.slice(request.basename.length) || '/';
    const status = ['/', '/checkout'].includes(path) ? 200 : 404;
    const html = `<!doctype html><style>${STYLE}</style>${request.shop.slug} ${request.basename} ${path} ${request.period.sticker}`;
    return { status, html, inlineStyles: [STYLE], inlineScripts: [] };
  };
}

describe.each(onSqlite(databases))('pages on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;
  let pages: Pages;

  const openWith = async (options: TestServerOptions = {}) => {
    pages = new Pages();
    const shops = [trattoria(), trattoria({ slug: 'napoli' })];
    // No provider is called here; the hosts of its scripts depend on the configuration.
    const providers = { hosts: PROVIDER_HOSTS };
    shop = await openShop(place, { shops, renderer: pages, providers, ...options });
  };
  const get = (url: string, headers: Record<string, string> = {}) => shop.guest().call('GET', url, undefined, headers);

  beforeEach(async () => {
    place = await open();
    await openWith();
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });
  const reopenWith = async (...parts: Parameters<typeof openWith>) => {
    await shop.close();
    await place.close();
    place = await open();
    await openWith(...parts);
  };

  describe('scripts of payment providers', () => {
    const [, paypal, amazonPay] = practiceAccounts('roma').map((account) => ({ ...account, mode: 'test' as const }));
    const policyAt = async (url: string): Promise<[string, unknown]> => {
      const { headers } = await get(url);
      return [String(headers['content-security-policy']), headers['cross-origin-opener-policy']];
    };

    it('are let in at the checkout only, and only those of methods that the shop offers', async () => {
      const document = trattoria();
      const paymentMethods = ['offline', 'PayPal_Platform', 'AmazonPay_Checkout'] as const;
      const roma = { ...document, config: { ...document.config, paymentMethods } };
      await reopenWith({ shops: [roma, trattoria({ slug: 'napoli' })] });
      const [closed] = await policyAt('/f=roma/checkout');
      expect(closed).not.toContain('https:');
      await saveAccounts(shop.deps, document.config.id, [paypal, amazonPay] as never);
      const [policy, opener] = await policyAt('/f=roma/checkout');
      expect(policy).toContain("script-src 'self' https://*.paypal.com https://*.paypalobjects.com");
      expect(policy).toMatch(/form-action 'self' [^;]*https:\/\/\*\.amazon\.de/);
      expect(policy).toMatch(/style-src 'self' [^;]*'unsafe-inline';/);
      expect(opener).toBe('same-origin-allow-popups');
      for (const url of ['/f=roma/', '/f=roma/checkout/holding', '/f=roma/checkout/success/1', '/f=napoli/checkout']) {
        const [other, otherOpener] = await policyAt(url);
        expect(other).not.toContain('https:');
        expect(other).not.toContain('unsafe-inline');
        expect(otherOpener).toBe('same-origin');
      }
    });
  });

  describe('which shop', () => {
    it('is named by the prefix, with or without a slash behind it', async () => {
      expect((await get('/f=napoli')).body).toContain('napoli /f=napoli / ');
      expect((await get('/f=napoli/')).body).toContain('napoli /f=napoli / ');
      expect((await get('/f=roma/checkout?a=1')).body).toContain('roma /f=roma /checkout ');
      expect(pages.requests.map(({ url }) => url)).toEqual(['/f=napoli/', '/f=roma/checkout?a=1']);
    });

    it('is unknown under a prefix that no shop has', async () => {
      for (const url of ['/f=nichts/', '/f=', '/f=%', '/f=%2e%2e/', '/f=roma%2f..%2fnapoli']) {
        expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
      }
    });

    it('is named by the host, which also names it to search engines', async () => {
      const own = { ...trattoria(), config: { ...trattoria().config, domain: 'pizza-roma.example' } };
      await reopenWith({ shops: [own, trattoria({ slug: 'napoli' })] });
      expect((await get('/', { host: 'pizza-roma.example' })).body).toContain('roma  / ');
      expect(pages.requests.at(-1)?.origin).toBe('https://pizza-roma.example');
    });

    it('is the only one there is', async () => {
      await reopenWith({ shops: [trattoria()] });
      expect((await get('/')).body).toContain('roma  / ');
    });

    it('is the overview of the franchise', async () => {
      const overview = trattoria({ slug: 'zentrale' });
      await reopenWith({
        shops: [trattoria(), { ...overview, config: { ...overview.config, isFranchiseOverview: true } }],
      });
      expect((await get('/')).body).toContain('zentrale  / ');
    });

    it('is chosen from a list if there is no default shop', async () => {
      const answer = await get('/');
      expect(answer.body).toContain('<a href="http://shop.test/f=napoli/">');
      expect(answer.body).toContain('<a href="http://shop.test/f=roma/">');
      expect((await get('/checkout', { accept: 'text/html' })).statusCode).toBe(404);
    });

    it('never comes from a header that anyone can send', async () => {
      await get('/f=roma/', { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
      expect(pages.requests[0]?.origin).toBe('http://shop.test');
    });
  });

  describe('a page', () => {
    it('is rendered once a minute for all guests', async () => {
      for (let guest = 0; guest < 5; guest += 1) await get('/f=roma/');
      await Promise.all(Array.from({ length: 5 }, () => get('/f=napoli/')));
      expect(pages.requests).toHaveLength(2);
      shop.clock.set('2026-11-21T18:31:00.000Z');
      await get('/f=roma/');
      expect(pages.requests).toHaveLength(3);
    });

    it('is rendered again when its menu or configuration changes', async () => {
      await get('/f=roma/');
      const owner = await shop.desk();
      const { config, menu } = trattoria();
      await owner.save('/api/office/shop/roma/menu', { ...menu, dishes: menu.dishes.slice(1) });
      await get('/f=roma/');
      expect(pages.requests.at(-1)?.menu.dishes).toHaveLength(menu.dishes.length - 1);
      await owner.save('/api/office/shop/roma/config', { ...config, title: 'Neu' });
      await get('/f=roma/');
      expect(pages.requests.map(({ shop: { title } }) => title)).toEqual([config.title, config.title, 'Neu']);
    });

    it('is rendered again within the minute when a dish comes back into stock by itself', async () => {
      const owner = await shop.desk();
      const request = { item: SALAMI, out: { until: '2026-11-21T18:30:20.000Z' } };
      await owner.call('PUT', '/api/office/shop/roma/stock', request, { 'if-match': '"available"' });
      const isSoldOut = async (second: string) => {
        shop.clock.set(`2026-11-21T18:30:${second}.000Z`);
        await get('/f=roma/');
        return pages.requests.at(-1)?.menu.dishes.find(({ id }) => id === SALAMI.id)?.soldOut ?? false;
      };
      expect([await isSoldOut('19'), await isSoldOut('20'), pages.requests.length]).toEqual([true, false, 2]);
    });

    it('of a shop that had to leave memory is answered without reading the shop again', async () => {
      await reopenWith({ shopCacheBytes: BYTES_FOR_ONE_SHOP });
      const plain = await get('/f=roma/');
      await get('/f=napoli/');
      expect(shop.deps.shops.peekShop('roma')).toBe(null);
      expect((await get('/f=roma/')).body).toBe(plain.body);
      expect([shop.deps.shops.peekShop('roma'), pages.requests.length]).toEqual([null, 2]);
      const owner = await shop.desk();
      await owner.save('/api/office/shop/roma/config', { ...trattoria().config, title: 'Neu' });
      await get('/f=napoli/kein-gericht');
      await get('/f=roma/');
      expect(pages.requests.at(-1)?.shop.title).toBe('Neu');
    });

    it('is compressed, and 304 for a known ETag', async () => {
      const plain = await get('/f=roma/');
      const br = await get('/f=roma/', { 'accept-encoding': 'gzip, deflate, br' });
      const gzip = await get('/f=roma/', { 'accept-encoding': 'gzip' });
      expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
      const again = await get('/f=roma/', { 'if-none-match': String(plain.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    });

    it('allows only its own scripts and the styles that stand in it', async () => {
      const policy = String((await get('/f=roma/')).headers['content-security-policy']);
      const hash = createHash('sha256').update(STYLE).digest('base64');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
    });

    it('sets no cookie (§ 25 TDDDG)', async () => {
      expect((await get('/f=roma/')).headers['set-cookie']).toBeUndefined();
    });

    it('answers 404 with the not-found page if it does not exist', async () => {
      const answer = await get('/f=roma/gibt/es/nicht');
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    });

    it.each(['/f=roma/gericht/%E0%A4%A', '/f=roma/%', '/f=roma/tr/1/yes', '/f=roma/tr/1'])(
      'of an address that means nothing has the frame of the shop: %s',
      async (url) => {
        const answer = await get(url, { accept: 'text/html' });
        expect(answer.statusCode).toBe(404);
        expect(answer.body).toContain('roma /f=roma /');
      },
    );

    it('answers HEAD like GET, without the page', async () => {
      const answer = await shop.app.inject({ method: 'HEAD', url: '/f=roma/' });
      expect([answer.statusCode, answer.body]).toEqual([200, '']);
    });

    it('of an order contains nothing personal and is not cached', async () => {
      const guest = shop.guest();
      const { id } = await guest.order();
      const answer = await guest.call('GET', `/f=roma/checkout/success/${id}`);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(pages.requests.at(-1)?.order?.order).toMatchObject({ id, contact: null });
      await get('/f=roma/checkout/success/unbekannt');
      expect(pages.requests.at(-1)?.order).toBeNull();
      await get(`/f=napoli/checkout/success/${id}`);
      expect(pages.requests.at(-1)?.order).toBeNull();
    });
  });

  it('tells search engines which pages to index', async () => {
    const map = await get('/sitemap.xml');
    expect(map.body).toContain('<loc>http://shop.test/f=roma/</loc>');
    expect(map.body).toContain('<loc>http://shop.test/f=napoli/oeffnungszeiten</loc>');
    expect((await get('/robots.txt')).body).toContain('Sitemap: http://shop.test/sitemap.xml');
    expect(map.body).toContain('<loc>http://shop.test/f=roma/gericht/margherita</loc>');
    expect((await get('/sitemap-1.xml')).body).toBe(map.body);
    for (const other of ['/sitemap-0.xml', '/sitemap-2.xml', '/sitemap-x.xml'])
      expect([other, (await get(other)).statusCode]).toEqual([other, 404]);
  });

  it.each([
    ['/f=roma/?gericht=pizza-diavola', '/f=roma/gericht/pizza-diavola'],
    ['/f=roma/?menue=per-due&gruppe=AB', '/f=roma/menue/per-due?gruppe=AB'],
    ['/f=roma/?gericht=Pizza%20/%20%C3%84', '/f=roma/gericht/Pizza%20%2F%20%C3%84'],
  ])('links of earlier versions to a dish lead to its address: %s', async (url, to) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['location']]).toEqual([301, to]);
  });

  it('serves the stylesheet of a merchant, cleaned', async () => {
    const customCss = '.a{color:red}.b{background:url(https://evil.example)}</style><script>';
    await reopenWith({ shops: [{ ...trattoria(), config: { ...trattoria().config, customCss } }] });
    await get('/');
    const href = pages.requests[0]?.customCssHref ?? '';
    const sheet = await get(href);
    expect([sheet.headers['content-type'], sheet.body]).toEqual(['text/css; charset=utf-8', '.a{color:red}.b{}']);
    const owner = await shop.desk();
    const saved = await owner.save('/api/office/shop/roma/config', {
      ...trattoria().config,
      customCss: '</style>\n.c{color:blue}\n.button{translate:9rem}',
    });
    expect([saved.statusCode, saved.json()]).toEqual([
      200,
      {
        cssFindings: [
          { line: 1, kind: 'forbidden', part: '</style>' },
          { line: 3, kind: 'forbidden', part: 'translate:9rem' },
        ],
      },
    ]);
    await get('/');
    expect(pages.requests.at(-1)?.customCssHref).not.toBe(href);
    expect((await get(pages.requests.at(-1)?.customCssHref ?? '')).body).toBe('.c{color:blue}.button{}');
  });

  it('are sent over https with a promise to stay there', async () => {
    await reopenWith({ shops: [trattoria()], publicUrl: 'https://shop.test' });
    const answer = await get('/');
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
    const order = await shop.guest().call('POST', '/api/shop/roma/order', {});
    const signIn = await shop.guest().call('POST', '/api/office/session', shop.owner);
    expect(signIn.cookies[0]).toMatchObject({ name: '__Host-tischlein-office', secure: true });
    expect(order.cookies.every(({ secure }) => secure)).toBe(true);
  });
});
