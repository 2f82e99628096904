import type { ShopLegalEntity } from '@tischlein/contract/office';
import { describe, expect, it } from 'vitest';
import { preparedTwoShops } from '../support/databases.ts';
import type { Desk, TestShop } from '../support/open-shop.ts';
import { openShopForEach } from '../support/shop-for-each.ts';
import { trattoria, trattoriaEntity } from '../support/trattoria.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const ROMA = '/api/office/shop/roma/legal-entity';
const NAPOLI = '/api/office/shop/napoli/legal-entity';

describe.each(usuallyOnSqlite(preparedTwoShops))('legal entities (S3 L1), on $name', ({ open }) => {
  let shop: TestShop;
  let owner: Desk;

  openShopForEach(open, (opened) => ({ shop, owner } = opened));

  const read = async (path: string): Promise<ShopLegalEntity> => (await owner.call('GET', path)).json();

  it('shops with equal name, address and tax number share one, and a change counts for both', async () => {
    const entity = trattoriaEntity({ phone: '030 7654321' });
    expect(await read(ROMA)).toMatchObject({ entity: trattoriaEntity(), shops: ['napoli', 'roma'] });
    expect((await owner.save(ROMA, { kind: 'change', entity })).statusCode).toBe(200);
    expect((await read(NAPOLI)).entity).toEqual(entity);
    expect((await shop.deps.shops.shopByRef('napoli'))?.legalEntity?.phone).toBe('030 7654321');
  });

  it('a shop gets one of its own and returns to that of another shop', async () => {
    const { id: shared } = await read(ROMA);
    const entity = trattoriaEntity({
      name: 'Napoli OHG',
      register: 'Amtsgericht Potsdam, HRA 12',
      vatId: 'DE123456788',
    });
    const created = (await owner.save(NAPOLI, { kind: 'create', entity })).json<ShopLegalEntity>();
    expect(created).toMatchObject({ entity, shops: ['napoli'] });
    expect((await read(ROMA)).shops).toEqual(['roma']);
    expect((await owner.call('GET', '/api/office/legal-entities')).json()).toHaveLength(2);
    expect((await owner.save(NAPOLI, { kind: 'choose', id: shared })).json()).toMatchObject({ id: shared });
    expect((await owner.save(NAPOLI, { kind: 'choose', id: 'unbekannt' })).json().code).toBe('legalEntityUnknown');
  });

  it('a change names its version: 428 without, 412 with an old one (S3 L8)', async () => {
    const change = { kind: 'change', entity: trattoriaEntity({ city: 'Potsdam' }) };
    const { etag } = (await owner.call('GET', ROMA)).headers;
    expect((await owner.call('PUT', ROMA, change)).json().code).toBe('versionMissing');
    const match = { 'if-match': String(etag) };
    expect((await owner.call('PUT', NAPOLI, change, match)).statusCode).toBe(200);
    const refused = await owner.call('PUT', ROMA, change, match);
    expect([refused.statusCode, refused.json().current.document.entity.city]).toEqual([412, 'Potsdam']);
  });

  it('a shop without one has none, and a new one can be created', async () => {
    const { legalEntity: _, ...document } = trattoria({ slug: 'bari' });
    expect((await owner.call('POST', '/api/office/shop', document)).statusCode).toBe(204);
    const bari = '/api/office/shop/bari/legal-entity';
    expect(await read(bari)).toEqual({ id: null, entity: null, shops: [] });
    const entity = trattoriaEntity({ name: 'Bari' });
    expect((await owner.save(bari, { kind: 'change', entity })).json().code).toBe('legalEntityUnknown');
    expect((await owner.save(bari, { kind: 'create', entity })).json()).toMatchObject({ entity, shops: ['bari'] });
  });

  it('a number that cannot be right is refused at its field, and a GmbH needs its register', async () => {
    const bad = { kind: 'create', entity: trattoriaEntity({ taxNumber: 'abc 12', vatId: 'DE123456789' }) };
    const refused = await owner.save(NAPOLI, bad);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'legalEntityInvalid']);
    expect(refused.json().form).toEqual({
      taxNumber: 'Diese Steuernummer kann nicht stimmen. Bitte vergleiche sie mit einem Brief Deines Finanzamts.',
      vatId: 'Diese USt-IdNr. kann nicht stimmen. Eine deutsche ist DE mit neun Ziffern; bitte prüfe jede.',
      register: expect.stringContaining('Diese Rechtsform steht in einem Register.'),
    });
    expect((await read(NAPOLI)).entity).toEqual(trattoriaEntity());
  });

  it('a company with a bad number from before can still save other things', async () => {
    const old = trattoriaEntity({ taxNumber: '12/345', phone: '030 7654321' });
    await shop.deps.database.write((writer) =>
      writer
        .updateTable('legal_entities')
        .set({ document: JSON.stringify(trattoriaEntity({ taxNumber: '12/345' })) })
        .execute(),
    );
    await shop.deps.shops.refresh();
    expect((await owner.save(ROMA, { kind: 'change', entity: old })).statusCode).toBe(200);
    const worse = { kind: 'change', entity: { ...old, taxNumber: '12/346' } };
    expect((await owner.save(ROMA, worse)).json().form).toHaveProperty('taxNumber');
  });
});
