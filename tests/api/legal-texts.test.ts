import { assignLegalRoles, type LegalRole, type ShopConfig, type StaticPage } from '@tischlein/domain/shop';
import type { LegalTexts, LegalVersions, OfficeSession, ShopStateAnswer } from '@tischlein/contract/office';
import type { PublicShopConfig } from '@tischlein/contract/shop';
import { describe, expect, it } from 'vitest';
import { preparedTrattoria } from '../support/databases.ts';
import { acceptTerms } from '../support/accepted-terms.ts';
import type { Desk, TestShop } from '../support/open-shop.ts';
import { openShopForEach } from '../support/shop-for-each.ts';
import { aDelivery, trattoriaEntity } from '../support/trattoria.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

describe.each(usuallyOnSqlite(preparedTrattoria))('suggested legal texts on $name', ({ open }) => {
  let shop: TestShop;
  let owner: Desk;

  openShopForEach(open, (opened) => ({ shop, owner } = opened));

  it('are filled from the shop, name what is missing, and can be saved once that is filled', async () => {
    const suggested = (await owner.call('GET', '/api/office/shop/roma/legal-texts/imprint')).json();
    expect(suggested).toMatchObject({
      page: { id: 'impressum', legalRole: 'imprint', title: 'Impressum' },
      placeholders: [],
    });
    expect(suggested.page.text).toContain('{{Unternehmen}}');
    const read = await owner.call('GET', '/api/office/shop/roma/config');
    const config = read.json<ShopConfig>();
    const pages = [suggested.page, ...config.pages.filter(({ legalRole }) => legalRole !== 'imprint')];
    const headers = { 'if-match': String(read.headers['etag']) };
    const saved = await owner.call('PUT', '/api/office/shop/roma/config', { ...config, pages }, headers);
    expect(saved.statusCode).toBe(204);
    const open = (await shop.guest().call('GET', '/api/shop/roma/config')).json<PublicShopConfig>();
    const text = expect.stringMatching(/^Trattoria Roma GmbH *$[\s\S]*Telefon: 030 1234567/m);
    expect(open.pages[0]).toMatchObject({ text, version: expect.stringMatching(/^[\w-]{22}$/) });
  });

  it('and the contract with whoever runs the shop (Art. 28 GDPR) is a file for those who may read texts', async () => {
    const file = await owner.call('GET', '/api/office/shop/roma/processing-contract');
    expect(file.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="auftragsverarbeitung.txt"',
    });
    expect(file.body).toMatch(/^Vertrag zur Auftragsverarbeitung\n=+\n[^]*Trattoria Roma GmbH/);
    expect((await shop.guest().call('GET', '/api/office/shop/roma/processing-contract')).statusCode).toBe(401);
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

  it('the privacy text names no provider that the shop does not use', async () => {
    await savePages(await suggest('privacy'));
    const text = await readPage('datenschutz');
    expect(text).toContain('Zahlungsanbieter bekommen von uns keine Daten');
    expect(text).not.toContain('Stripe');
  });

  const readPage = async (id: string): Promise<string> => {
    const { pages } = (await shop.guest().call('GET', '/api/shop/roma/config')).json<PublicShopConfig>();
    return pages.find((page) => page.id === id)?.text ?? '';
  };
  const savePages = async (pages: readonly StaticPage[]): Promise<void> => {
    const config = (await owner.call('GET', '/api/office/shop/roma/config')).json<ShopConfig>();
    const roles = pages.map(({ legalRole }) => legalRole);
    const others = assignLegalRoles(config.pages).filter(({ legalRole }) => !roles.includes(legalRole));
    const body = { ...config, pages: [...others, ...pages] };
    expect((await owner.save('/api/office/shop/roma/config', body)).statusCode).toBe(204);
  };
  const suggest = async (...roles: readonly LegalRole[]): Promise<readonly StaticPage[]> => {
    const pages = roles.map(async (role) => {
      const { page } = (await owner.call('GET', `/api/office/shop/roma/legal-texts/${role}`)).json();
      return { ...page, text: page.text.replaceAll(/\[\[.+?\]\]/g, 'Hosting und Behörde') };
    });
    return Promise.all(pages);
  };
  const readStates = async () => {
    const { states } = (await owner.call('GET', '/api/office/shop/roma/legal-texts')).json<LegalTexts>();
    return Object.fromEntries(states.flatMap(({ role, outdated }) => (outdated.length > 0 ? [[role, outdated]] : [])));
  };
  const readUndone = async (): Promise<readonly string[]> => {
    const { steps } = (await owner.call('GET', '/api/office/shop/roma/state')).json<ShopStateAnswer>();
    return steps.flatMap(({ duty, isDone }) => (isDone ? [] : [duty]));
  };
  const ENTITY = '/api/office/shop/roma/legal-entity';
  const NAPOLI = {
    ...trattoriaEntity(),
    name: 'Napoli OHG',
    street: 'Am Hafen 7',
    phone: '040 99',
    email: 'n@napoli.test',
  };

  it('S3 L12: texts with placeholders follow the company, the methods and what is sold', async () => {
    await savePages(await suggest('imprint', 'privacy', 'terms', 'withdrawal', 'accessibility'));
    const before = await readPage('agb');
    expect(before).toContain('Dein Vertragspartner ist Trattoria Roma GmbH');
    expect((await owner.save(ENTITY, { kind: 'change', entity: NAPOLI })).statusCode).toBe(200);
    for (const id of ['impressum', 'datenschutz', 'agb', 'widerruf', 'barrierefreiheit']) {
      const text = await readPage(id);
      expect([id, text]).toEqual([id, expect.not.stringContaining('Trattoria Roma GmbH')]);
      expect(text).not.toContain('030 1234567');
    }
    expect(await readPage('impressum')).toContain('Napoli OHG');
    expect(await readStates()).toEqual({});
    const config = (await owner.call('GET', '/api/office/shop/roma/config')).json<ShopConfig>();
    const body = { ...config, supportDelivery: false, enableLogin: true };
    expect((await owner.save('/api/office/shop/roma/config', body)).statusCode).toBe(204);
    expect(await readPage('agb')).not.toContain('Wir liefern');
    expect(await readPage('datenschutz')).toContain('## Kundenkonto');
  });

  it('S3 L12: texts in words of their own are outdated once the company differs, stay so, and are confirmed', async () => {
    const words = (id: string, legalRole: LegalRole, text: string) => ({ id, name: id, title: id, legalRole, text });
    await savePages([
      words('impressum', 'imprint', '## Impressum\n\nTrattoria Roma GmbH, Lange Straße 1, Tel. (030) 1 23 45 67'),
      words('datenschutz', 'privacy', 'Verantwortlich ist die Trattoria Roma GmbH.'),
      words('agb', 'terms', 'Du bestellst bei uns.'),
    ]);
    expect([await readStates(), await readUndone()]).toEqual([{}, []]);
    expect((await owner.save(ENTITY, { kind: 'change', entity: NAPOLI })).statusCode).toBe(200);
    const { imprint = [], privacy = [] } = await readStates();
    expect(imprint).toEqual(expect.arrayContaining(['Unternehmen', 'Straße', 'Telefon']));
    expect(privacy).toContain('Unternehmen');
    expect(await readUndone()).toEqual(['imprint', 'privacy', 'terms']);
    const session = (await owner.call('GET', '/api/office/session')).json<OfficeSession>();
    expect(session.shops).toMatchObject([{ slug: 'roma', state: 'open', hasOutdatedTexts: true }]);
    // Another change of the text does not make it right.
    await savePages([words('datenschutz', 'privacy', 'Verantwortlich ist die Trattoria Roma GmbH. Neu.')]);
    expect((await readStates())['privacy']).toContain('Unternehmen');
    for (const page of ['datenschutz', 'impressum', 'agb'])
      expect((await owner.call('POST', `/api/office/shop/roma/texts/${page}/confirmation`)).statusCode).toBe(204);
    expect([await readStates(), await readUndone()]).toEqual([{}, []]);
    expect((await owner.call('POST', '/api/office/shop/roma/texts/keine/confirmation')).statusCode).toBe(404);
  });

  it('S3 L10: the mail of an order attaches the terms that it accepted, though the company has changed since', async () => {
    await savePages(await suggest('imprint', 'privacy', 'terms'));
    const { pages } = (await shop.guest().call('GET', '/api/shop/roma/config')).json<PublicShopConfig>();
    await shop.guest().order(aDelivery({ acceptedTerms: acceptTerms(pages) }));
    const [version] = (await owner.call('GET', '/api/office/shop/roma/legal-versions')).json<LegalVersions>();
    await owner.save(ENTITY, { kind: 'change', entity: NAPOLI });
    const all = (await owner.call('GET', '/api/office/shop/roma/legal-versions')).json<LegalVersions>();
    const texts = await Promise.all(
      all.map(({ version: id }) => owner.call('GET', `/api/office/shop/roma/legal-versions/${id}`)),
    );
    expect(version).toBeDefined();
    for (const answer of texts) expect(answer.json().text).toContain('Trattoria Roma GmbH');
  });
});
