import { describe, expect, it } from 'vitest';
import { aDish, aMenuDocument } from '../../testing/index.ts';
import { DELIVERY_TYPES, type DeliveryType } from '../delivery-type.ts';
import { dishId, type SizeId, sizeId } from '../ids.ts';
import type { DishDocument, DishPricesDocument } from '../menu/menu-document.ts';
import { unitPrice } from '../menu/prices.ts';
import { readMenu } from '../menu/read-menu.ts';
import { type Cents, toCents } from '../money.ts';
import { findDishPrice, listTypesToPrice, setDishPrice } from './price-cells.ts';

const LARGE = sizeId('gross');
const plain = (prices: DishPricesDocument): DishDocument => ({ ...aDish({}), prices: { delivery: prices } });
const sized = (prices: DishPricesDocument): DishDocument => ({
  ...aDish({ price: { gross: 0 } }),
  prices: { delivery: prices },
});

/** What guests pay. */
function guestPrice(dish: DishDocument, type: DeliveryType, size: SizeId | null): Cents | null {
  const sizes = [{ id: LARGE, name: '32 cm' }];
  const read = readMenu(aMenuDocument({ dishes: [dish], sizes })).menu.dishes.get(dishId(dish.id));
  return read ? unitPrice(read, size, type) : expect.fail('no dish');
}

describe('the price of a dish', () => {
  const [eight, nine] = [toCents(800), toCents(900)];
  const all = { '*': eight };
  it.each<[string, DishDocument, SizeId | null, number | null]>([
    ['its own', plain({ base: nine }), null, 900],
    ['that of every size', plain({ size: all }), null, 800],
    ['its own before that of every size', plain({ base: nine, size: all }), null, 900],
    ['that of every size, if it has none itself', plain({ base: null, size: all }), null, 800],
    ['none', plain({ base: null }), null, null],
    ['none without any', plain({}), null, null],
    ['that of its size', sized({ size: { gross: nine, ...all } }), LARGE, 900],
    ['that of every size, for a size without one', sized({ size: all }), LARGE, 800],
    ['none for a size that is not sold', sized({ size: { gross: null, ...all } }), LARGE, null],
    ['not its own for a size', sized({ base: nine }), LARGE, null],
  ])('is %s, in the editor as for guests', (_, dish, size, price) => {
    expect(findDishPrice(dish, 'delivery', size)).toBe(price);
    expect(guestPrice(dish, 'delivery', size)).toBe(price);
    for (const next of [toCents(1000), null]) {
      const changed = setDishPrice(dish, { types: ['delivery'], size }, next);
      expect(findDishPrice(changed, 'delivery', size)).toBe(next);
      expect(guestPrice(changed, 'delivery', size)).toBe(next);
    }
  });
});

describe('a price typed in the list', () => {
  const same = aDish({ price: 890 });
  const cheaper = setDishPrice(same, { types: ['pickup'], size: null }, toCents(790));
  const { delivery: _, ...withoutDelivery } = same.prices;
  const hidden = setDishPrice(same, { types: DELIVERY_TYPES, size: null }, null);
  it.each<[string, DishDocument, DeliveryType, readonly DeliveryType[]]>([
    ['is followed by the order types with the same price', same, 'delivery', ['delivery', 'pickup', 'dineIn']],
    ['is not followed by one with a price of its own', cheaper, 'delivery', ['delivery', 'dineIn']],
    ['of another order type than the first stands alone', same, 'pickup', ['pickup']],
    ['of the first order type that has prices', { ...same, prices: withoutDelivery }, 'pickup', ['pickup', 'dineIn']],
    ['switches on no other order type', { ...same, prices: { pickup: { base: null } } }, 'pickup', ['pickup']],
    ['brings back what was not sold', hidden, 'delivery', ['delivery', 'pickup', 'dineIn']],
    ['of a new dish is that of all order types', { ...same, prices: {} }, 'dineIn', DELIVERY_TYPES],
  ])('%s', (__, dish, type, types) => {
    expect(listTypesToPrice(dish, type, null)).toEqual(types);
  });
});
