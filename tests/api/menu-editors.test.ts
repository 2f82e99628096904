import { menuDocument } from '@tischlein/contract/shop';
import { readMenu } from '@tischlein/domain/menu';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readShopFile } from '../../apps/server/src/imports/read-shop-file.ts';
import { preparedTrattoria } from '../support/databases.ts';
import { acts } from '../support/editor-act.ts';
import { editMenu } from '../support/menu-edits.ts';
import { openShop } from '../support/open-shop.ts';
import { amount, SEED, usuallyOnSqlite } from '../support/tier.ts';
import { trattoria } from '../support/trattoria.ts';

const SHOP = trattoria();
const MENUS = amount({ usual: 300, thorough: 5000 });
const SAVED = amount({ usual: 8, thorough: 100 });
/** What the editors warn of, but guests may see. */
const WARNINGS = new Set(['priceSuspicious', 'minimumUnreachable', 'slotsMissing', 'slotEmpty']);

it(`${MENUS} menus built in the editors hold, and survive export and import unchanged (seed ${SEED})`, async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (all) => {
      const menu = editMenu(SHOP.menu, all);
      expect(menuDocument.parse(menu)).toEqual(menu);
      expect(readMenu(menu).problems.filter(({ code }) => !WARNINGS.has(code))).toEqual([]);
      const exported = new TextEncoder().encode(JSON.stringify({ ...SHOP, menu }));
      const imported = await readShopFile('roma.json', exported);
      expect(imported.ok && imported.value.menu).toEqual(menu);
    }),
    { seed: SEED, numRuns: MENUS },
  );
});

describe.each(usuallyOnSqlite(preparedTrattoria))('the office on $name', ({ name, open }) => {
  it(`saves ${SAVED} menus built in the editors as they are (seed ${SEED})`, async () => {
    const place = await open();
    const shop = await openShop(place);
    const desk = await shop.desk();
    const url = '/api/office/shop/roma/menu';
    for (const all of fc.sample(acts, { seed: SEED, numRuns: SAVED })) {
      const menu = editMenu(SHOP.menu, all);
      const saved = await desk.save(url, menu);
      expect(saved.statusCode, `${name}: ${saved.body}`).toBe(204);
      expect((await desk.call('GET', url)).json()).toEqual(JSON.parse(JSON.stringify(menu)));
    }
    await shop.close();
    await place.close();
  });
});
