import { LEGAL_ROLES, type ShopConfig } from '@tischlein/domain/shop';
import type { LegalTexts, ShopStateAnswer } from '@tischlein/contract/office';
import type { PublicShopConfig } from '@tischlein/contract/shop';
import { legalText } from '@tischlein/wording/legal';
import { describe, expect, it } from 'vitest';
import { acceptTerms } from '../support/accepted-terms.ts';
import { everythingIsSent } from '../support/account-shop.ts';
import { preparedTwoShops } from '../support/databases.ts';
import type { Desk, TestShop } from '../support/open-shop.ts';
import { readMailFiles } from '../support/read-mailbox.ts';
import { openShopForEach } from '../support/shop-for-each.ts';
import { usuallyOnSqlite } from '../support/tier.ts';
import { aDelivery, trattoriaEntity } from '../support/trattoria.ts';

const OLD = trattoriaEntity();
const NEW = {
  ...OLD,
  name: 'Kreuzberger Küchen UG (haftungsbeschränkt)',
  street: 'Am Hafen 7',
  zip: '20457',
  city: 'Hamburg',
  email: 'post@kueche.test',
  phone: '040 998877',
  representedBy: 'Mia Kern',
  register: 'Amtsgericht Hamburg, HRB 4711',
  taxNumber: '48/123/00001',
};

describe.each(usuallyOnSqlite(preparedTwoShops))('a company that changes (S3 L12), on $name', ({ open }) => {
  let shop: TestShop;
  let owner: Desk;
  let dataDir = '';

  openShopForEach(open, (opened) => {
    ({ shop, owner } = opened);
    ({ dataDir } = opened.place);
  });

  const readConfig = async (slug: string): Promise<ShopConfig> =>
    (await owner.call('GET', `/api/office/shop/${slug}/config`)).json();
  const suggestAll = async (): Promise<void> => {
    const pages = LEGAL_ROLES.map((role) => {
      const page = legalText(role, { date: '2026-11-21', hosting: 'Bei uns.', authority: 'Berlin' });
      return role === 'terms' ? { ...page, text: `${page.text}\n\nÜber uns: {{Unternehmen}}.` } : page;
    });
    const config = { ...(await readConfig('roma')), pages };
    expect((await owner.save('/api/office/shop/roma/config', config)).statusCode).toBe(204);
  };
  const changeCompany = async (): Promise<void> => {
    const path = '/api/office/shop/roma/legal-entity';
    expect((await owner.save(path, { kind: 'create', entity: NEW })).statusCode).toBe(200);
  };
  const listUndone = async (slug: string) => {
    const { steps } = (await owner.call('GET', `/api/office/shop/${slug}/state`)).json<ShopStateAnswer>();
    return steps.flatMap(({ duty, isDone, gap }) => (isDone ? [] : [[duty, gap?.code ?? null]]));
  };
  const orderNow = async (): Promise<string> => {
    const guest = shop.guest();
    const { pages } = (await guest.call('GET', '/api/shop/roma/config')).json<PublicShopConfig>();
    const { id } = await guest.order(aDelivery({ acceptedTerms: acceptTerms(pages) }));
    return id;
  };
  /** Name, phone and address of the company before; the restaurant stays where it is. */
  const oldNames = [OLD.name];

  it('no page, mail or document of an open shop names the old one', async () => {
    await suggestAll();
    await changeCompany();
    const id = await orderNow();
    await everythingIsSent(shop);
    const config = (await shop.guest().call('GET', '/api/shop/roma/config')).body;
    const receipts = (await owner.call('GET', `/api/office/shop/roma/orders/${id}`)).body;
    const mails = (await readMailFiles(dataDir)).map((mail) => JSON.stringify(mail));
    expect(mails.some((mail) => mail.includes(NEW.name))).toBe(true);
    expect(config).toContain(NEW.name);
    for (const document of [config, receipts, ...mails])
      for (const name of oldNames) expect(document).not.toContain(name);
    expect(await listUndone('roma')).toEqual([]);
  });

  it('an open shop whose texts are in words of their own says that they are outdated, and stays open', async () => {
    const words = (id: string, text: string) => ({ id, name: id, title: id, legalRole: id, text });
    const pages = [
      words('imprint', `## Angaben gemäß § 5 DDG\n\n${OLD.name}\n${OLD.street}\n${OLD.zip} ${OLD.city}`),
      words('privacy', `Verantwortlich: ${OLD.name}.`),
      words('terms', `Dein Vertragspartner ist ${OLD.name}, ${OLD.street}, ${OLD.zip} ${OLD.city}.`),
      { id: 'ueber', name: 'Über uns', title: 'Über uns', text: `Die ${OLD.name} kocht seit 1980.` },
    ];
    const config = { ...(await readConfig('roma')), pages };
    expect((await owner.save('/api/office/shop/roma/config', config)).statusCode).toBe(204);
    await changeCompany();
    expect(await listUndone('roma')).toEqual([
      ['imprint', 'outdated'],
      ['privacy', 'outdated'],
      ['terms', 'outdated'],
    ]);
    const texts = (await owner.call('GET', '/api/office/shop/roma/legal-texts')).json<LegalTexts>();
    expect(texts.outdatedPages).toEqual(['ueber']);
    expect((await shop.deps.shops.shopByRef('roma'))?.state).toBe('open');
  });

  it('a copied shop begins with placeholders, and opens with its own company only', async () => {
    const words = (id: string, text: string) => ({ id, name: id, title: id, legalRole: id, text });
    const pages = [
      words('imprint', `${OLD.name}\n\n${OLD.street}`),
      words('privacy', `Verantwortlich: ${OLD.name}, Telefon ${OLD.phone}.`),
      words('terms', `Du bestellst bei der roma, Inhaber Herr Alt, ${OLD.zip}.`),
    ];
    const config = { ...(await readConfig('roma')), pages };
    expect((await owner.save('/api/office/shop/roma/config', config)).statusCode).toBe(204);
    const form = {
      name: 'Bari',
      street: 'Am Tor 1',
      zip: '10435',
      city: 'Berlin',
      phone: '030 5550300',
      email: 'b@b.test',
      from: 'roma',
    };
    const { slug } = (await owner.call('POST', '/api/office/drafts', form)).json();
    const copied = await readConfig(slug);
    expect(copied.pages.map(({ text }) => text).slice(0, 2)).toEqual([
      '{{Unternehmen}}\n\n{{Straße}}',
      'Verantwortlich: {{Unternehmen}}, Telefon {{Telefon}}.',
    ]);
    await owner.save(`/api/office/shop/${slug}/legal-entity`, { kind: 'create', entity: NEW });
    expect((await listUndone(slug)).map(([duty]) => duty)).toEqual(
      expect.arrayContaining(['imprint', 'privacy', 'terms']),
    );
    const opened = await owner.save(`/api/office/shop/${slug}/state`, { state: 'open' });
    expect([opened.statusCode, opened.json().code]).toEqual([409, 'dutiesMissing']);
  });
});
