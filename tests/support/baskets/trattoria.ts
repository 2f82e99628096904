import { sizeId, toBasisPoints, toCents } from '@tischlein/domain';
import type { DishDocument, DishPricesDocument, MenuDocument } from '@tischlein/domain/menu';
import type { Coupon, OfferDocument } from '@tischlein/domain/offers';
import {
  aCombo,
  aDish,
  anExtraGroup,
  anOffer,
  aSideGroup,
  during,
  euroOff,
  fixedPrice,
  percent,
  selection,
} from '@tischlein/domain/testing';

/** Some dishes have another price for pickup or dine-in. */
function withPrices(
  dish: DishDocument,
  prices: Readonly<Record<'delivery' | 'pickup' | 'dineIn', DishPricesDocument>>,
): DishDocument {
  return { ...dish, prices };
}

const pizza = { category: 'pizza', extras: ['belag'] };
const base = (cents: number): DishPricesDocument => ({ base: toCents(cents) });
const sizes = (klein: number, gross: number): DishPricesDocument => ({
  size: { klein: toCents(klein), gross: toCents(gross) },
});

const MARGHERITA = withPrices(aDish({ ...pizza, id: 'margherita', price: { klein: 800, gross: 1100 } }), {
  delivery: sizes(800, 1100),
  pickup: sizes(700, 1000),
  dineIn: sizes(850, 1150),
});

const PASTA = withPrices(aDish({ id: 'pasta', category: 'pasta', extras: ['sauce', 'topping'], freeIngredients: 1 }), {
  delivery: base(890),
  pickup: base(790),
  dineIn: base(940),
});

// Delivery and pickup have a deposit per size; dine-in has none.
const COLA = withPrices(aDish({ id: 'cola', category: 'getränke', isDrink: true, price: { klein: 250, gross: 390 } }), {
  delivery: { ...sizes(250, 390), pfand: { klein: toCents(8), gross: toCents(25) } },
  pickup: { ...sizes(250, 390), pfand: { klein: toCents(8), gross: toCents(25) } },
  dineIn: sizes(250, 390),
});

/** The menu of the baskets, without offers: 7 % except for drinks, the latte at a table, and the candle. */
export const TRATTORIA: Partial<MenuDocument> = {
  dishes: [
    MARGHERITA,
    aDish({ ...pizza, id: 'salami', price: 950, freeIngredients: 1 }),
    aDish({ ...pizza, id: 'funghi', price: 1200 }),
    aDish({ ...pizza, id: 'tonno', price: 1200 }),
    PASTA,
    aDish({ id: 'salat', category: 'salate', price: 700, sides: ['dazu'] }),
    aDish({ id: 'baguette', category: 'salate', price: 200 }),
    aDish({ id: 'tiramisu', category: 'dolci', price: 450 }),
    COLA,
    aDish({ id: 'wasser', category: 'getränke', isDrink: true, price: 200, deposit: 25 }),
    aDish({ id: 'wein', category: 'getränke', isDrink: true, price: 1400 }),
    aDish({ id: 'latte', category: 'getränke', vatClass: 'milkDrink', price: 350 }),
    aDish({ id: 'kerze', category: 'sonstiges', vatClass: 'other', price: 500 }),
  ],
  extraGroups: [
    anExtraGroup({ id: 'belag', maxAmount: 3, items: { käse: 100, schinken: 150, oliven: { gross: 120, '*': 80 } } }),
    anExtraGroup({ id: 'sauce', min: 1, limit: 2, items: { tomate: 0, carbonara: 150, trüffel: 300 } }),
    anExtraGroup({ id: 'topping', maxAmount: 3, items: { parmesan: 100, rucola: 120 } }),
    aSideGroup({ id: 'dazu', maxAmount: 2, items: { baguette: 150, 'cola:klein': 220 } }),
  ],
  menus: [
    aCombo({ id: 'feierabend', price: 1199, slots: { pizza: ['salami', 'funghi'], 'getränk:klein': ['cola'] } }),
    aCombo({ id: 'zuZweit', price: 2000, slots: { eins: ['salami', 'funghi'], zwei: ['pasta'] } }),
  ],
};

const pizzas = selection({ categories: ['pizza'] });
const cents = toCents;

/** Offers by name; each basket names those that are running. */
export const OFFERS = {
  pizza20: anOffer({ id: 'pizza20', kind: 'dishDiscount', ...percent(20), itemSelection: pizzas }),
  pizza10More: anOffer({
    id: 'pizza10More',
    kind: 'dishDiscount',
    ...percent(10),
    accumulative: true,
    itemSelection: pizzas,
  }),
  pizza5More: anOffer({
    id: 'pizza5More',
    kind: 'dishDiscount',
    ...percent(5),
    accumulative: true,
    itemSelection: pizzas,
  }),
  pizzaEuroMore: anOffer({
    id: 'pizzaEuroMore',
    kind: 'dishDiscount',
    ...euroOff(100),
    accumulative: true,
    itemSelection: pizzas,
  }),
  funghi999: anOffer({
    id: 'funghi999',
    kind: 'dishDiscount',
    ...fixedPrice(999),
    itemSelection: selection({ dishes: ['funghi', 'salami'] }),
  }),
  grossOnly: anOffer({
    id: 'grossOnly',
    kind: 'dishDiscount',
    ...euroOff(200),
    itemSelection: selection({ dishes: ['margherita:gross'] }),
  }),
  comboFixed: anOffer({
    id: 'comboFixed',
    kind: 'dishDiscount',
    ...fixedPrice(999),
    itemSelection: selection({ menus: ['feierabend'] }),
  }),
  pickup10: anOffer({
    id: 'pickup10',
    kind: 'dishDiscount',
    ...percent(10),
    type: 'pickup',
    itemSelection: selection({ categories: ['pizza', 'pasta'] }),
  }),
  webshop10: anOffer({ id: 'webshop10', kind: 'dishDiscount', ...percent(10), type: 'webshop', itemSelection: pizzas }),
  friday50: anOffer({
    id: 'friday50',
    kind: 'dishDiscount',
    ...percent(50),
    timetable: [during('Fr 11:00-22:00')],
    itemSelection: pizzas,
  }),
  two: anOffer({ id: 'two', kind: 'twoForOnePromotion', itemSelection: pizzas }),
  twoMore: anOffer({ id: 'twoMore', kind: 'twoForOnePromotion', accumulative: true, itemSelection: pizzas }),
  twoSame: anOffer({ id: 'twoSame', kind: 'twoForOnePromotion', allowDifferentDishes: false, itemSelection: pizzas }),
  threeForTwo: anOffer({
    id: 'threeForTwo',
    kind: 'twoForOnePromotion',
    totalQuantity: 3,
    paidQuantity: 2,
    itemSelection: selection({ categories: ['pizza', 'pasta'] }),
  }),
  twoDrinks: anOffer({
    id: 'twoDrinks',
    kind: 'twoForOnePromotion',
    itemSelection: selection({ categories: ['getränke'] }),
  }),
  twoCombos: anOffer({
    id: 'twoCombos',
    kind: 'twoForOnePromotion',
    itemSelection: selection({ menus: ['feierabend', 'zuZweit'], dishes: ['funghi'] }),
  }),
  cart10: anOffer({ id: 'cart10', kind: 'cartDiscount', minimumOrderValue: cents(2500) }),
  cart3Euro: anOffer({
    id: 'cart3Euro',
    kind: 'cartDiscount',
    discountType: 'euro',
    value: cents(300),
    minimumOrderValue: cents(1500),
  }),
  cart15Untouched: anOffer({
    id: 'cart15Untouched',
    kind: 'cartDiscount',
    value: toBasisPoints(1500),
    accumulative: false,
    minimumOrderValue: cents(2000),
  }),
  cart20Pasta: anOffer({
    id: 'cart20Pasta',
    kind: 'cartDiscount',
    value: toBasisPoints(2000),
    itemSelection: selection({ categories: ['pasta'] }),
  }),
  cart50Euro: anOffer({ id: 'cart50Euro', kind: 'cartDiscount', discountType: 'euro', value: cents(5000) }),
  groupOnly: anOffer({ id: 'groupOnly', kind: 'cartDiscount', value: toBasisPoints(500), groupOrderOnly: true }),
  freeTiramisu: anOffer({
    id: 'freeTiramisu',
    kind: 'freeItem',
    minimumOrderValue: cents(2500),
    itemSelection: selection({ dishes: ['tiramisu'] }),
  }),
  freeCola: anOffer({
    id: 'freeCola',
    kind: 'freeItem',
    minimumOrderValue: cents(1000),
    itemSelection: selection({ dishes: ['cola:gross', 'wasser'] }),
  }),
  freeWaterAlone: anOffer({
    id: 'freeWaterAlone',
    kind: 'freeItem',
    combinable: false,
    accumulativeTwoForOne: false,
    minimumOrderValue: cents(1000),
    itemSelection: selection({ dishes: ['wasser'] }),
  }),
  freeDelivery: anOffer({ id: 'freeDelivery', kind: 'freeDelivery', minimumOrderValue: cents(3000) }),
  hiddenFreeDelivery: anOffer({
    id: 'hiddenFreeDelivery',
    kind: 'freeDelivery',
    showInShop: false,
    minimumOrderValue: cents(100),
  }),
} satisfies Readonly<Record<string, OfferDocument>>;

export const COUPONS = {
  hunger5: { code: 'HUNGER5', type: 'value', value: cents(500), minimumOrderValue: cents(2000), exclusive: false },
  pizza10: {
    code: 'PIZZA10',
    type: 'percent',
    value: toBasisPoints(1000),
    minimumOrderValue: cents(1500),
    exclusive: false,
  },
  third: {
    code: 'DRITTEL',
    type: 'percent',
    value: toBasisPoints(3333),
    minimumOrderValue: cents(0),
    exclusive: false,
  },
  huge: { code: 'ALLES', type: 'value', value: cents(10_000), minimumOrderValue: cents(0), exclusive: false },
  exclusive: { code: 'NUR', type: 'value', value: cents(400), minimumOrderValue: cents(0), exclusive: true },
} satisfies Readonly<Record<string, Coupon>>;

export const GROSS = sizeId('gross');
