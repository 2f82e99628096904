import { dishId, shopId, toCents } from '@tischlein/domain';
import { type MenuDocument, readMenu } from '@tischlein/domain/menu';
import { percent, selection, anOffer } from '@tischlein/domain/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases, type OpenDatabase } from '../../../../tests/support/databases.ts';
import { openServer, type TestServer } from '../../../../tests/support/open-server.ts';
import { trattoria } from '../../../../tests/support/trattoria.ts';
import { recordPrices, readPricesBefore } from './price-history.store.ts';
import { replaceMenu } from './save-shop.ts';
import { lockShop } from './saved-shop.ts';

const ROMA = shopId('roma');

describe.each(databases)('the price history on $name (S3 L4, PAngV § 11)', ({ open }) => {
  let place: OpenDatabase;
  let server: TestServer;

  beforeEach(async () => {
    place = await open();
    server = await openServer(place, { shops: [trattoria()] });
  });
  afterEach(async () => {
    await server.close();
    await place.close();
  });

  const readHistory = async (item: string, id = ROMA) =>
    (
      await server.deps.database.read
        .selectFrom('price_history')
        .select(['prices', 'until'])
        .where('shop_id', '=', id)
        .where('item_id', '=', item)
        .orderBy('since')
        .execute()
    ).map(({ prices, until }) => [JSON.parse(prices).pickup?.listPrice ?? null, until === null]);
  const withPrice = (cents: number | null): MenuDocument => {
    const { menu } = trattoria();
    const dishes = menu.dishes
      .filter(({ id }) => cents !== null || id !== 'margherita')
      .map((dish) =>
        dish.id === 'margherita' ? { ...dish, prices: { pickup: { base: toCents(cents ?? 0) } } } : dish,
      );
    return { ...menu, dishes };
  };
  const saveMenu = (menu: MenuDocument) =>
    server.deps.database.write(async (writer) => replaceMenu(writer, await lockShop(writer, ROMA), menu));
  const pause = () => server.deps.database.write(async () => new Promise<void>((done) => setImmediate(done)));

  it('keeps each price of an article, in the transaction that saves the menu', async () => {
    for (const cents of [950, 950, null, 1000]) {
      await pause();
      await saveMenu(withPrice(cents));
    }
    expect(await readHistory('margherita')).toEqual([
      [900, false],
      [950, false],
      [null, false],
      [1000, true],
    ]);
    expect(await readHistory('salami')).toEqual([[1100, true]]);
    const failed = server.deps.database.write(async (writer) => {
      await replaceMenu(writer, await lockShop(writer, ROMA), withPrice(1));
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect((await readHistory('margherita')).at(-1)).toEqual([1000, true]);
  });

  it('knows the lowest price of the 30 days before a reduction', async () => {
    const offers = [anOffer({ kind: 'dishDiscount', ...percent(20), itemSelection: selection({ dishes: ['bier'] }) })];
    const withBeer = (cents: number, others: Partial<MenuDocument> = {}) => ({
      ...trattoria().menu,
      offers: [],
      ...others,
      dishes: trattoria().menu.dishes.map((dish) =>
        dish.id === dishId('bier') ? { ...dish, prices: { pickup: { base: toCents(cents) } } } : dish,
      ),
    });
    const { menu: reduced } = readMenu(withBeer(400, { offers }));
    await server.deps.database.write(async (writer) => {
      await writer.deleteFrom('price_history').execute();
      for (const [at, menu] of [
        ['2026-09-01T10:00:00.000Z', readMenu(withBeer(300)).menu],
        ['2026-10-10T10:00:00.000Z', readMenu(withBeer(350)).menu],
        ['2026-10-20T10:00:00.000Z', readMenu(withBeer(400)).menu],
        ['2026-11-15T10:00:00.000Z', reduced],
      ] as const)
        await recordPrices(writer, ROMA, { before: null, after: menu, at });
    });
    const { read } = server.deps.database;
    expect(await readPricesBefore(read, ROMA, { menu: reduced, config: { dishDeposits: {} } })).toEqual({
      'pickup dish bier ': 350,
    });
  });

  it('what existed before the history has no known price before its reduction', async () => {
    await server.deps.database.write((writer) => writer.deleteFrom('price_history').execute());
    const { menu } = trattoria();
    await saveMenu({ ...menu, offers: [] });
    expect(await readHistory('bier')).toEqual([
      [300, false],
      [300, true],
    ]);
  });
});
