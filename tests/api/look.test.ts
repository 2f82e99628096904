import type { DomainReport, LookDraft, LookDraftAnswer } from '@tischlein/contract/office';
import type { ShopConfig } from '@tischlein/domain/shop';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanUp } from '../../apps/server/src/app/housekeeping.ts';
import { plusSeconds } from '../../apps/server/src/clock.ts';
import { onSqlite, preparedTrattoria, preparedTwoShops } from '../support/databases.ts';
import { startFakeDns } from '../support/fake-dns.ts';
import { openShop, type TestShop } from '../support/open-shop.ts';
import { openShopForEach } from '../support/shop-for-each.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const DRAFT = '/api/office/shop/roma/look-draft';

const toLook = ({ primaryColor, accentColor, news, jobEntries }: ShopConfig): LookDraft => ({
  primaryColor,
  accentColor,
  news,
  jobEntries,
});

describe.each(usuallyOnSqlite(preparedTwoShops))('an unsaved look on $name', ({ open }) => {
  let shop: TestShop;
  openShopForEach(open, (opened) => {
    ({ shop } = opened);
  });

  const readLook = async () => {
    const owner = await shop.desk();
    const config = (await owner.call('GET', '/api/office/shop/roma/config')).json<ShopConfig>();
    return { owner, look: toLook(config) };
  };

  it('is shown to its author only, in a frame of the office, and never cached', async () => {
    const { owner, look } = await readLook();
    const drafted = { ...look, primaryColor: '#123456', customCss: '.dish-card { color: red }' };
    expect((await owner.call('PUT', DRAFT, drafted)).statusCode).toBe(200);
    const page = await owner.call('GET', '/f=roma/?vorschau=1');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    const foreign = await shop.guest().call('GET', '/f=roma/?vorschau=1');
    expect(foreign.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const css = await owner.call('GET', '/api/office/shop/roma/look-draft.css');
    expect(css.body).toBe('.dish-card{color:red}');
    expect((await shop.guest().call('GET', '/api/office/shop/roma/look-draft.css')).statusCode).toBe(401);
  });

  it('is replaced by the next one, changes nothing that guests see, and is deleted after a day', async () => {
    const { owner, look } = await readLook();
    await owner.call('PUT', DRAFT, { ...look, primaryColor: '#123456' });
    await owner.call('PUT', DRAFT, { ...look, primaryColor: '#654321' });
    const rows = () => shop.deps.database.read.selectFrom('look_drafts').selectAll().execute();
    expect((await rows()).map((row) => JSON.parse(row.look).primaryColor)).toEqual(['#654321']);
    expect((await owner.call('GET', '/api/office/shop/roma/config')).json()).toMatchObject(look);
    shop.clock.set(plusSeconds(shop.clock.now(), 24 * 60 * 60 + 1));
    await cleanUp(shop.deps);
    expect(await rows()).toEqual([]);
  });

  it('names what a stylesheet cannot have, with its line', async () => {
    const { owner, look } = await readLook();
    const customCss = [
      "@import url('https://evil.example/x.css');",
      '.cart { position: fixed; color: red }',
      '.dish-card { background: url(https://evil.example/x.png) }',
      '.cart-total { color red }',
      '.fine { color: var(--accent) }',
    ].join('\n');
    const answer = (await owner.call('PUT', DRAFT, { ...look, customCss })).json<LookDraftAnswer>();
    expect(answer.cssFindings.map(({ line, kind }) => [line, kind])).toEqual([
      [1, 'forbidden'],
      [2, 'forbidden'],
      [3, 'forbidden'],
      [4, 'syntax'],
    ]);
  });

  it.each([
    ['a colour in words', { primaryColor: 'rot' }],
    ['a stylesheet above 100 000 characters', { customCss: 'a'.repeat(100_001) }],
  ])('refuses %s', async (_, part) => {
    const { owner, look } = await readLook();
    expect((await owner.call('PUT', DRAFT, { ...look, ...part })).statusCode).toBe(400);
  });
});

describe.each(onSqlite(preparedTrattoria))('the check of a domain', ({ open }) => {
  const closings: (() => Promise<void> | void)[] = [];
  afterEach(async () => {
    for (const close of closings.splice(0).toReversed()) await close();
  });

  const openWith = async (publicUrl = 'https://shop.example') => {
    const dns = await startFakeDns({
      'shop.example': [
        ['A', '93.184.216.34'],
        ['AAAA', '2606:4700::7'],
        ['A', '192.0.2.7'],
        ['AAAA', '64:ff9b::a00:7'],
      ],
      'bestellen.roma.example': [['CNAME', 'shop.example']],
      'roma.example': [['A', '93.184.216.34']],
      'elsewhere.example': [['A', '151.101.1.9']],
      'silent.example': null,
    });
    const place = await open();
    const shop = await openShop(place, { dnsServer: dns.server, publicUrl });
    closings.push(dns.close, place.close, () => shop.close());
    const owner = await shop.desk();
    const check = async (domain: string) =>
      (await owner.call('POST', '/api/office/shop/roma/domain-check', { domain })).json<DomainReport>();
    return { check, dns };
  };

  it.each([
    ['bestellen.roma.example', 'right'],
    ['roma.example', 'right'],
    ['elsewhere.example', 'elsewhere'],
    ['unknown.example', 'missing'],
    ['silent.example', 'unanswered'],
  ])('%s: %s', async (domain, state) => {
    const { check, dns } = await openWith();
    expect(await check(domain)).toMatchObject({ domain, state, isTaken: false });
    expect(new Set(dns.asked)).toEqual(new Set([domain, 'shop.example']));
  });

  it('says what to enter: an alias for a subdomain, the public addresses for a domain itself', async () => {
    const { check } = await openWith();
    expect((await check('bestellen.roma.example')).advice).toEqual([
      { name: 'bestellen', type: 'CNAME', value: 'shop.example' },
    ]);
    expect((await check('roma.example')).advice).toEqual([
      { name: '@', type: 'A', value: '93.184.216.34' },
      { name: '@', type: 'AAAA', value: '2606:4700::7' },
    ]);
  });

  it('advises nobody to enter a private address', async () => {
    const { check } = await openWith('http://127.0.0.1:3000');
    expect(await check('roma.example')).toMatchObject({ state: 'noTarget', advice: [] });
  });

  it.each(['127.0.0.1', 'localhost', 'roma', 'https://roma.example', 'Röma.example'])('refuses %s', async (domain) => {
    const { check } = await openWith();
    expect(await check(domain)).toMatchObject({ code: 'invalidRequest' });
  });
});
