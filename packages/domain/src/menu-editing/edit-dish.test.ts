import { describe, expect, it } from 'vitest';
import { aDish, aMenuDocument, anExtraGroup, anIngredient } from '../../testing/index.ts';
import { DELIVERY_TYPES, type DeliveryType } from '../delivery-type.ts';
import { dishId, groupId, ingredientId, itemId, sizeId } from '../ids.ts';
import type { DishDocument, MenuDocument } from '../menu/menu-document.ts';
import { toCents } from '../money.ts';
import { copyGroupForDish, detachGroup, listDishesWithGroup, removeGroup, removeItem } from './edit-group.ts';
import { removeIngredient, setIngredient } from './edit-ingredient.ts';
import { setAge, setOffered, setSizeDeposit } from './edit-sale.ts';
import { addSize, removeSize } from './edit-sizes.ts';
import { setItemPrice, setOwnPrice } from './item-prices.ts';
import { findDishPrice, listFollowers, setDishPrice, toPriceCell } from './price-cells.ts';
import { suggestDeclarations } from './suggest-declarations.ts';

const find = (menu: MenuDocument, id = 'margherita'): DishDocument =>
  menu.dishes.find((dish) => dish.id === id) ?? expect.fail(`no ${id}`);
const listPrices = (dish: DishDocument, size: string | null = null) =>
  DELIVERY_TYPES.map((type) => findDishPrice(dish, type, size === null ? null : sizeId(size)));

describe('prices by order type', () => {
  const dish = aDish({ price: 1000 });
  const findPrice = (of: DishDocument) => (type: DeliveryType) => findDishPrice(of, type, null);

  it('an order type with the price of delivery shows an empty field and follows it', () => {
    expect(toPriceCell('pickup', findPrice(dish))).toEqual({ code: 'asDelivery', price: 1000 });
    const types = listFollowers(findPrice(dish));
    expect(listPrices(setDishPrice(dish, { types, size: null }, toCents(1200)))).toEqual([1200, 1200, 1200]);
  });

  it('an order type with a price of its own keeps it; one without is not offered', () => {
    const pickup = setDishPrice(dish, { types: ['pickup'], size: null }, toCents(900));
    const none = setDishPrice(pickup, { types: ['dineIn'], size: null }, null);
    expect(toPriceCell('pickup', findPrice(none))).toEqual({ code: 'own', price: 900 });
    expect(toPriceCell('dineIn', findPrice(none))).toEqual({ code: 'notOffered' });
    const types = listFollowers(findPrice(none));
    expect(listPrices(setDishPrice(none, { types, size: null }, toCents(1100)))).toEqual([1100, 900, null]);
  });

  it('an order type is switched off with its prices, and on with those of another', () => {
    const off = setOffered(dish, 'pickup', false);
    expect(Object.keys(off.prices)).toEqual(['delivery', 'dineIn']);
    expect(listPrices(setOffered(off, 'pickup', true))).toEqual([1000, 1000, 1000]);
  });
});

describe('sizes', () => {
  const menu = aMenuDocument({ dishes: [aDish({ price: 1000 }), aDish({ id: 'salami', price: { gross: 1200 } })] });
  const small = { id: sizeId('klein'), name: '26 cm' };

  it('the first size takes over the price of the dish, and gives it back when it is removed', () => {
    const sized = addSize(menu, dishId('margherita'), small);
    expect(listPrices(find(sized), 'klein')).toEqual([1000, 1000, 1000]);
    const unsized = removeSize(sized, dishId('margherita'), small.id);
    expect(unsized).toEqual(menu);
  });

  it('a size that other dishes have stays in the menu', () => {
    const shared = addSize(menu, dishId('margherita'), { id: sizeId('gross'), name: '32 cm' });
    expect(removeSize(shared, dishId('margherita'), sizeId('gross')).sizes.map(({ id }) => id)).toEqual(['gross']);
  });

  it('a deposit is set for every order type of the dish', () => {
    const dish = setSizeDeposit(aDish({ price: { flasche: 300 } }), sizeId('flasche'), toCents(25));
    expect(DELIVERY_TYPES.map((type) => dish.prices[type]?.pfand)).toEqual(Array(3).fill({ flasche: 25 }));
    expect(setSizeDeposit(dish, sizeId('flasche'), undefined).prices.delivery).toEqual({ size: { flasche: 300 } });
  });
});

describe('groups', () => {
  const menu = aMenuDocument({
    extraGroups: [anExtraGroup({ id: 'belag', items: { salami: 150, pilze: 100 } })],
    dishes: [aDish({ extras: ['belag'], popular: ['salami', 'pilze'] }), aDish({ id: 'funghi', extras: ['belag'] })],
  });
  const group = groupId('belag');

  it('a change concerns every dish with the group, a copy only one', () => {
    expect(listDishesWithGroup(menu, group)).toHaveLength(2);
    const copied = copyGroupForDish(menu, { dish: dishId('margherita'), group }, groupId('eigene'));
    expect(find(copied).extraIngredientGroups).toEqual(['eigene']);
    expect(listDishesWithGroup(copied, group).map(({ id }) => id)).toEqual(['funghi']);
    expect(find(copied).popularExtraCombination).toEqual(['salami', 'pilze']);
  });

  it('what is gone is gone from popular combinations, too', () => {
    expect(find(removeItem(menu, group, itemId('salami'))).popularExtraCombination).toEqual(['pilze']);
    expect(find(detachGroup(menu, dishId('margherita'), group)).popularExtraCombination).toEqual([]);
    expect(removeGroup(menu, group)).toMatchObject({ extraGroups: [] });
  });

  it('a dish may have a price of its own for an extra, until it is cleared', () => {
    const place = { list: 'extra', item: itemId('salami'), types: DELIVERY_TYPES, size: null } as const;
    const own = setOwnPrice(find(menu), place, toCents(50));
    expect(own.prices.delivery?.extra).toEqual({ salami: { '*': 50 } });
    expect(setOwnPrice(own, place, undefined)).toEqual(find(menu));
  });

  it('a cleared price leaves nothing behind', () => {
    const [item = expect.fail()] = menu.extraGroups[0]?.items ?? [];
    const sized = setItemPrice(item, { types: ['delivery'], size: sizeId('gross') }, null);
    expect(sized.prices?.delivery).toEqual({ '*': 150, gross: null });
    expect(setItemPrice(sized, { types: ['delivery'], size: sizeId('gross') }, undefined)).toEqual(item);
  });
});

describe('ingredients', () => {
  const menu = aMenuDocument({
    ingredients: [anIngredient('mehl', { declarations: ['wheat'] }), anIngredient('gewürz', { declarations: null })],
    dishes: [aDish({ canLeaveOut: ['mehl', 'gewürz'] })],
  });

  it('an ingredient is in one list of a dish only', () => {
    const moved = find(
      setIngredient(menu, { dish: dishId('margherita'), ingredient: ingredientId('mehl') }, 'primary'),
    );
    expect(moved).toMatchObject({ primaryIngredients: ['mehl'], secondaryIngredients: ['gewürz'] });
    expect(find(removeIngredient(menu, ingredientId('mehl'))).secondaryIngredients).toEqual(['gewürz']);
  });

  it('they suggest declarations, and name what nobody has declared', () => {
    expect(suggestDeclarations(menu, find(menu))).toEqual({ named: ['wheat'], unknown: ['gewürz'] });
  });

  it.each([
    [null, ['vegan']],
    [16, ['vegan', 'alcohol16']],
    [18, ['vegan', 'alcohol18']],
  ] as const)('the age %s is a tag', (age, tags) => {
    expect(setAge(['alcohol16', 'vegan'], age)).toEqual(tags);
  });
});
