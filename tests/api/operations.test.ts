import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, preparedTrattoria } from '../support/databases.ts';
import { openEvents } from '../support/open-events.ts';
import { openShop, type TestShop } from '../support/open-shop.ts';
import { aDelivery } from '../support/trattoria.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

describe.each(usuallyOnSqlite(preparedTrattoria))('operations on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;

  beforeEach(async () => {
    place = await open();
    shop = await openShop(place, { rateLimitFactor: 1 });
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  const get = (url: string, headers: Record<string, string> = {}) => shop.guest().call('GET', url, undefined, headers);
  const listen = async (): Promise<number> => Number(new URL(await shop.app.listen({ port: 0 })).port);

  describe('probes', () => {
    it('say that it lives and takes orders', async () => {
      expect([(await get('/healthz')).body, (await get('/readyz')).body]).toEqual(['ok\n', 'ok\n']);
    });

    it.each([
      ['shop.test', 200],
      ['SHOP.test', 200],
      ['evil.example', 404],
      ['127.0.0.1', 404],
      ['localhost', 404],
      ['shop.test:443', 404],
      ['', 404],
    ])('tell a proxy whether it may obtain a certificate for %s: %i', async (domain, status) => {
      expect((await get(`/tls-ask?domain=${domain}`)).statusCode).toBe(status);
    });

    it('say that it takes orders while mails are late; how late, the figures tell', async () => {
      await shop.guest().order();
      await shop.deps.database.write((writer) =>
        writer.updateTable('outbox').set({ done_at: null, run_at: '2026-11-21T18:20:00.000Z' }).execute(),
      );
      shop.clock.set('2026-11-21T18:40:00.000Z');
      const answer = await get('/readyz');
      expect([answer.statusCode, answer.body]).toEqual([200, 'ok\n']);
      const { body } = await get('/metrics');
      expect(body).toContain('tischlein_ready 1\n');
      expect(body).toContain('tischlein_mails_late_seconds 1200\n');
      expect(body).toMatch(/tischlein_mails_waiting [1-9]/);
    });

    it('count responses by route, never by address', async () => {
      const { id } = await shop.guest().order();
      await get(`/api/shop/roma/status/${id}`);
      await get('/api/shop/roma/menu');
      const { body } = await get('/metrics');
      expect(body).toContain('http_requests_total{route="GET /api/shop/:shop/status/:orderId",status="200"} 1');
      expect(body).toContain('http_requests_total{route="GET /api/shop/:shop/menu",status="200"} 1');
      expect(body).toContain('tischlein_orders_placed_total 1');
      expect(body).not.toContain(id);
    });
  });

  it('count reports from browsers anonymously (S2 §7)', async () => {
    const report = (body: object) => shop.guest().call('POST', '/api/shop/roma/event', body);
    const slow = { type: 'checkout', action: 'submit-timeout', context: 'x'.repeat(500), sessionId: 'abc' };
    expect((await report(slow)).statusCode).toBe(204);
    expect((await report({ type: 'address', action: 'error' })).statusCode).toBe(204);
    const wrong = [{}, { ...slow, type: '<b>' }, { ...slow, context: 'x'.repeat(501) }, { ...slow, action: ['a'] }];
    for (const body of wrong) expect((await report(body)).statusCode).toBe(400);
    const { body } = await get('/metrics');
    expect(body).toContain('tischlein_guest_events_total 2\n');
    expect(body).toContain('tischlein_slow_submits_total 1\n');
  });

  describe('the description of the calls', () => {
    it('lists every call with its input and output', async () => {
      const document = (await get('/api/openapi.json')).json();
      expect(document.openapi).toBe('3.1.0');
      const paths = Object.keys(document.paths);
      expect(paths).toEqual(
        expect.arrayContaining([
          '/api/shop/{shop}/order',
          '/api/shop/{shop}/quote',
          '/api/shop/{shop}/menu',
          '/api/shop/{shop}/config/deliveryPeriod',
          '/api/office/session',
          '/api/office/shop/{shop}/orders/{orderId}/{action}',
        ]),
      );
      expect(paths.filter((path) => path.includes('*') || path.startsWith('/f='))).toEqual([]);
      expect(document.components.schemas).toHaveProperty('OrderRequestInput');
      expect(JSON.stringify(document.paths['/api/shop/{shop}/geo'].post.responses.default)).toContain(
        'schemas/Problem',
      );
      expect(document.paths['/api/shop/{shop}/order'].post.requestBody).toBeDefined();
    });

    it('can be read in a browser without third-party scripts', async () => {
      const answer = await get('/api/docs');
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
      expect(answer.body).not.toMatch(/<script>|src="https?:/);
      const bundle = await get('/api/docs/swagger-ui-bundle.js');
      expect([bundle.statusCode, bundle.body.length > 100_000]).toEqual([200, true]);
    });
  });

  describe('addresses that are not calls', () => {
    it('is answered as JSON below /api, as a page for people', async () => {
      const call = await get('/api/gibt/es/nicht');
      expect([call.statusCode, call.json().code]).toEqual([404, 'notFound']);
      const page = await get('/f=nix/', { accept: 'text/html' });
      expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    });

    it('tells which methods there are', async () => {
      const answer = await get('/api/shop/roma/order');
      expect([answer.statusCode, answer.json().code, answer.headers.allow]).toEqual([405, 'methodNotAllowed', 'POST']);
      expect((await shop.guest().call('POST', '/api/shop/roma/menu', {})).headers.allow).toBe('GET, HEAD');
      expect((await shop.guest().call('DELETE', '/f=roma/')).statusCode).toBe(405);
    });
  });

  describe('a problem is not cached', () => {
    // A 404, 405, 410 or 414 without Cache-Control may be kept for ever (RFC 9111 §4.2.2).
    it.each([
      ['GET', '/api/gibt/es/nicht', 404],
      ['GET', '/f=nix/', 404],
      ['GET', '/media/roma/nix/138x138.webp', 404],
      ['GET', '/api/shop/roma/order', 405],
      ['GET', '/api/shop/nix/menu', 404],
      ['GET', '/api/office/shops', 401],
      ['POST', '/api/shop/roma/order', 400],
    ] as const)('%s %s: %i', async (method, url, status) => {
      const { statusCode, headers } = await shop.guest().call(method, url, method === 'POST' ? {} : undefined);
      expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
    });
  });

  it('protects every answer', async () => {
    for (const url of ['/', '/api/shop/roma/menu', '/api/nix', '/healthz', '/media/roma/nix/138x138.webp', '/office']) {
      const { headers } = await get(url);
      expect({ url, ...headers }).toMatchObject({
        url,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });

  describe('rate limits', () => {
    it('block password guessing for one account after five tries', async () => {
      const guess = () => shop.guest().call('POST', '/api/office/session', { ...shop.owner, password: 'falsch' });
      const answers = [];
      for (let tries = 0; tries < 6; tries += 1) answers.push(await guess());
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401, 429]);
      expect(answers[5]?.json().code).toBe('tooManyRequests');
      expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(100);
    });

    it('block coupon guessing, but not reading the menu', async () => {
      const coupons = [];
      for (let tries = 0; tries < 25; tries += 1)
        coupons.push((await get(`/api/shop/roma/validate_coupon?code=X${tries}`)).statusCode);
      expect(coupons.slice(0, 20).every((status) => status === 200)).toBe(true);
      expect(coupons.at(-1)).toBe(429);
      expect((await get('/api/shop/roma/menu')).statusCode).toBe(200);
    });

    it('count by address, which a guest cannot choose', async () => {
      const statuses = [];
      for (let tries = 0; tries < 25; tries += 1) {
        const forged = { 'x-forwarded-for': `10.0.0.${tries}` };
        statuses.push((await get('/api/shop/roma/validate_coupon?code=X', forged)).statusCode);
      }
      expect(statuses.at(-1)).toBe(429);
    });
  });

  describe('on the wire', () => {
    const exchange = async (text: string): Promise<string> => {
      const socket = connect(await listen(), '127.0.0.1');
      socket.write(text);
      let answer = '';
      for await (const part of socket) {
        answer += String(part);
        if (answer.includes('\r\n\r\n') && answer.includes('}')) break;
      }
      return answer;
    };

    it.each([
      ['rubbish', 'HALLO\r\n\r\n', 400],
      ['headers of 20 kB', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
      [
        'a length and chunks',
        'POST /api/shop/roma/quote HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
        400,
      ],
    ])('answers %s with a sentence', async (_, text, status) => {
      const answer = await exchange(text);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer).toContain('"message":"');
      expect(answer).toContain('Cache-Control: no-store');
      expect((await get('/healthz')).statusCode).toBe(200);
    });

    it('closes a connection whose headers never end', async () => {
      expect(shop.app.server.headersTimeout).toBeGreaterThan(0);
      // The real time is longer than a test should take.
      shop.app.server.headersTimeout = 1000;
      const answer = await exchange('GET /healthz HTTP/1.1\r\nhost: x\r\nslow: ');
      expect(answer).toMatch(/^HTTP\/1.1 408 /);
      expect(answer).toContain('"code":"requestTimeout"');
    });

    it('finishes an order that is in flight when it closes, and takes no new one', async () => {
      const port = await listen();
      const order = fetch(`http://127.0.0.1:${port}/api/shop/roma/order`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(aDelivery()),
      });
      await new Promise((resolve) => shop.app.server.once('request', resolve));
      const closed = shop.app.close();
      expect((await order).status).toBe(200);
      await closed;
      await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');
    });

    it('closes within seconds although requests of guests never end', async () => {
      const port = await listen();
      const post =
        'POST /api/shop/roma/quote HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99';
      for (const unfinished of ['GET / HTTP/1.1\r\nhost: x\r\nslow: ', `${post}\r\n\r\n{`]) {
        const socket = connect(port, '127.0.0.1').on('error', () => {});
        socket.write(`GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n${unfinished}`);
        await once(socket, 'data');
      }
      await shop.app.close();
      await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');
    });
  });

  describe('live updates', () => {
    it('bring the desk every order once, in order, also after a pause', async () => {
      const port = await listen();
      const desk = await shop.desk();
      const cookie = `tischlein-office=${await sessionOf(desk)}`;
      const first = await openEvents(port, '/api/office/shop/roma/events?after=0', { cookie });
      const order = await shop.guest().order();
      expect(await first.next()).toMatchObject({ id: '1', data: { order: { id: order.id, status: 'placed' } } });
      await first.close();
      await desk.act(order.id, 'accept', { minutes: 30 });
      const other = await shop.guest().order();
      const second = await openEvents(port, '/api/office/shop/roma/events?after=0', { cookie, 'last-event-id': '1' });
      expect(await second.next()).toMatchObject({ id: '2', data: { order: { id: order.id, status: 'accepted' } } });
      expect(await second.next()).toMatchObject({ id: '3', data: { order: { id: other.id, status: 'placed' } } });
      await second.close();
    });

    it('end with the server, which does not wait for them', async () => {
      const port = await listen();
      const { id } = await shop.guest().order();
      const events = await openEvents(port, `/api/shop/roma/status/${id}/events`);
      expect(await events.next()).toMatchObject({ event: 'status', data: { status: 'placed' } });
      await shop.app.close();
      expect(await events.next()).toBeNull();
    });
  });

  const sessionOf = async (desk: Awaited<ReturnType<TestShop['desk']>>): Promise<string> =>
    (await desk.call('GET', '/api/office/session')).cookies[0]?.value ?? '';
});
