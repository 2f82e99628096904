import { describe, expect, it } from 'vitest';
import * as calls from './calls/index.ts';
import { buildTileAddress } from './tile-address.ts';
import { buildAddress } from './address.ts';
import { createSender, type Fetch, readEvent, type Send } from './client.ts';

const RESERVATION = { phone: '030 5550100' };
const PERIOD = { params: { shop: 'roma' } };

/** A sender whose requests are written down as 'METHOD address body'; each is answered with this. */
function openLine(status: number, answer: unknown = null) {
  const sent: string[] = [];
  const fetch: Fetch = async (address, { method, body }) => {
    sent.push([method, address, ...(body === undefined ? [] : [body])].join(' '));
    return { status, text: async () => JSON.stringify(answer) };
  };
  return { send: createSender(fetch), sent };
}

describe('a call is sent as its definition describes it', () => {
  it.each<[string, (send: Send) => Promise<unknown>]>([
    ['GET /api/shop/roma/menu', (send) => send(calls.getMenu, { params: { shop: 'roma' } })],
    ['GET /api/shop/a%2Fb/menu', (send) => send(calls.getMenu, { params: { shop: 'a/b' } })],
    [
      'GET /api/shop/roma/franchise/rome/find-for?location=Zeil%205&deliveryType=delivery',
      (send) =>
        send(calls.findBranches, {
          params: { shop: 'roma', franchise: 'rome' },
          query: { location: 'Zeil 5', deliveryType: 'delivery', serveAt: undefined },
        }),
    ],
    [
      'POST /api/shop/roma/coupon_reservation/lookup {"phone":"030 5550100"}',
      (send) => send(calls.findReservedCoupon, { params: { shop: 'roma' }, body: RESERVATION }),
    ],
    [
      'DELETE /api/platform/user/delete?webshop=roma',
      (send) => send(calls.deleteAccount, { query: { webshop: 'roma' } }),
    ],
    ['DELETE /api/office/session', (send) => send(calls.endSession)],
  ])('%s', async (expected, use) => {
    const { send, sent } = openLine(503);
    await use(send);
    expect(sent).toEqual([expected]);
  });

  it('sends its headers, and the type of its body', async () => {
    let headers = {};
    const send = createSender(async (_, init) => {
      headers = init.headers;
      return { status: 503, text: async () => 'null' };
    });
    await send(calls.placeOrder, {
      params: { shop: 'roma' },
      headers: { 'idempotency-key': 'k' },
      body: { orderItems: [] },
    });
    expect(headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'idempotency-key': 'k',
    });
  });

  it('builds the addresses of streams and files', () => {
    expect(buildAddress(calls.shopEvents, { params: { shop: 'roma' }, query: { after: 0 } })).toBe(
      '/api/shop/roma/events?after=0',
    );
    expect(buildAddress(calls.getReceiptPdf, { params: { shop: 'roma', orderId: 'o' } })).toBe(
      '/api/shop/roma/receipt/o/pdf',
    );
    expect(buildTileAddress('roma')).toBe('/api/shop/roma/osm/tile/{z}/{x}/{y}');
  });
});

describe('what comes back', () => {
  it('is the answer', async () => {
    const { send } = openLine(200, null);
    expect(await send(calls.findReservedCoupon, { ...PERIOD, body: RESERVATION })).toEqual({ ok: true, value: null });
  });

  it('is the problem that the server describes', async () => {
    const problem = { code: 'shopUnknown', message: 'Diesen Shop gibt es nicht.' };
    const { send } = openLine(404, problem);
    expect(await send(calls.getDeliveryPeriod, PERIOD)).toEqual({ ok: false, status: 404, problem });
  });

  it.each([['another format'], [null], [{ error: 'bad gateway' }]])(
    'is a general problem after a 502 with %j',
    async (body) => {
      const { send } = openLine(502, body);
      expect(await send(calls.getDeliveryPeriod, PERIOD)).toMatchObject({ ok: false, problem: { code: 'unreadable' } });
    },
  );

  it.each([
    ['text/plain', 'Das geht gerade nicht.'],
    ['JSON', '"Das geht gerade nicht."'],
  ])("S2 §8 '400 without form: a string response is shown as an alert': %s", async (_, body) => {
    const send = createSender(async () => ({ status: 400, text: async () => body }));
    expect(await send(calls.getDeliveryPeriod, PERIOD)).toEqual({
      ok: false,
      status: 400,
      problem: { code: 'text', message: 'Das geht gerade nicht.' },
    });
  });

  it.each([
    [400, '<html><body>Bad Request</body></html>'],
    [400, ''],
    [400, 'x'.repeat(501)],
    [500, 'Internal Server Error'],
  ])('is a general problem after a %i with %s', async (status, body) => {
    const send = createSender(async () => ({ status, text: async () => body }));
    expect(await send(calls.getDeliveryPeriod, PERIOD)).toMatchObject({ status, problem: { code: 'unreadable' } });
  });

  it('is a problem with status 0 if there is no connection', async () => {
    const send = createSender(() => Promise.reject(new TypeError('fetch failed')));
    expect(await send(calls.getDeliveryPeriod, PERIOD)).toMatchObject({ status: 0, problem: { code: 'unreachable' } });
  });
});

describe('with schemas, as in development and tests', () => {
  it('an answer that breaks the contract throws and names the call and the field', async () => {
    const { send } = openLine(200, { success: true, error: 7 });
    const request = send(calls.requestLink, { body: { webshop: 'roma', email: 'a@b.de' } });
    await expect(request).rejects.toThrow(/^POST \/api\/platform\/auth\/request-link: .*"path": \[\s+"error"/s);
  });

  it('an event that breaks the contract throws', () => {
    expect(readEvent(calls.shopEvents, '{"period":1,"menu":2}')).toEqual({ period: 1, menu: 2 });
    expect(() => readEvent(calls.shopEvents, '{"period":1}')).toThrow(/^GET \/api\/shop\/:shop\/events: .*"menu"/s);
  });
});

it('without schemas, as in production builds, an answer is trusted', async () => {
  const { send } = openLine(200, { anything: 1 });
  const { answer, ...stripped } = calls.getDeliveryPeriod;
  expect(answer.safeParse({ anything: 1 }).success).toBe(false);
  expect(await send(stripped, PERIOD)).toEqual({ ok: true, value: { anything: 1 } });
});
