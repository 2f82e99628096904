import { type Cents, dishId, offerId, toBasisPoints, toCents, zoneId } from '@tischlein/domain';
import type { CartDiscountDocument } from '@tischlein/domain/offers';
import { listOwnValues, type ShopDocuments } from '@tischlein/domain/own-values';
import { aDish, aMenuDocument, aShop, aSize } from '@tischlein/domain/testing';
import type { DeliveryZone } from '@tischlein/domain/shop';
import { expect, it } from 'vitest';
import { describeOwnValue } from './own-values.ts';

const zone = (minimumOrderValue: Cents, freeAfter: Cents | null = null): DeliveryZone => ({
  id: zoneId('nah'),
  name: 'Rund um die Ecke',
  area: { kind: 'radius', kilometres: 2.5 },
  deliveryFee: toCents(250),
  minimumOrderValue,
  freeAfter,
});
const opening = (from: string) => ({
  ...aShop().opening,
  openingTimes: [
    { dayIndex: 1 as const, from, to: '22:00' },
    { dayIndex: 2 as const, from: '17:00', to: '22:00' },
  ],
});
const OFFER: CartDiscountDocument = {
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
const FRANCHISE: ShopDocuments = {
  config: aShop({ deliveryZones: [zone(toCents(1500))], opening: opening('11:30'), welcome: 'Willkommen' }),
  menu: aMenuDocument({
    dishes: [
      aDish({ name: 'Lasagne', price: 1190, for: ['delivery'] }),
      aDish({ name: 'Pizza', price: { gross: 1000 } }),
    ],
    sizes: [aSize('gross', { name: '32 cm' })],
    offers: [OFFER],
  }),
};
const withConfig = (parts: Partial<ShopDocuments['config']>): ShopDocuments => ({
  ...FRANCHISE,
  config: { ...FRANCHISE.config, ...parts },
});
const withDishes = (...dishes: ShopDocuments['menu']['dishes']): ShopDocuments => ({
  ...FRANCHISE,
  menu: { ...FRANCHISE.menu, dishes },
});
const withOffer = (parts: Partial<CartDiscountDocument>): ShopDocuments => ({
  ...FRANCHISE,
  menu: { ...FRANCHISE.menu, offers: [{ ...OFFER, ...parts }] },
});
const [LASAGNE = aDish(), PIZZA = aDish()] = FRANCHISE.menu.dishes;

it.each<[string, ShopDocuments, readonly string[]]>([
  [
    'money',
    withDishes(aDish({ name: 'Lasagne', price: 1250, for: ['delivery'] }), PIZZA),
    ['Lasagne', 'Preis, Lieferung', '11,90 €', '12,50 €'],
  ],
  [
    'a text',
    withDishes({ ...LASAGNE, subtext: 'Sechs Lagen' }, PIZZA),
    ['Lasagne', 'Beschreibung', '–', 'Sechs Lagen'],
  ],
  ['an omission', withDishes(PIZZA), ['Lasagne', 'Gericht', 'Lasagne', 'gibt es hier nicht']],
  ['an own dish', withDishes(LASAGNE, PIZZA, aDish({ name: 'Calzone' })), ['Calzone', 'Gericht', '–', 'nur hier']],
  ['an order', withDishes(PIZZA, LASAGNE), ['Gerichte', 'Reihenfolge', 'übliche Reihenfolge', 'eigene Reihenfolge']],
  [
    'times',
    withDishes({ ...LASAGNE, timetable: [{ dayIndex: 1, from: '11:00', to: '14:00' }] }, PIZZA),
    ['Lasagne', 'Zeiten', 'immer', 'Mo 11:00–14:00'],
  ],
  [
    'hours, of the days that differ',
    withConfig({ opening: opening('17:00') }),
    ['Öffnungszeiten', 'Öffnungszeiten', 'Mo 11:30–22:00', 'Mo 17:00–22:00'],
  ],
  [
    'terms of a zone',
    withConfig({ deliveryZones: [zone(toCents(2000))] }),
    ['Gebiet „Rund um die Ecke“', 'Mindestbestellwert', '15,00 €', '20,00 €'],
  ],
  [
    'free of charge',
    withConfig({ deliveryZones: [zone(toCents(1500), toCents(4000))] }),
    ['Gebiet „Rund um die Ecke“', 'Gratis ab', 'nie', '40,00 €'],
  ],
  ['yes and no', withConfig({ supportDelivery: !FRANCHISE.config.supportDelivery }), ['Lieferung', '', 'ja', 'nein']],
  ['a text of a setting', withConfig({ welcome: 'Ciao' }), ['Begrüßung', '', 'Willkommen', 'Ciao']],
  [
    'a discount, with what it is of',
    withOffer({ discountType: 'euro', value: toCents(300) }),
    ['Pasta-Woche', 'Art des Nachlasses', '10 %', '3,00 €'],
  ],
  [
    'articles of an offer',
    withOffer({ itemSelection: { dishes: [{ dish: PIZZA.id }], categories: [], menus: [] } }),
    ['Pasta-Woche', 'Gilt für', 'Auf alles', 'Pizza'],
  ],
  ['order types', withOffer({ type: 'pickup' }), ['Pasta-Woche', 'Bestellarten', 'Lieferung und Abholung', 'Abholung']],
  ['days of an offer', withOffer({ validUntil: '2026-12-24' }), ['Pasta-Woche', 'Bis Tag', '–', '24.12.2026']],
  [
    'a list',
    withConfig({ paymentMethods: [] }),
    ['Zahlungsmethoden', '', expect.stringMatching(/\w/) as never, 'nichts'],
  ],
])('an own value is said in words of its field: %s', (_, here, expected) => {
  const [value] = listOwnValues(FRANCHISE, here);
  if (!value) throw new Error('nothing differs');
  const { name, field, franchise, here: own } = describeOwnValue(value, { franchise: FRANCHISE, here });
  expect([name, field, franchise, own].map((text) => text.replaceAll('\u00a0', ' '))).toEqual(expected);
});

it('a long text is shown from the place where it differs', () => {
  const text = (company: string) => `${'Angaben nach § 5 DDG. '.repeat(20)}${company} · Torstraße 12`;
  const page = (company: string) => ({ id: 'impressum', name: 'Impressum', title: 'Impressum', text: text(company) });
  const [franchise, here] = ['Tramonto GmbH', 'Kreuzberg GbR'].map((company) => withConfig({ pages: [page(company)] }));
  if (!franchise || !here) throw new Error('two shops');
  const [value] = listOwnValues(franchise, here);
  const words = value && describeOwnValue(value, { franchise, here });
  expect(words).toMatchObject({ name: 'Impressum', field: 'Text' });
  expect([words?.franchise, words?.here]).toEqual([
    expect.stringMatching(/^… .*Tramonto GmbH/),
    expect.stringMatching(/^… .*Kreuzberg GbR/),
  ]);
});

it('no value is written as JSON, whatever differs', () => {
  const here = withConfig({
    trackingIds: { a: 'b' },
    dishDeposits: { '*': toCents(15) },
    mailTexts: { orderPlaced: { subject: 'Ciao' } },
    slotCapacity: {
      orders: 3,
      makeMinutes: null,
      minutesPerDish: 2,
      minutesOfCategories: {},
      minutesOfDishes: { [dishId('x')]: 3 },
    },
  });
  const all = listOwnValues(FRANCHISE, here).map((value) => describeOwnValue(value, { franchise: FRANCHISE, here }));
  expect(all.length).toBeGreaterThan(3);
  for (const words of all) expect(Object.values(words).join(' ')).not.toMatch(/[{}[\]"]|undefined|null|object/);
});
