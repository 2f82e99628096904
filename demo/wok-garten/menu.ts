import { comboId, groupId, imageId, offerId, slotId, toBasisPoints, toCents } from '@tischlein/domain';
import { ANY_SIZE, type ComboDocument, DELIVERY_TYPES, type MenuDocument } from '@tischlein/domain/menu';
import type { OfferDocument } from '@tischlein/domain/offers';
import { createDeclarationCodes } from '../declaration-codes.ts';
import { dishList } from '../dish-list.ts';
import { extras } from '../groups.ts';
import { toIngredient } from '../ingredients.ts';
import {
  toCategories,
  toDishes,
  toCategoryId,
  toDishId,
  toVolumeId,
  refine,
  type Section,
  toVolumeSizes,
} from '../kitchen.ts';

const OWN = dishList.filter((dish) => dish.shop === 'wok-garten');
const WOK = {
  groups: [groupId('schaerfe'), groupId('wok-extras')],
  fixed: ['Jasminreis', 'Kokosmilch', 'Reisbandnudeln', 'Reisnudeln', 'Weizennudeln', 'Udon-Nudeln'],
};

const CARD: readonly Section[] = [
  {
    category: 'Vorspeisen',
    subtitle: 'Knusprig oder frisch gerollt.',
    firstNumber: 1,
    prices: [490, 590, 550, 620, 590, 490, 450],
  },
  { category: 'Suppen', subtitle: 'Aus eigenem Fond.', firstNumber: 10, prices: [590, 650, 550] },
  {
    category: 'Pho & Bun',
    subtitle: 'Zwölf Stunden gekochte Brühe, Kräuter vom Markt.',
    firstNumber: 20,
    ...WOK,
    prices: [1290, 1190, 1290, 1190],
  },
  { category: 'Gebratener Reis', subtitle: 'Aus dem heißen Wok.', firstNumber: 30, ...WOK, prices: [990, 1090] },
  {
    category: 'Gebratene Nudeln',
    subtitle: 'Mit Gemüse der Saison.',
    firstNumber: 40,
    ...WOK,
    prices: [990, 950, 1290, 1290, 1190],
  },
  {
    category: 'Currys',
    subtitle: 'Mit Kokosmilch und Jasminreis.',
    firstNumber: 50,
    ...WOK,
    prices: [1090, 1390, 1390, 1290],
  },
  {
    category: 'Aus dem Wok',
    subtitle: 'Mit Jasminreis.',
    firstNumber: 60,
    ...WOK,
    prices: [1450, 1190, 1190, 1290, 1050, 1050],
  },
  { category: 'Bowls', subtitle: 'Kalt, bunt und leicht.', firstNumber: 70, prices: [1390, 1250, 1190] },
  { category: 'Dessert', subtitle: 'Zum Schluss etwas Süßes.', compact: true, firstNumber: 80, prices: [550, 590] },
  {
    category: 'Getränke',
    subtitle: 'Gut gekühlt.',
    compact: true,
    firstNumber: 0,
    isDrink: true,
    prices: [290, 290, 390, 490, 420, 420, 350, 450],
  },
];

const anySize = (price: number) => ({ [ANY_SIZE]: price });
const CHOICES = [
  extras(
    ['schaerfe', 'Schärfe'],
    { mild: anySize(0), scharf: anySize(0), 'sehr scharf': anySize(0) },
    { min: 1, limit: 1 },
  ),
  extras(
    ['wok-extras', 'Extras'],
    {
      Hähnchen: anySize(250),
      Rindfleisch: anySize(350),
      Garnelen: anySize(350),
      'knusprige Ente': anySize(450),
      Tofu: anySize(200),
      Ei: anySize(120),
      Brokkoli: anySize(150),
      Erdnüsse: anySize(80),
      Koriander: anySize(50),
    },
    { maxAmount: 2 },
  ),
];

const deposit = (cents: number, kind: 'reusable' | 'singleUse') => ({ deposit: toCents(cents), depositKind: kind });
const dishes = refine(toDishes(CARD, OWN), {
  Mineralwasser: deposit(25, 'singleUse'),
  Cola: deposit(25, 'singleUse'),
  'Lagerbier aus Vietnam': deposit(8, 'reusable'),
  'Mango Lassi': { vatClass: 'milkDrink' },
  'Phở Bò': {
    subtext: 'Reisbandnudeln in klarer Rinderbrühe mit Sternanis, Limette und Thai-Basilikum',
    label: 'Beliebt',
    ratings: { average: 4.8, count: 174 },
  },
});

const offers: readonly OfferDocument[] = [
  {
    id: offerId('wok-gratis-lieferung'),
    kind: 'freeDelivery',
    name: 'Gratis Lieferung',
    title: 'Gratis Lieferung!',
    description: 'Ab 30 € Bestellwert',
    imageName: imageId('pad-thai'),
    showInShop: true,
    showFirst: true,
    type: 'delivery',
    minimumOrderValue: toCents(3000),
  },
  {
    id: offerId('wok-suppe'),
    kind: 'dishDiscount',
    name: 'Suppe',
    title: '-15%',
    description: 'Auf alle Suppen',
    imageName: imageId('tom-kha'),
    showInShop: true,
    showFirst: false,
    type: 'all',
    accumulative: false,
    discountType: 'percent',
    value: toBasisPoints(1500),
    itemSelection: { dishes: [], categories: [toCategoryId('Suppen')], menus: [] },
  },
  {
    id: offerId('wok-rollen'),
    kind: 'freeItem',
    name: 'Frühlingsrollen gratis',
    title: 'Frühlingsrollen gratis',
    description: 'Ab 25 € Bestellwert',
    imageName: imageId('fruehlingsrollen'),
    showInShop: true,
    showFirst: true,
    type: 'all',
    minimumOrderValue: toCents(2500),
    combinable: true,
    accumulativeTwoForOne: true,
    itemSelection: { dishes: [{ dish: toDishId('Frühlingsrollen (6 Stück)') }], categories: [], menus: [] },
  },
];

const combos: readonly ComboDocument[] = [
  {
    id: comboId('wok-mittag'),
    name: 'Wok-Menü',
    teaser: 'Vorspeise, Wok-Gericht und Getränk',
    imageName: imageId('gong-bao'),
    price: Object.fromEntries(DELIVERY_TYPES.map((type) => [type, toCents(1590)])),
    vat: toBasisPoints(700),
    type: 'all',
    sort: 0,
    slots: [
      {
        id: slotId('wok-mittag-1'),
        name: 'Vorspeise',
        sort: 0,
        dishes: dishes.filter((dish) => dish.category === toCategoryId('Vorspeisen')).map((dish) => dish.id),
      },
      {
        id: slotId('wok-mittag-2'),
        name: 'Wok-Gericht',
        sort: 1,
        dishes: dishes.filter((dish) => dish.category === toCategoryId('Aus dem Wok')).map((dish) => dish.id),
      },
      {
        id: slotId('wok-mittag-3'),
        name: 'Getränk',
        size: toVolumeId('0,33 l'),
        sort: 2,
        dishes: dishes.filter((dish) => dish.sizes.includes(toVolumeId('0,33 l'))).map((dish) => dish.id),
      },
    ],
  },
];

export const WOK_GARTEN_MENU: MenuDocument = {
  ingredients: [
    ...new Set([
      ...OWN.flatMap((dish) => dish.ingredients),
      'mild',
      'scharf',
      'sehr scharf',
      'Ei',
      'Brokkoli',
      'Erdnüsse',
      'Koriander',
      'Tofu',
      'Garnelen',
    ]),
  ].map(toIngredient),
  sizes: toVolumeSizes(CARD, OWN),
  extraGroups: CHOICES,
  categories: toCategories(CARD, OWN),
  dishes,
  menus: combos,
  offers,
  dailyDishes: [],
  declarationCodes: createDeclarationCodes(),
};
