import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onSqlite, type OpenDatabase, preparedAccountShops } from '../support/databases.ts';
import { openShop, type TestShop } from '../support/open-shop.ts';
import { aDelivery, trattoria } from '../support/trattoria.ts';

const TOKEN = 'only-for-tests-only-for-tests-only';

describe.each(onSqlite(preparedAccountShops))('hostile input on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;

  beforeEach(async () => {
    place = await open();
    const office = join(place.dataDir, 'no-builds/office');
    await mkdir(office, { recursive: true });
    await writeFile(join(office, 'index.html'), '<!doctype html><title>Büro</title>');
    shop = await openShop(place, { metricsToken: TOKEN });
  });
  afterEach(async () => {
    await shop.close();
    await place.close();
  });

  describe('in one line of text', () => {
    const orderWith = (field: object) =>
      shop
        .guest()
        .call('POST', '/api/shop/roma/order', aDelivery({ formValues: { ...aDelivery().formValues, ...field } }));

    it.each([
      ['name', 'A\r\nBcc: b@evil.example'],
      ['name', 'Gewinn auf https://evil.example'],
      ['name', '\u200b\u200b'],
      ['street', 'Lange\nStraße'],
      ['street', '\u2060\u00ad'],
      ['company', 'A\u2028B'],
      ['city', 'Ber\rlin'],
      ['floor', '1\u00852'],
      ['phone', '030\n1234567'],
    ])('%s: %j is refused at its field', async (field, text) => {
      const answer = await orderWith({ [field]: text });
      expect([answer.statusCode, Object.keys(answer.json().form)]).toEqual([400, [field]]);
      expect(answer.json().form[field]).toMatch(/^Bitte /);
    });

    it('the notes for kitchen and driver may have lines', async () => {
      expect((await orderWith({ messageCook: 'Ohne Zwiebeln.\nDanke!' })).statusCode).toBe(200);
    });
  });

  it.each([
    ['email', 'a@b.de\r\nBcc: evil@evil.example'],
    ['email', 'anrufen'],
    ['phone', 'javascript:alert(1)'],
    ['phone', '12'],
  ])("a shop's %s cannot be %j", async (field, text) => {
    const owner = await shop.desk();
    const { config } = trattoria();
    const saved = await owner.save('/api/office/shop/roma/config', { ...config, [field]: text });
    expect([saved.statusCode, saved.json().form]).toEqual([400, { [field]: 'Bitte prüfe diese Angabe.' }]);
    const document = trattoria({ slug: 'milano' });
    const made = await owner.call('POST', '/api/office/shop', {
      ...document,
      config: { ...document.config, [field]: text },
    });
    expect([made.statusCode, made.json().form]).toEqual([400, { [`config.${field}`]: 'Bitte prüfe diese Angabe.' }]);
  });

  it('a shop may have neither address nor number, and line breaks in its names become blanks', async () => {
    const owner = await shop.desk();
    const config = { ...trattoria().config, email: '', phone: '', restaurantName: 'Trattoria\r\nRoma' };
    expect((await owner.save('/api/office/shop/roma/config', config)).statusCode).toBe(204);
    expect((await owner.call('GET', '/api/office/shop/roma/config')).json()).toMatchObject({
      email: '',
      restaurantName: 'Trattoria Roma',
    });
  });

  it.each(['aaaaaaaaaaaa', 'Passwort1234', 'chefin-2026!'])('a new password cannot be %s', async (newPassword) => {
    const passwords = { currentPassword: shop.owner.password, newPassword };
    const answer = await (await shop.desk()).call('PUT', '/api/office/password', passwords);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'passwordEasy', message: expect.stringContaining('leicht zu erraten') },
    ]);
  });

  it.each([
    ['/office', 200],
    ['/office/', 200],
    ['/office/roma', 200],
    ['/office/roma/zeiten?x=1', 200],
    ['/office/roma/', 200],
    ['/office/roma/gibt-es-nicht', 404],
    ['/office/roma/zeiten/mehr', 404],
    ['/office//evil.example', 404],
    ['/office/..%2fapi', 404],
    ['//evil.example/x', 404],
    ['//', 404],
    ['/\\evil.example', 404],
    ['/f=roma//evil.example', 404],
    ['/f=roma/%5Cevil', 404],
    ['/f=roma/?q=//evil.example', 200],
  ])('%s answers %i', async (url, status) => {
    const answer = await exchange(`GET ${url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).not.toMatch(/^location:/im);
  });

  it.each(['/healthz', '/api/shop/roma/menu', '/f=roma/', '/office'])('%s refuses two Host headers', async (url) => {
    const once = `GET ${url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n`;
    expect(await exchange(`${once}\r\n`)).toMatch(/^HTTP\/1.1 200 /);
    const answer = await exchange(`${once}Host: evil.example\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('Bitte prüfe sie');
  });

  it('metrics are for this machine and for those who have the token', async () => {
    const statusOf = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      (await shop.app.inject({ url: '/metrics', headers, remoteAddress })).statusCode;
    expect(await statusOf({})).toBe(200);
    expect(await statusOf({}, '::1')).toBe(200);
    expect(await statusOf({}, '203.0.113.7')).toBe(404);
    expect(await statusOf({ 'x-forwarded-for': '203.0.113.7' })).toBe(404);
    expect(await statusOf({ authorization: `Bearer ${TOKEN}` }, '203.0.113.7')).toBe(200);
    expect(await statusOf({ authorization: 'Bearer falsch' }, '203.0.113.7')).toBe(404);
  });

  const exchange = async (text: string): Promise<string> => {
    const { server } = shop.app;
    if (!server.listening) await shop.app.listen({ port: 0 });
    const address = server.address();
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    socket.write(text);
    let answer = '';
    for await (const part of socket) answer += String(part);
    return answer;
  };
});
