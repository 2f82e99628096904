import { shopId } from '@tischlein/domain';
import { describe, expect, it } from 'vitest';
import { databases } from '../../../../tests/support/databases.ts';
import { addShopRow, ROMA } from '../../../../tests/support/order-row.ts';
import type { Reader, Writer } from './database.ts';
import { openDatabase } from './open-database.ts';
import { prepareQuery } from './prepare-query.ts';

const selectSlug = prepareQuery((reader: Reader, { id }: { readonly id: string }) =>
  reader.selectFrom('shops').select('slug').where('shop_id', '=', shopId(id)),
);
const rename = prepareQuery((writer: Writer, { id, slug }: { readonly id: string; readonly slug: string }) =>
  writer.updateTable('shops').set({ slug }).where('shop_id', '=', shopId(id)).returning('slug'),
);

describe.each(databases)('a prepared query on $name', ({ open }) => {
  it('binds the values of each call, in any order, in transactions and outside', async () => {
    const place = await open();
    const database = await openDatabase({ databaseUrl: place.url || null, dataDir: place.dataDir });
    await database.write(addShopRow);
    const before = await selectSlug(database.read, { id: ROMA });
    expect(await selectSlug(database.read, { id: 'unknown' })).toEqual([]);
    expect(await database.write((writer) => rename(writer, { slug: 'nuova', id: ROMA }))).toEqual([{ slug: 'nuova' }]);
    expect(await database.write((writer) => rename(writer, { id: 'unknown', slug: 'altra' }))).toEqual([]);
    expect(before).toHaveLength(1);
    expect(await selectSlug(database.read, { id: ROMA })).toEqual([{ slug: 'nuova' }]);
    await database.close();
    await place.close();
  });
});
