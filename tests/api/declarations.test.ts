import { randomUUID } from 'node:crypto';
import type { DeclarationState } from '@tischlein/contract/office';
import { shopId } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import { beforeEach, describe, expect, it } from 'vitest';
import { replaceMenu } from '../../apps/server/src/shops/save-shop.ts';
import { readSavedMenu } from '../../apps/server/src/shops/saved-shop.ts';
import { preparedTrattoria } from '../support/databases.ts';
import { editShop } from '../support/edit-shop.ts';
import type { Desk, TestShop } from '../support/open-shop.ts';
import { openShopForEach } from '../support/shop-for-each.ts';
import { aDelivery } from '../support/trattoria.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const ADDRESS = '/api/office/shop/roma/declarations';
const MARGHERITA = { kind: 'dish', id: 'margherita' };
const SALAMI = { kind: 'dish', id: 'salami' };
const CHEESE = { kind: 'ingredient', id: 'kaese' };

/** Of Salami its source named milk, and a word that nothing is known about. */
const asImported = (menu: MenuDocument): MenuDocument => ({
  ...menu,
  dishes: menu.dishes.map((dish) => {
    if (dish.id === 'margherita') return { ...dish, declarations: null };
    const partialDeclarations = { named: ['milk'] as const, unclear: 'Zauberpulver' };
    return dish.id === 'salami' ? { ...dish, declarations: null, partialDeclarations } : dish;
  }),
  ingredients: menu.ingredients.map((part) => ({ ...part, declarations: null })),
});

describe.each(usuallyOnSqlite(preparedTrattoria))(
  "'The merchant may confirm for a list of dishes at once' (S3 L2), on $name",
  ({ open }) => {
    let shop: TestShop;
    let owner: Desk;

    openShopForEach(open, (opened) => ({ shop, owner } = opened));
    beforeEach(() =>
      editShop(shop.deps, shopId('roma'), (writer, saved) =>
        replaceMenu(writer, saved, asImported(readSavedMenu(saved))),
      ),
    );

    const read = async (): Promise<DeclarationState> => (await owner.call('GET', ADDRESS)).json();
    const confirm = async (items: readonly object[], version?: string, who = owner) =>
      who.call('POST', `${ADDRESS}/confirm`, { items }, { 'if-match': `"${version ?? (await read()).version}"` });
    const order = async () => {
      const items = [
        { dishId: 'margherita', amount: 1 },
        { dishId: 'salami', amount: 1 },
      ];
      const answer = await shop
        .guest()
        .call('POST', '/api/shop/roma/order', aDelivery({ orderItems: items }), { 'idempotency-key': randomUUID() });
      return [answer.statusCode, answer.json().code];
    };

    it('lists what is unknown with what its source named', async () => {
      expect((await read()).unknown).toEqual([
        { ...MARGHERITA, name: 'Margherita', place: 'pizza', named: [], unclear: '' },
        { ...SALAMI, name: 'Salami', place: 'pizza', named: ['milk'], unclear: 'Zauberpulver' },
        { ...CHEESE, name: 'kaese', place: '', named: [], unclear: '' },
      ]);
    });

    it('lists prepacked goods with what is missing of them (S3 L14)', async () => {
      await editShop(shop.deps, shopId('roma'), (writer, saved) => {
        const menu = readSavedMenu(saved);
        const dishes = menu.dishes.map((dish) => (dish.id === 'bier' ? { ...dish, prepacked: {} } : dish));
        return replaceMenu(writer, saved, { ...menu, dishes });
      });
      expect((await read()).lacking).toEqual([
        { id: 'bier', name: 'Bier', missing: ['content', 'producer', 'ingredients', 'nutrition', 'alcohol'] },
      ]);
    });

    it("'what is not named is not in them; who and when is kept', and guests can order", async () => {
      expect(await order()).toEqual([409, 1]);
      const confirmed = await confirm([MARGHERITA, SALAMI, CHEESE]);
      expect(confirmed.json()).toMatchObject({
        unknown: [],
        confirmed: [{ by: 'chefin@roma.test', at: shop.clock.now(), names: ['Margherita', 'Salami', 'kaese'] }],
      });
      const menu: MenuDocument = (await shop.app.inject('/api/shop/roma/menu')).json();
      const declared = menu.dishes.map(({ id, declarations, partialDeclarations }) => [
        id,
        declarations,
        partialDeclarations,
      ]);
      expect(declared.slice(0, 2)).toEqual([
        ['margherita', [], undefined],
        ['salami', ['milk'], undefined],
      ]);
      expect(await order()).toEqual([200, undefined]);
    });

    it('confirms nothing for an older list, without a version, or twice', async () => {
      const { version } = await read();
      expect((await confirm([MARGHERITA], version)).statusCode).toBe(200);
      const outdated = await confirm([SALAMI], version);
      expect([outdated.statusCode, outdated.json().code]).toEqual([412, 'versionConflict']);
      expect((await owner.call('POST', `${ADDRESS}/confirm`, { items: [SALAMI] })).statusCode).toBe(428);
      const { confirmed } = (await confirm([MARGHERITA])).json<DeclarationState>();
      expect(confirmed).toHaveLength(1);
    });
  },
);
