import { describe, expect, it } from 'vitest';
import { aCart, aCombo, aDish, aMenu, anOffer, aPricingContext, aSideGroup, selection } from '../../testing/index.ts';
import { dishId, offerId } from '../ids.ts';
import { toCents } from '../money.ts';
import type { Packaging } from '../shop/reusables.ts';
import { priceCart } from './price-cart.ts';

const menu = aMenu({
  dishes: [
    aDish({ id: 'suppe', price: 600, sides: ['dazu'] }),
    aDish({ id: 'salat', price: 300 }),
    aDish({ id: 'cola', price: 250, isDrink: true, deposit: 25, depositKind: 'singleUse' }),
    aDish({ id: 'kaffee', price: 200, isDrink: true, servedOpen: true }),
    aDish({ id: 'riegel', price: 150, prepacked: {} }),
  ],
  extraGroups: [aSideGroup({ id: 'dazu', items: { salat: 200 } })],
  menus: [aCombo({ id: 'duo', price: 900, slots: { haupt: ['suppe'], getraenk: ['cola'] } })],
  offers: [anOffer({ id: 'gratis', kind: 'freeItem', itemSelection: selection({ dishes: ['salat'] }) })],
});
const settings = { reusableDeposit: toCents(500) };
const price = (lines: Parameters<typeof aCart>[1], packaging: Packaging | null, parts: object = {}) =>
  priceCart(menu, aCart(menu, lines), aPricingContext({ deliveryType: 'pickup', settings, packaging, ...parts }));

describe("'Reusable packaging: an option of the cart with its deposit' (S3 L15)", () => {
  it.each<[string, Parameters<typeof aCart>[1], number]>([
    ['one for each dish', [{ dish: 'suppe', amount: 2 }, { dish: 'salat' }], 1500],
    ['none for a bottle, which has its own', [{ dish: 'cola', amount: 2 }], 50],
    ['one for a drink that is filled into a cup', [{ dish: 'kaffee' }], 500],
    ['none for packaged goods', [{ dish: 'riegel' }], 0],
    ['one for a dish with its side dish', [{ dish: 'suppe', extras: { salat: 1 } }], 500],
    [
      'by the dishes of a combo',
      [{ menu: 'duo', slots: { haupt: { dish: 'suppe' }, getraenk: { dish: 'cola' } } }],
      525,
    ],
  ])('%s', (_, lines, deposits) => {
    expect(price(lines, 'reusable').steps.deposits).toBe(deposits);
  });

  it('is named as reusable, never discounted, and carries the rate of its dish', () => {
    const { lines, steps, vat } = price([{ dish: 'suppe' }], 'reusable');
    expect(lines).toMatchObject([{ deposit: 500, depositKinds: ['reusable'], price: 600 }]);
    expect(steps).toMatchObject({ subtotal: 600, deposits: 500, total: 1100 });
    expect(vat.map(({ rate, gross }) => [rate, gross])).toEqual([[700, 1100]]);
  });

  it('a free dish needs a container, too', () => {
    const selectedFreeItems = [{ offerId: offerId('gratis'), dishId: dishId('salat'), sizeId: null }];
    const { freeItems, steps } = price([{ dish: 'suppe', amount: 10 }], 'reusable', { selectedFreeItems });
    expect(freeItems).toMatchObject([{ deposit: 500, depositKinds: ['reusable'] }]);
    expect(steps.deposits).toBe(5500);
  });

  it.each<[string, Packaging | null, object]>([
    ['without the choice', null, {}],
    ["in the guest's own container", 'ownContainer', {}],
    ['at a table', 'reusable', { deliveryType: 'dineIn' }],
    ['where the shop has none', 'reusable', { settings: {} }],
  ])('costs nothing %s', (_, packaging, parts) => {
    expect(price([{ dish: 'suppe' }], packaging, parts).steps.deposits).toBe(0);
  });
});
