import type { GuestCodeRequest } from '@tischlein/contract/office';
import type { PageRequest, Renderer } from '@tischlein/contract/render';
import { shopId } from '@tischlein/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '../../apps/server/src/app/housekeeping.ts';
import { plusSeconds } from '../../apps/server/src/clock.ts';
import { writeCoupons } from '../../apps/server/src/coupons/office-coupons.store.ts';
import { databases, type OpenDatabase } from '../support/databases.ts';
import { type Guest, openShop, type TestShop } from '../support/open-shop.ts';
import { aCoupon, aDelivery, trattoria } from '../support/trattoria.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const DAY_SECONDS = 24 * 60 * 60;
const CODES = '/api/office/shop/roma/codes';
const ONCE = aCoupon({ maximumUsesPerCustomer: 1, validUntil: '2026-12-07T00:00:00+01:00' });
const SMS = { kind: 'coupon', coupon: 'HUNGER5', channel: 'sms' } as const;
const MAIL = { ...SMS, channel: 'email' } as const;

// A fake renderer that records what the page shows.
class Pages implements Renderer {
  readonly shown: PageRequest['codeLink'][] = [];

  render = async ({ codeLink }: PageRequest) => {
    this.shown.push(codeLink);
    return { status: 200, html: '<!doctype html>', inlineStyles: [], inlineScripts: [] };
  };
}

describe.each(usuallyOnSqlite(databases))('codes of SMS and mails on $name (S3 A10)', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;
  let pages: Pages;
  let lines: string[] = [];

  const openWith = async (rateLimitFactor = 1000) => {
    pages = new Pages();
    const shops = [trattoria({ coupons: [ONCE] }), trattoria({ slug: 'napoli', coupons: [ONCE] })];
    lines = [];
    shop = await openShop(place, { shops, renderer: pages, rateLimitFactor, log: (line) => void lines.push(line) });
  };
  beforeEach(async () => {
    place = await open();
    await openWith();
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  const create = async (request: GuestCodeRequest) => (await shop.desk()).call('POST', CODES, request);
  const created = async (request: GuestCodeRequest): Promise<{ code: string; path: string; validUntil: string }> => {
    const answer = await create(request);
    expect(answer.statusCode).toBe(201);
    const { code, url, validUntil } = answer.json();
    return { code, path: new URL(url).pathname, validUntil };
  };
  /** Follows the link in a new browser and returns what its page shows. */
  const follow = async (path: string, guest: Guest = shop.guest()) => {
    const stripped = await guest.call('GET', path);
    expect(stripped.statusCode).toBe(303);
    await guest.call('GET', String(stripped.headers['location']));
    return pages.shown.at(-1);
  };
  const check = (id: string, slug = 'roma') =>
    shop.guest().call('GET', `/api/shop/${slug}/coupon_reservation/check/${id}`);

  it('are short for an SMS and long for a mail, and only their hash is stored', async () => {
    const sms = await created(SMS);
    expect(sms.path).toBe(`/f=roma/s/${sms.code}`);
    expect(sms.code).toMatch(/^[A-HJKMNP-Z2-9]{10}$/);
    const mail = await created(MAIL);
    expect(mail.path).toBe(`/f=roma/reservieren/${mail.code}`);
    expect(mail.code).toMatch(/^[\w-]{22}$/);
    const rows = JSON.stringify(await shop.deps.database.read.selectFrom('guest_codes').selectAll().execute());
    expect(rows).not.toContain(sms.code);
    expect(rows).not.toContain(mail.code);
  });

  it('lose their address at once, and appear in no log (decision 015)', async () => {
    for (const request of [SMS, MAIL]) {
      const { code, path } = await created(request);
      const guest = shop.guest();
      const stripped = await guest.call('GET', path);
      expect(stripped.headers).toMatchObject({
        location: path.slice(0, -code.length),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
      const shown = await guest.call('GET', path.slice(0, -code.length));
      expect(shown.headers['cache-control']).toBe('no-store');
      expect(lines.filter((line) => line.includes(code))).toEqual([]);
    }
    expect(lines).not.toEqual([]);
  });

  it('lead to a coupon, however they are typed, and looking twenty times changes nothing', async () => {
    const { code, path } = await created(SMS);
    const typed = path.replace(code, `${code.slice(0, 5).toLowerCase()}-${code.slice(5)}`);
    for (let look = 0; look < 20; look += 1)
      expect(await follow(look % 2 === 0 ? path : typed)).toMatchObject({
        kind: 'coupon',
        coupon: { code: 'HUNGER5', value: 500, minimumOrderValue: 2000 },
        validThrough: '2026-12-06',
        isOnce: true,
      });
  });

  it('activate the coupon of a mail by the call of S1 §7, in their own shop', async () => {
    const { code } = await created(MAIL);
    expect((await check(code)).json()).toEqual({ code: 'HUNGER5' });
    expect((await check(code, 'napoli')).statusCode).toBe(404);
  });

  it('say when and with which order their guest has redeemed the coupon, to nobody else', async () => {
    const mine = await created({ ...MAIL, recipient: 'Petra@example.com' });
    const others = await created({ ...SMS, recipient: '0171 999' });
    const order = await shop.guest().order(aDelivery({ couponCode: 'HUNGER5' }));
    expect(await follow(mine.path)).toEqual({ kind: 'redeemed', on: '2026-11-21', orderNumber: 1 });
    expect((await check(mine.code)).statusCode).toBe(404);
    expect(await follow(others.path)).toMatchObject({ kind: 'coupon' });
    expect(order.id).toBeTruthy();
  });

  it('end with the coupon or by themselves, and say so for a month', async () => {
    const short = await created({ ...SMS, validUntil: '2026-11-23T00:00:00+01:00' });
    const long = await created(MAIL);
    shop.clock.set('2026-11-24T12:00:00.000Z');
    expect(await follow(short.path)).toEqual({ kind: 'expired', on: '2026-11-22' });
    shop.clock.set('2026-12-08T12:00:00.000Z');
    expect(await follow(long.path)).toEqual({ kind: 'expired', on: '2026-12-06' });
    shop.clock.set(plusSeconds(short.validUntil, 31 * DAY_SECONDS));
    await cleanUp(shop.deps);
    expect(await follow(short.path)).toEqual({ kind: 'unknown' });
  });

  it('lead nowhere once the shop has taken the coupon back', async () => {
    const { path } = await created(SMS);
    await shop.deps.database.write((writer) => writeCoupons(writer, shopId('roma'), [{ ...ONCE, active: false }]));
    expect(await follow(path)).toEqual({ kind: 'unknown' });
  });

  it('lead to the status of an order, without personal data', async () => {
    const { id } = await shop.guest().order();
    const { path } = await created({ kind: 'order', order: id });
    expect(await follow(path)).toEqual({
      kind: 'order',
      code: '',
      orderId: id,
      number: 1,
      status: 'placed',
      deliveryType: 'delivery',
    });
    shop.clock.set(plusSeconds(shop.clock.now(), 181 * DAY_SECONDS));
    expect(await follow(path)).toEqual({ kind: 'unknown' });
  });

  it('invite to a group as long as it exists', async () => {
    const names = { groupName: 'Mittagspause', userName: 'Ada', isPickup: true };
    const group = (await shop.guest().call('POST', '/api/shop/roma/group-order', names)).json();
    const { path } = await created({ kind: 'group', group: group.code });
    expect(await follow(path)).toEqual({ kind: 'group', code: group.code, name: 'Mittagspause', owner: 'Ada' });
    shop.clock.set(plusSeconds(shop.clock.now(), DAY_SECONDS + 1));
    expect(await follow(path)).toEqual({ kind: 'unknown' });
  });

  it.each(['/f=roma/s/AAAAABBBBB', '/f=roma/reservieren/unbekannt', '/f=roma/s/%20', `/f=roma/s/${'x'.repeat(90)}`])(
    'that nobody sent get the page with a line: %s',
    async (path) => {
      expect(await follow(path)).toEqual({ kind: 'unknown' });
    },
  );

  it('belong to one shop', async () => {
    const { path } = await created(SMS);
    expect(await follow(path.replace('f=roma', 'f=napoli'))).toEqual({ kind: 'unknown' });
  });

  it('show the page without a line to those who come without a code', async () => {
    await shop.guest().call('GET', '/f=roma/s/');
    expect(pages.shown).toEqual([null]);
  });

  it.each([
    ['a coupon that there is not', { ...SMS, coupon: 'NIX' }, 404, 'couponUnknown'],
    ['an order that there is not', { kind: 'order', order: 'x' }, 404, 'orderUnknown'],
    ['a group that there is not', { kind: 'group', group: 'AAAABBBB' }, 404, 'groupUnknown'],
    ['a time that is over', { ...SMS, validUntil: '2026-11-01T00:00:00Z' }, 400, 'codeTimeInvalid'],
    ['an unknown kind', { kind: 'dish', dish: 'margherita' }, 400, 'invalidRequest'],
  ])('are not created for %s', async (_, request, status, code) => {
    const answer = await create(request as GuestCodeRequest);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it('are created by staff only, for at most 180 days', async () => {
    expect((await shop.guest().call('POST', CODES, SMS)).statusCode).toBe(401);
    const { validUntil } = await created({ ...SMS, validUntil: '2028-01-01T00:00:00Z' });
    expect(validUntil).toBe(plusSeconds(shop.clock.now(), 180 * DAY_SECONDS));
  });

  it('cannot be guessed: sixty pages at once, then one every three seconds', async () => {
    await shop.close();
    await place.close();
    place = await open();
    await openWith(1);
    const guest = shop.guest();
    for (let guess = 0; guess < 60; guess += 1)
      expect((await guest.call('GET', `/f=roma/s/GUESS${guess}`)).statusCode).toBe(303);
    expect((await guest.call('GET', '/f=roma/s/GUESS')).statusCode).toBe(429);
    expect((await guest.call('GET', '/f=roma/s/')).statusCode).toBe(429);
  });
});
