import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCategory, aCombo, aDish, aMenu, anIngredient, at, during } from '../../testing/index.ts';
import { dishId, ingredientId } from '../ids.ts';
import { DELIVERY_TYPES } from '../delivery-type.ts';
import type { ShopTime } from '../shop-time.ts';
import { type MenuQuery, searchMenu } from './search-menu.ts';
import { listMenu } from './search-result.ts';

const menu = aMenu({
  categories: [aCategory('pizza', { name: 'Pizza aus dem Steinofen' }), aCategory('süßes', { name: 'Süßes' })],
  ingredients: [
    anIngredient('käse', { name: 'Käse', declarations: ['milk'] }),
    anIngredient('salami', { name: 'Salami', tags: ['pork'] }),
    anIngredient('chili', { name: 'Chili', tags: ['piquant'] }),
  ],
  dishes: [
    aDish({
      id: 'margherita',
      name: 'Margherita',
      number: '12',
      primaryIngredients: [ingredientId('käse')],
      tags: ['vegetarian'],
      declarations: null,
    }),
    aDish({
      id: 'diavola',
      name: 'Diavola',
      number: '13',
      subtext: 'mit scharfer Soße (süß-sauer)',
      primaryIngredients: [ingredientId('salami')],
      canLeaveOut: ['chili'],
    }),
    aDish({ id: 'marinara', name: 'Marinara', tags: ['vegan'], declarations: null }),
    aDish({
      id: 'crème',
      name: 'Crème brûlée',
      category: 'süßes',
      declarations: ['milk', 'egg'],
      tags: ['vegetarian'],
    }),
    aDish({ id: 'bier', name: 'Bier', category: 'süßes', tags: ['alcohol16'], for: ['pickup'] }),
    aDish({ id: 'huhn', name: 'Huhn', category: 'süßes', tags: ['piquant', 'chicken'], negTags: ['piquant'] }),
  ],
  menus: [aCombo({ id: 'feierabend', name: 'Feierabendmenü', teaser: 'Pizza und Bier', slots: { a: ['diavola'] } })],
});

const search = (query: Partial<MenuQuery>) =>
  searchMenu(menu, {
    words: '',
    preferences: [],
    withoutTags: [],
    withoutDeclarations: [],
    deliveryType: 'delivery',
    ...query,
  });
const found = (query: Partial<MenuQuery>) => [...search(query).dishIds];

describe("'each space-separated word matched case-insensitively' (S1 §5)", () => {
  it.each([
    ['no words: everything sold for the order type', '', ['margherita', 'diavola', 'marinara', 'crème', 'huhn']],
    ['the name', 'margherita', ['margherita']],
    ['a part of the name', 'MAR', ['margherita', 'marinara']],
    ['the number', '13', ['diavola']],
    ['the subtext', 'scharfer', ['diavola']],
    ['an ingredient', 'salami', ['diavola']],
    ['a secondary ingredient', 'chili', ['diavola']],
    ['the category', 'steinofen', ['margherita', 'diavola', 'marinara']],
    ['every word, in any field', 'steinofen chili 13', ['diavola']],
    ['special characters are literal', '.*', []],
    ['one word without a match', 'margherita sushi', []],
    ['extra blanks', '  marinara   pizza ', ['marinara']],
    ['umlauts', 'käse', ['margherita']],
    ['umlauts without dots', 'kase', ['margherita']],
    ['umlauts spelled out', 'KAESE', ['margherita']],
    ['ß', 'soße', ['diavola']],
    ['ss', 'sosse', ['diavola']],
    ["spelled-out umlauts next to a real 'ue'", 'suess-sauer)', ['diavola']],
    ['accents', 'creme brulee', ['crème']],
    ['accents typed', 'crème', ['crème']],
    ['decomposed letters', 'ka\u0308se', ['margherita']],
  ])('%s', (_, words, expected) => {
    expect(found({ words })).toEqual(expected);
  });

  it('finds combos by their words while no filter is set', () => {
    expect([...search({ words: 'feierabendmenue' }).comboIds]).toEqual(['feierabend']);
    expect([...search({ words: 'sushi' }).comboIds]).toEqual([]);
    expect([...search({ words: '', preferences: ['vegan'] }).comboIds]).toEqual([]);
  });

  it('finds any dish by any part of its name, whatever else is typed, in any case', () => {
    const part = fc
      .constantFrom(...menu.dishes.values())
      .chain((dish) =>
        fc.tuple(fc.constant(dish), fc.nat({ max: dish.name.length - 1 }), fc.nat({ max: 10 }), fc.boolean()),
      );
    fc.assert(
      fc.property(part, ([dish, from, length, isLoud]) => {
        const words = dish.name.slice(from, from + length);
        expect(found({ words: isLoud ? words.toUpperCase() : words, deliveryType: 'pickup' })).toContain(dish.id);
      }),
    );
  });

  it.each(DELIVERY_TYPES)('finds the whole menu without words: %s', (deliveryType) => {
    expect(search({ words: '', deliveryType })).toEqual(listMenu(menu, deliveryType));
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (words) => {
        expect(() => search({ words })).not.toThrow();
      }),
    );
  });
});

describe('the rank of a match', () => {
  it.each([
    ['margherita', [['margherita', 0]]],
    [
      'pizza',
      [
        ['margherita', 1],
        ['diavola', 1],
        ['marinara', 1],
      ],
    ],
    ['pizza diavola', [['diavola', 1]]],
    [
      'süß',
      [
        ['diavola', 2],
        ['crème', 1],
        ['huhn', 1],
      ],
    ],
    ['salami', [['diavola', 2]]],
  ])('%s', (words, expected) => {
    expect([...(search({ words }).ranks ?? [])]).toEqual(expected);
  });
});

describe("'Filters exclude dishes by exclusion tags and by declarations; preferences include dishes' (S1 §5)", () => {
  it.each<[string, Partial<MenuQuery>, string[]]>([
    ['a preference', { preferences: ['vegan'] }, ['marinara']],
    ['vegan counts as vegetarian', { preferences: ['vegetarian'] }, ['margherita', 'marinara', 'crème']],
    ['any of the preferences', { preferences: ['vegan', 'chicken'] }, ['marinara', 'huhn']],
    ['not-piquant excludes piquant', { preferences: ['not-piquant'] }, ['margherita', 'marinara', 'crème', 'huhn']],
    [
      'an excluded tag of the dish or its ingredients',
      { withoutTags: ['pork'] },
      ['margherita', 'marinara', 'crème', 'huhn'],
    ],
    ['negTags override tags of ingredients', { withoutTags: ['piquant'] }, ['margherita', 'marinara', 'crème', 'huhn']],
    ['not-alcohol', { withoutTags: ['not-alcohol'], deliveryType: 'pickup', words: 'süßes' }, ['crème', 'huhn']],
    ['words and filters', { words: 'pizza', preferences: ['vegetarian'] }, ['margherita', 'marinara']],
  ])('%s', (_, query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it("'Ohne X also hides dishes whose declarations are unknown and says how many' (S3 A7)", () => {
    expect(search({ withoutDeclarations: ['milk'] })).toMatchObject({
      dishIds: new Set(['diavola', 'huhn']),
      hiddenUnknown: 1,
    });
    // Only dishes that would match otherwise.
    expect(search({ withoutDeclarations: ['milk'], words: 'crème' })).toMatchObject({
      dishIds: new Set(),
      hiddenUnknown: 0,
    });
  });

  const boxes = aMenu({
    categories: [aCategory('a')],
    ingredients: [anIngredient('salami', { tags: ['pork'] })],
    dishes: [
      aDish({ id: 'diavola', category: 'a', primaryIngredients: [ingredientId('salami')] }),
      aDish({ id: 'limo', category: 'a', negTags: ['alcohol16'] }),
      aDish({ id: 'bier', category: 'a', tags: ['alcohol16'] }),
      aDish({ id: 'box', category: 'a', primarySubDishes: [{ dish: dishId('diavola') }] }),
      aDish({ id: 'paket', category: 'a', secondarySubDishes: ['box', 'bier'].map((id) => ({ dish: dishId(id) })) }),
      aDish({ id: 'ring', category: 'a', primarySubDishes: ['ring', 'limo'].map((id) => ({ dish: dishId(id) })) }),
    ],
  });

  it.each([
    ['pork', ['limo', 'bier', 'ring']],
    ['not-alcohol', ['diavola', 'limo', 'box', 'ring']],
  ] as const)('the tags of sub-dishes count: %s', (tag, left) => {
    const query = { words: '', preferences: [], withoutDeclarations: [], deliveryType: 'delivery' } as const;
    expect([...searchMenu(boxes, { ...query, withoutTags: [tag] }).dishIds]).toEqual(left);
  });

  const grouped = aMenu({
    categories: [aCategory('a')],
    dishes: [
      aDish({ id: 'seitan', category: 'a', declarations: ['gluten'] }),
      aDish({ id: 'kuchen', category: 'a', declarations: ['nuts', 'rye'] }),
      aDish({ id: 'salat', category: 'a', declarations: ['almond'] }),
      aDish({ id: 'reis', category: 'a', declarations: [] }),
    ],
  });

  it.each([
    ['wheat', ['kuchen', 'salat', 'reis']],
    ['rye', ['salat', 'reis']],
    ['gluten', ['salat', 'reis']],
    ['pistachio', ['seitan', 'salat', 'reis']],
    ['almond', ['seitan', 'reis']],
    ['nuts', ['seitan', 'reis']],
  ] as const)("'a group allergen without a kind counts as each of its kinds' (S3 L5): without %s", (avoided, left) => {
    const query = { words: '', preferences: [], withoutTags: [], deliveryType: 'delivery' } as const;
    expect([...searchMenu(grouped, { ...query, withoutDeclarations: [avoided] }).dishIds]).toEqual(left);
  });

  it('only what can be ordered now', () => {
    const menu = aMenu({
      categories: [aCategory('a')],
      dishes: [
        aDish({ id: 'pho', category: 'a' }),
        aDish({ id: 'lunch', category: 'a', timetable: [during('Mi 11:00-14:00')] }),
        aDish({ id: 'curry', category: 'a', soldOut: true }),
        aDish({ id: 'undeclared', category: 'a', declarations: null }),
      ],
    });
    const query = { words: '', preferences: [], withoutTags: [], withoutDeclarations: [] } as const;
    const find = (time: ShopTime | null) => [
      ...searchMenu(menu, { ...query, deliveryType: 'delivery', orderableAt: time }).dishIds,
    ];
    expect(find(at('Mi 12:00'))).toEqual(['pho', 'lunch']);
    expect(find(at('Mi 18:00'))).toEqual(['pho']);
    expect(find(null)).toHaveLength(4);
  });
});
