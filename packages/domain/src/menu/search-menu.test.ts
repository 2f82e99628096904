import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCategory, aCombo, aDish, aMenu, anIngredient } from '../../testing/index.ts';
import { ingredientId } from '../ids.ts';
import { type MenuQuery, searchMenu } from './search-menu.ts';

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
    ['nothing looked for: all that is sold this way', '', ['margherita', 'diavola', 'marinara', 'crème', 'huhn']],
    ['the name', 'margherita', ['margherita']],
    ['a part of it', 'MAR', ['margherita', 'marinara']],
    ['the number', '13', ['diavola']],
    ['the subtext', 'scharfer', ['diavola']],
    ['an ingredient', 'salami', ['diavola']],
    ['an ingredient that can be left out', 'chili', ['diavola']],
    ['the category', 'steinofen', ['margherita', 'diavola', 'marinara']],
    ['every word, wherever it is', 'steinofen chili 13', ['diavola']],
    ['signs are themselves', '.*', []],
    ['one word that is nowhere', 'margherita sushi', []],
    ['more blanks than needed', '  marinara   pizza ', ['marinara']],
    ['umlauts', 'käse', ['margherita']],
    ['umlauts without dots', 'kase', ['margherita']],
    ['umlauts spelled out', 'KAESE', ['margherita']],
    ['ß', 'soße', ['diavola']],
    ['ss', 'sosse', ['diavola']],
    ['umlauts spelled out beside real ue', 'suess-sauer)', ['diavola']],
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

  it('finds any dish by any part of its own name, whatever else is typed in any case', () => {
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

  it('survives any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (words) => {
        expect(() => search({ words })).not.toThrow();
      }),
    );
  });
});

describe("'Filters exclude dishes by exclusion tags and by declarations; preferences include dishes' (S1 §5)", () => {
  it.each<[string, Partial<MenuQuery>, string[]]>([
    ['a preference', { preferences: ['vegan'] }, ['marinara']],
    ['what is vegan is vegetarian', { preferences: ['vegetarian'] }, ['margherita', 'marinara', 'crème']],
    ['any of the preferences', { preferences: ['vegan', 'chicken'] }, ['marinara', 'huhn']],
    [
      'not-piquant keeps out what is piquant',
      { preferences: ['not-piquant'] },
      ['margherita', 'marinara', 'crème', 'huhn'],
    ],
    [
      'a tag to avoid, in the dish or its ingredients',
      { withoutTags: ['pork'] },
      ['margherita', 'marinara', 'crème', 'huhn'],
    ],
    ['negTags say that it is not', { withoutTags: ['piquant'] }, ['margherita', 'marinara', 'crème', 'huhn']],
    ['not-alcohol', { withoutTags: ['not-alcohol'], deliveryType: 'pickup', words: 'süßes' }, ['crème', 'huhn']],
    ['words and filters', { words: 'pizza', preferences: ['vegetarian'] }, ['margherita', 'marinara']],
  ])('%s', (_, query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it("'Ohne X also hides dishes whose declarations are unknown and says how many' (spec 3 A7)", () => {
    expect(search({ withoutDeclarations: ['milk'] })).toMatchObject({
      dishIds: new Set(['diavola', 'huhn']),
      hiddenUnknown: 1,
    });
    // only those that would fit otherwise
    expect(search({ withoutDeclarations: ['milk'], words: 'crème' })).toMatchObject({
      dishIds: new Set(),
      hiddenUnknown: 0,
    });
  });
});
