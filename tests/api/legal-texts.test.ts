import type { ShopConfig } from '@tischlein/domain/shop';
import type { LegalVersions } from '@tischlein/contract/office';
import type { PublicShopConfig } from '@tischlein/contract/shop';
import { describe, expect, it } from 'vitest';
import { preparedTrattoria } from '../support/databases.ts';
import type { Desk, TestShop } from '../support/open-shop.ts';
import { openShopForEach } from '../support/shop-for-each.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

describe.each(usuallyOnSqlite(preparedTrattoria))('suggested legal texts on $name', ({ open }) => {
  let shop: TestShop;
  let owner: Desk;

  openShopForEach(open, (opened) => ({ shop, owner } = opened));

  it('are filled from the shop, name what is missing, and can be saved once that is filled', async () => {
    const suggested = (await owner.call('GET', '/api/office/shop/roma/legal-texts/imprint')).json();
    expect(suggested).toMatchObject({
      page: { id: 'impressum', legalRole: 'imprint', title: 'Impressum' },
      placeholders: ['Geschäftsführung', 'Registergericht und Registernummer', 'Umsatzsteuer-Identifikationsnummer'],
    });
    expect(suggested.page.text).toContain('Trattoria Roma GmbH');
    expect(suggested.page.text).toContain('Telefon: 030 1234567');
    const read = await owner.call('GET', '/api/office/shop/roma/config');
    const config = read.json<ShopConfig>();
    const text: string = suggested.page.text.replaceAll(/\[\[.+?\]\]/g, 'Giulia Conti');
    const pages = [{ ...suggested.page, text }, ...config.pages.filter(({ legalRole }) => legalRole !== 'imprint')];
    const headers = { 'if-match': String(read.headers['etag']) };
    const saved = await owner.call('PUT', '/api/office/shop/roma/config', { ...config, pages }, headers);
    expect(saved.statusCode).toBe(204);
    const open = (await shop.guest().call('GET', '/api/shop/roma/config')).json<PublicShopConfig>();
    expect(open.pages[0]).toMatchObject({ text, version: expect.stringMatching(/^[\w-]{22}$/) });
  });

  it('are kept in the versions that orders accepted', async () => {
    await shop.guest().order();
    const versions = (await owner.call('GET', '/api/office/shop/roma/legal-versions')).json<LegalVersions>();
    expect(versions.map(({ orders, firstAt, lastAt }) => [orders, firstAt === lastAt])).toEqual([
      [1, true],
      [1, true],
    ]);
    const before = (await owner.call('GET', '/api/office/shop/roma/config')).json<ShopConfig>();
    const pages = before.pages.map((page) =>
      page.legalRole === 'terms' || page.title.includes('AGB') ? { ...page, text: 'Neue AGB' } : page,
    );
    expect((await owner.save('/api/office/shop/roma/config', { ...before, pages })).statusCode).toBe(204);
    const texts = await Promise.all(
      versions.map(({ version }) => owner.call('GET', `/api/office/shop/roma/legal-versions/${version}`)),
    );
    const accepted = before.pages.map(({ text }) => text);
    for (const answer of texts) expect(accepted).toContain(answer.json().text);
    const unknown = await owner.call('GET', '/api/office/shop/roma/legal-versions/unbekannt');
    expect(unknown.json()).toMatchObject({ code: 'legalVersionUnknown' });
  });

  it('the privacy text names the methods that the shop offers, and no provider that it does not use', async () => {
    const { page } = (await owner.call('GET', '/api/office/shop/roma/legal-texts/privacy')).json();
    expect(page.text).toContain('Zahlungsanbieter bekommen von uns keine Daten');
    expect(page.text).not.toContain('Stripe');
  });
});
