import { describe, expect, it } from 'vitest';
import { aDish, aMenuDocument, aShop } from '../../testing/index.ts';
import { offerId, shopId, zoneId } from '../ids.ts';
import type { MenuDocument } from '../menu/menu-document.ts';
import type { OfferDocument } from '../menu/offer-document.ts';
import { toBasisPoints, toCents } from '../money.ts';
import type { DeliveryZone, ShopConfig } from '../shop/index.ts';
import { findValueArea, listOwnMenuValues, listOwnSettings, readValue, takeValue, type ValuePath } from './index.ts';

const zone = (id: string, parts: Partial<DeliveryZone> = {}): DeliveryZone => ({
  id: zoneId(id),
  name: id,
  area: { kind: 'postcodes', postcodes: ['10119'] },
  deliveryFee: toCents(250),
  minimumOrderValue: toCents(1500),
  freeAfter: null,
  ...parts,
});
const FRANCHISE = aShop({ id: shopId('tramonto'), deliveryZones: [zone('nah'), zone('fern')] });
const MENU = aMenuDocument({
  dishes: [aDish({ name: 'Margherita', price: 900 }), aDish({ name: 'Funghi' }), aDish({ name: 'Tonno' })],
});
const changeConfig = (parts: Partial<ShopConfig>): ShopConfig => ({ ...FRANCHISE, id: shopId('mitte'), ...parts });
const margherita = (parts: Parameters<typeof aDish>[0]): MenuDocument => ({
  ...MENU,
  dishes: MENU.dishes.map((dish) => (dish.id === 'margherita' ? aDish({ name: 'Margherita', ...parts }) : dish)),
});

const CONFIGS: readonly (readonly [string, Partial<ShopConfig>, readonly string[]])[] = [
  ['its identity never follows', { phone: '030 9', restaurantName: 'Mitte', taxNumber: '9' }, []],
  ['a setting of its own', { welcome: 'Ciao' }, ['config/welcome']],
  ['hours: one value each', { opening: { ...FRANCHISE.opening, slotMinutes: 45 } }, ['config/opening/slotMinutes']],
  [
    'a field of a zone',
    { deliveryZones: [zone('nah', { minimumOrderValue: toCents(2000) }), zone('fern')] },
    ['config/deliveryZones/nah/minimumOrderValue'],
  ],
  [
    'a zone more, one less, and their order',
    { deliveryZones: [zone('weit'), zone('nah')] },
    ['config/deliveryZones/weit', 'config/deliveryZones/fern'],
  ],
  ['another order', { deliveryZones: [zone('fern'), zone('nah')] }, ['config/deliveryZones/*order']],
  ['a setting that only the branch has', { slotCapacity: null as never }, ['config/slotCapacity']],
];

const [first, ...others] = MENU.dishes;
const MENUS: readonly (readonly [string, MenuDocument, readonly string[]])[] = [
  [
    'each price by itself',
    margherita({ price: 950, for: ['delivery', 'pickup'] }),
    ['delivery/base', 'pickup/base', 'dineIn/base'].map((end) => `menu/dishes/margherita/prices/${end}`),
  ],
  ['a text', margherita({ price: 900, subtext: 'Mit Büffel' }), ['menu/dishes/margherita/subtext']],
  ['a dish left out', { ...MENU, dishes: others }, ['menu/dishes/margherita']],
  ['a dish of its own', { ...MENU, dishes: [...MENU.dishes, aDish({ name: 'Calzone' })] }, ['menu/dishes/calzone']],
  ['another order', { ...MENU, dishes: [...others, ...(first ? [first] : [])] }, ['menu/dishes/*order']],
];

describe('a branch differs in values as small as they can follow again', () => {
  it.each(CONFIGS)('%s', (_, parts, paths) => {
    const own = listOwnSettings(FRANCHISE, changeConfig(parts));
    expect(own.map(({ path }) => path.join('/')).toSorted()).toEqual([...paths].toSorted());
  });
  it.each(MENUS)('%s', (_, menu, paths) => {
    const own = listOwnMenuValues(MENU, menu);
    expect(own.map(({ path }) => path.join('/')).toSorted()).toEqual([...paths].toSorted());
  });
});

describe('taking the value of the franchise over follows it again', () => {
  it.each(CONFIGS)('%s', (_, parts) => {
    const here = changeConfig(parts);
    const followed = listOwnSettings(FRANCHISE, here).reduce<unknown>(
      (config, { path: [, ...path] }) => takeValue(FRANCHISE, config, path),
      here,
    );
    expect(listOwnSettings(FRANCHISE, followed as ShopConfig)).toEqual([]);
  });
  it.each(MENUS)('%s', (_, menu) => {
    const followed = listOwnMenuValues(MENU, menu).reduce<unknown>(
      (document, { path: [, ...path] }) => takeValue(MENU, document, path),
      menu,
    );
    expect(followed).toEqual(MENU);
  });

  it('leaves everything else as it is', () => {
    const here = changeConfig({
      welcome: 'Ciao',
      deliveryZones: [zone('weit'), zone('nah', { freeAfter: toCents(0) })],
    });
    const followed = takeValue(FRANCHISE, here, ['deliveryZones', 'nah', 'freeAfter']);
    expect(followed).toEqual({ ...here, deliveryZones: [zone('weit'), zone('nah')] });
  });
});

describe('an offer', () => {
  const OFFER: OfferDocument = {
    id: offerId('pasta'),
    kind: 'cartDiscount',
    name: 'Pasta-Woche',
    type: 'webshop',
    showInShop: true,
    showFirst: false,
    discountType: 'percent',
    value: toBasisPoints(1000),
    minimumOrderValue: toCents(2000),
    accumulative: false,
    groupOrderOnly: false,
  };
  const withOffer = (parts: object): MenuDocument => ({ ...MENU, offers: [{ ...OFFER, ...parts }] });

  it.each<readonly [string, object, readonly string[]]>([
    ['whose minimum is another one', { minimumOrderValue: 2500 }, ['menu/offers/pasta/minimumOrderValue']],
    ['with another amount', { value: 1500 }, ['menu/offers/pasta/*discount']],
    ['in euros instead of percent', { discountType: 'euro', value: 300 }, ['menu/offers/pasta/*discount']],
    ['of another kind', { kind: 'freeDelivery' }, ['menu/offers/pasta']],
  ])('%s differs in what says something by itself, and follows again in it', (_, parts, paths) => {
    const [franchise, here] = [withOffer({}), withOffer(parts)];
    const own = listOwnMenuValues(franchise, here);
    expect(own.map(({ path }) => path.join('/'))).toEqual(paths);
    const followed = own.reduce<unknown>((menu, { path: [, ...path] }) => takeValue(franchise, menu, path), here);
    expect(followed).toEqual(franchise);
  });

  it('shows both parts of a discount as one value', () => {
    const [value] = listOwnMenuValues(withOffer({}), withOffer({ discountType: 'euro', value: 300 }));
    expect(value).toMatchObject({
      franchise: { discountType: 'percent', value: 1000 },
      here: { discountType: 'euro', value: 300 },
    });
    expect(readValue(withOffer({}), ['offers', 'pasta', '*discount'])).toEqual({
      discountType: 'percent',
      value: 1000,
    });
  });
});

describe('copying into another branch', () => {
  const CALZONE = { ...MENU, dishes: [aDish({ name: 'Calzone', price: 1200 }), ...MENU.dishes] };
  it('puts an item in the place that it has in the source', () => {
    expect(takeValue(CALZONE, MENU, ['dishes', 'calzone'])).toEqual(CALZONE);
    expect(takeValue(MENU, { ...MENU, dishes: others }, ['dishes', 'margherita'])).toEqual(MENU);
  });

  it.each<ValuePath>([
    ['dishes', 'calzone', 'subtext'],
    ['dishes', 'calzone', 'prices', 'delivery', 'base'],
  ])('has no place for a value of a dish that one of them does not have', (...path) => {
    expect(takeValue(CALZONE, MENU, path)).toBeNull();
    expect(takeValue(MENU, CALZONE, path)).toBeNull();
  });

  it('takes a whole setting', () => {
    const opening = { ...FRANCHISE.opening, preOrderDays: 9 };
    expect(takeValue({ ...FRANCHISE, opening }, FRANCHISE, ['opening'])).toEqual({ ...FRANCHISE, opening });
  });
});

it('reads a value at its path', () => {
  expect(readValue(MENU, ['dishes', 'margherita', 'prices', 'delivery', 'base'])).toBe(900);
  expect(readValue(MENU, ['dishes', 'nix', 'prices'])).toBeUndefined();
});

it.each([
  [['config', 'opening', 'slotMinutes'], 'opening'],
  [['config', 'phone'], null],
  [['config', 'toString'], null],
  [['menu', 'dishes', 'margherita'], 'menu'],
  [['menu', 'offers', 'o1'], 'offers'],
  [['menu', '__proto__'], null],
  [['coupons'], null],
] as const)('S3 R5: who changes %s needs the area %s', (path, area) => {
  expect(findValueArea(path)).toBe(area);
});
