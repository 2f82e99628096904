import { describe, expect, it } from 'vitest';
import { aCombo, aDish, aMenuDocument, anExtraGroup, aSideGroup, at } from '../../testing/index.ts';
import { restoreCart } from '../cart/restore-cart.ts';
import { dishId, ingredientId } from '../ids.ts';
import { isComboAvailable } from './availability.ts';
import { readMenu } from './read-menu.ts';
import { listSoldOut, type StockEntry, markAvailable, withStock } from './stock.ts';

const document = aMenuDocument({
  dishes: [
    aDish({
      id: 'salami',
      name: 'Salami',
      extras: ['belag', 'teig'],
      primaryIngredients: [ingredientId('wurst')],
      canLeaveOut: ['zwiebel'],
    }),
    aDish({ id: 'salat', name: 'Salat', sides: ['dips'] }),
    aDish({ id: 'brot', name: 'Brot' }),
    aDish({ id: 'platte', name: 'Platte', primarySubDishes: [{ dish: dishId('brot') }] }),
    aDish({ id: 'teller', name: 'Teller', secondarySubDishes: [{ dish: dishId('brot') }] }),
  ],
  extraGroups: [
    anExtraGroup({ id: 'belag', items: { wurst: 100, käse: 150 } }),
    anExtraGroup({ id: 'teig', name: 'Teig', min: 1, items: { dick: 0, dünn: 0 } }),
    aSideGroup({ id: 'dips', items: { brot: 200 } }),
  ],
  menus: [aCombo({ id: 'menü', name: 'Menü', slots: { a: ['salami'], b: ['salat', 'brot'] } })],
});
const now = '2026-11-21T18:30:00.000Z';
const evening = { deliveryType: 'delivery', time: at('Mo 18:00') } as const;
const out = (kind: StockEntry['kind'], id: string, group = '', until: string | null = null): StockEntry => ({
  kind,
  id,
  group,
  until,
});
const menuWithout = (...stock: StockEntry[]) => readMenu(withStock(document, stock, now)).menu;
const soldOut = (...stock: StockEntry[]) =>
  [...menuWithout(...stock).dishes.values()].filter((dish) => dish.soldOut).map(({ id }) => id);
const extrasOut = (dish: string, ...stock: StockEntry[]) =>
  menuWithout(...stock)
    .dishes.get(dishId(dish))
    ?.groups.flatMap(({ items }) => items.filter((item) => item.soldOut).map(({ id }) => id));

describe('out of stock', () => {
  it.each([
    ['a dish', [out('dish', 'salami')], ['salami']],
    ['a dish inside another', [out('dish', 'brot')], ['brot', 'platte']],
    ['a mandatory ingredient', [out('ingredient', 'wurst')], ['salami']],
    ['an optional ingredient', [out('ingredient', 'zwiebel')], []],
    ['one of two mandatory extras', [out('extra', 'dick', 'teig')], []],
    ['all mandatory extras', [out('extra', 'dick', 'teig'), out('ingredient', 'dünn')], ['salami']],
    ['an extra of another group', [out('extra', 'dick', 'belag')], []],
    ['an expired entry', [out('dish', 'salami', '', now)], []],
    ['an entry just before it expires', [out('dish', 'salami', '', '2026-11-21T18:30:00.001Z')], ['salami']],
  ])('%s: sells out what depends on it', (_, stock, expected) => {
    expect(soldOut(...stock)).toEqual(expected);
  });

  it('an ingredient or dish out of stock cannot be chosen as an extra', () => {
    expect(extrasOut('salami', out('ingredient', 'wurst'))).toEqual(['wurst']);
    expect(extrasOut('salami', out('extra', 'käse', 'belag'))).toEqual(['käse']);
    expect(extrasOut('salat', out('dish', 'brot'))).toEqual(['brot']);
  });

  it('a combo offers the remaining dishes of a slot and is hidden if none is left (S3 P14)', () => {
    const isShown = (...stock: StockEntry[]) => {
      const menu = menuWithout(...stock);
      return [...menu.combos.values()].map((combo) => isComboAvailable(menu, combo, evening));
    };
    expect(isShown(out('dish', 'salat'))).toEqual([true]);
    expect(isShown(out('dish', 'salat'), out('dish', 'brot'))).toEqual([false]);
  });

  it.each([
    ['the dish', [out('dish', 'salami')], 'dishSoldOut', undefined, true],
    ['an extra', [out('ingredient', 'käse')], 'partSoldOut', 'käse', false],
    ['a mandatory extra', [out('extra', 'dick', 'teig')], 'partSoldOut', 'dick', false],
    ['an optional ingredient', [out('ingredient', 'zwiebel')], 'partSoldOut', 'zwiebel', false],
  ])('a cart reports the loss of %s', (_, stock, code, part, dropped) => {
    const extras = [
      { groupId: 'belag', itemId: 'käse', amount: 1 },
      { groupId: 'teig', itemId: 'dick', amount: 1 },
    ];
    const { problems } = restoreCart(
      { items: [{ dishId: 'salami', amount: 1, without: [], extras }] },
      menuWithout(...stock),
      evening,
    );
    expect(problems[0]).toEqual({ code, item: 'Salami', ...(part && { part }), dropped });
  });

  it('a part that the guest already left out is not reported', () => {
    const menu = menuWithout(out('dish', 'brot'));
    const saved = (without: string[]) => ({ items: [{ dishId: 'teller', amount: 1, without, extras: [] }] });
    const [line] = restoreCart(saved([]), menu, evening).cart.lines;
    expect(line?.kind === 'dish' && line.choice.without).toEqual(['brot']);
    expect(restoreCart(saved(['brot']), menu, evening).problems).toEqual([]);
  });

  it('marks sold-out entries of the menu itself as available again', () => {
    const own = withStock(document, [out('dish', 'salami'), out('extra', 'käse', 'belag')], now);
    expect(listSoldOut(own)).toEqual([
      { kind: 'dish', id: 'salami', group: '' },
      { kind: 'extra', id: 'käse', group: 'belag' },
    ]);
    expect(listSoldOut(markAvailable(own, { kind: 'dish', id: 'salami', group: '' }))).toHaveLength(1);
  });
});
