import { legalEntityId, shopId } from '@tischlein/domain';
import { aShop } from '@tischlein/domain/testing';
import { CompiledQuery } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databases } from '../../../../../tests/support/databases.ts';
import { listLegalEntities } from '../../shops/legal-entities.store.ts';
import { toStoredConfig } from '../../shops/branch-documents.ts';
import { openDatabase, type Writer } from '../database.ts';

const run = (writer: Writer, sql: string) => writer.executeQuery(CompiledQuery.raw(sql));

const OVERVIEW = aShop({ id: shopId('tramonto'), slug: 'tramonto', isFranchiseOverview: true, taxNumber: '27/1' });
const BRANCH = aShop({ id: shopId('mitte'), slug: 'mitte', franchise: { id: OVERVIEW.id }, taxNumber: '27/1' });
const OWN_MAIL = aShop({
  id: shopId('nord'),
  slug: 'nord',
  franchise: { id: OVERVIEW.id },
  restaurantStreet: 'Müllerstraße 3',
  email: 'nord@example.com',
});
const SOLE = aShop({ id: shopId('wok'), slug: 'wok', restaurantName: 'Wok' });
const SHOPS = [
  [OVERVIEW, JSON.stringify(OVERVIEW)],
  [BRANCH, toStoredConfig(BRANCH, JSON.stringify(OVERVIEW))],
  [OWN_MAIL, toStoredConfig(OWN_MAIL, JSON.stringify(OVERVIEW))],
  [SOLE, JSON.stringify(SOLE)],
] as const;

/** Restores the tables as they were before the migration, with a franchise and a shop. */
async function goBack(writer: Writer): Promise<void> {
  await run(writer, `delete from migrations where name = '0020-legal-entities'`);
  await run(writer, `alter table shops drop column legal_entity_id`);
  await run(writer, `drop table legal_entities`);
}

describe.each(databases)('shops from before there were legal entities, on $name', ({ open }) => {
  it('get one per equal name, address and tax number (S3 L1)', async () => {
    const place = await open();
    const settings = { databaseUrl: place.url || null, dataDir: place.dataDir };
    const before = await openDatabase(settings);
    await before.write(async (writer) => {
      for (const [{ id, slug }, config] of SHOPS)
        await writer.insertInto('shops').values({ shop_id: id, slug, domain: null, config }).execute();
      await goBack(writer);
    });
    await before.close();
    const database = await openDatabase(settings);
    const roma = { name: 'Trattoria Roma', street: 'Lange Straße 1', zip: '10117', city: 'Berlin' };
    const contact = { email: 'roma@example.com', phone: '030 1234567' };
    expect(await listLegalEntities(database.read)).toEqual([
      {
        id: legalEntityId('entity-mitte'),
        entity: { ...roma, ...contact, taxNumber: '27/1' },
        shops: ['mitte', 'tramonto'],
      },
      {
        id: legalEntityId('entity-nord'),
        entity: { ...roma, ...contact, street: 'Müllerstraße 3', email: 'nord@example.com' },
        shops: ['nord'],
      },
      { id: legalEntityId('entity-wok'), entity: { ...roma, ...contact, name: 'Wok' }, shops: ['wok'] },
    ]);
    await database.close();
    await place.close();
  });
});
