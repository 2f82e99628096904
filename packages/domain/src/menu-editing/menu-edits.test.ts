import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aCategory,
  aCombo,
  aDailyDish,
  aDish,
  aMenuDocument,
  anExtraGroup,
  anOffer,
  aSideGroup,
  fixedPrice,
  selection,
} from '../../testing/index.ts';
import { categoryId, dishId } from '../ids.ts';
import { type MenuDocument, readMenu } from '../menu/index.ts';
import { toBasisPoints, toCents } from '../money.ts';
import { appendCategory, appendDish, copyCategory, copyDish } from './add-items.ts';
import { changeDish } from './edit-dish.ts';
import { findDishes } from './find-dishes.ts';
import { listMenuChanges } from './list-menu-changes.ts';
import { listNewZeroPrices } from './list-new-zero-prices.ts';
import { declareDishes, tagDishes } from './mark-dishes.ts';
import { listDishesIn, moveCategory, moveDish, moveDishesTo } from './move-items.ts';
import { findDishPrice, setDishPrice } from './price-cells.ts';
import { applyRaise, planRaise, type PriceRaise, raisePrice } from './raise-prices.ts';
import { listRemovalEffects, removeCategory, removeDishes } from './remove-items.ts';
import { summarizeChanges } from './summarize-changes.ts';

const MENU = aMenuDocument({
  categories: [aCategory('pizza'), aCategory('pasta'), aCategory('dips')],
  dishes: [
    aDish({ id: 'margherita', price: 890 }),
    aDish({ id: 'penne', category: 'pasta', price: 950 }),
    aDish({ id: 'funghi', price: { klein: 800, gross: 1100 }, sides: ['dazu'] }),
    aDish({ id: 'aioli', category: 'dips', price: 100 }),
    aDish({ id: 'tonno', price: 1200 }),
  ],
  extraGroups: [
    anExtraGroup({ id: 'belag', items: { salami: 150 } }),
    aSideGroup({ id: 'dazu', items: { aioli: 100 } }),
  ],
  menus: [aCombo({ id: 'zwei', slots: { erste: ['margherita'], zweite: ['margherita', 'tonno'] } })],
  offers: [
    anOffer({
      id: 'montag',
      kind: 'dishDiscount',
      discountType: 'euro',
      value: toCents(100),
      itemSelection: selection({ dishes: ['tonno', 'penne'], categories: ['pizza'], menus: ['zwei'] }),
    }),
  ],
});

const ids = (...names: readonly string[]) => new Set(names.map(dishId));
const listIds = (menu: MenuDocument, category: string): readonly string[] =>
  listDishesIn(menu, categoryId(category)).map(({ id }) => id);
const findDish = (menu: MenuDocument, id: string) => menu.dishes.find((dish) => dish.id === id) ?? expect.fail(id);

describe('the order', () => {
  it.each([
    ['margherita', 1, ['funghi', 'margherita', 'tonno']],
    ['tonno', 0, ['tonno', 'margherita', 'funghi']],
    ['margherita', 9, ['funghi', 'tonno', 'margherita']],
    ['margherita', 0, ['margherita', 'funghi', 'tonno']],
  ])('of %s at place %i is %j; other categories stay', (id, place, expected) => {
    const moved = moveDish(MENU, dishId(id), place);
    expect(listIds(moved, 'pizza')).toEqual(expected);
    expect(listIds(moved, 'pasta')).toEqual(['penne']);
  });

  it('of categories', () => {
    const moved = moveCategory(MENU, categoryId('dips'), 0);
    expect(moved.categories.map(({ id }) => id)).toEqual(['dips', 'pizza', 'pasta']);
    expect(moveCategory(MENU, categoryId('dips'), 2)).toBe(MENU);
  });

  it('dishes that move to a category are its last', () => {
    const moved = moveDishesTo(MENU, ids('margherita', 'tonno'), categoryId('pasta'));
    expect(listIds(moved, 'pasta')).toEqual(['penne', 'margherita', 'tonno']);
    expect(moveDishesTo(MENU, ids('penne'), categoryId('pasta'))).toBe(MENU);
  });
});

describe("'+5 % rounded to ,90'", () => {
  const percent = (value: number) => ({ percent: toBasisPoints(value * 100) });
  it.each([
    [890, percent(5), 'ten', 930],
    [1190, percent(5), 'ten', 1250],
    [890, percent(5), 'ninety', 890],
    [950, percent(5), 'ninety', 990],
    [1099, percent(10), 'cent', 1209],
    [1100, percent(-10), 'fifty', 1000],
    [1100, { amount: toCents(-30) }, 'cent', 1070],
    [100, percent(-99), 'ninety', 90],
    // Nothing would be left.
    [100, { amount: toCents(-500) }, 'ten', 100],
    [890, percent(-150), 'ninety', 890],
    // Rounding does not turn a raise into its opposite.
    [300, percent(5), 'ninety', 300],
    [285, percent(-1), 'ninety', 285],
    [995, percent(0), 'ninetyFive', 995],
  ] as const)('%i by %j, rounded to %s, is %i', (before, by, rounding, after) => {
    expect(raisePrice(toCents(before), by, rounding)).toBe(after);
  });

  it('shows each price that changes once, with the order types it is for', () => {
    const raise: PriceRaise = { by: percent(10), rounding: 'ten', types: ['delivery', 'pickup'] };
    const raised = planRaise(MENU, ids('margherita', 'funghi'), raise);
    expect(raised.map(({ dish, size, types, before, after }) => [dish.id, size, types, before, after])).toEqual([
      ['margherita', null, ['delivery', 'pickup'], 890, 980],
      ['funghi', 'klein', ['delivery', 'pickup'], 800, 880],
      ['funghi', 'gross', ['delivery', 'pickup'], 1100, 1210],
    ]);
    const changed = applyRaise(MENU, raised);
    expect(findDishPrice(findDish(changed, 'margherita'), 'pickup', null)).toBe(980);
    expect(findDishPrice(findDish(changed, 'margherita'), 'dineIn', null)).toBe(890);
  });
});

describe('marks of many dishes', () => {
  it('tags are added and removed; dishes that have them already stay the same', () => {
    const tagged = tagDishes(MENU, ids('margherita', 'penne'), { add: ['vegetarian'], remove: [] });
    expect(findDish(tagged, 'margherita').tags).toEqual(['vegetarian']);
    expect(tagDishes(tagged, ids('margherita'), { add: ['vegetarian'], remove: [] })).toBe(tagged);
    expect(findDish(tagDishes(tagged, ids('penne'), { add: [], remove: ['vegetarian'] }), 'penne').tags).toEqual([]);
  });

  it('unknown declarations stay unknown until somebody says that nothing else is in them (S3 L2)', () => {
    const unknown = { ...MENU, dishes: MENU.dishes.map((dish) => ({ ...dish, declarations: null })) };
    const marks = { add: ['milk'], remove: [] } as const;
    expect(declareDishes(unknown, ids('penne'), { ...marks, isComplete: false })).toBe(unknown);
    const declared = declareDishes(unknown, ids('penne'), { ...marks, isComplete: true });
    expect(findDish(declared, 'penne').declarations).toEqual(['milk']);
    expect(findDish(declared, 'tonno').declarations).toBeNull();
  });
});

describe('removing', () => {
  it('a dish removes every reference to it', () => {
    const removed = removeDishes(MENU, ids('tonno', 'aioli'));
    expect(readMenu(removed).problems).toEqual([]);
    expect(removed.menus[0]?.slots[1]?.dishes).toEqual(['margherita']);
    expect(removed.extraGroups[1]?.items).toEqual([]);
  });

  it('the last dish of a slot removes its combo, and says so before', () => {
    expect(listRemovalEffects(MENU, ids('margherita'))).toEqual({
      dishes: ['margherita'],
      combos: ['zwei'],
      others: [],
    });
    expect(removeDishes(MENU, ids('margherita')).menus).toEqual([]);
  });

  it('a category removes its dishes and its name in offers', () => {
    const removed = removeCategory(MENU, categoryId('pizza'));
    expect(removed.dishes.map(({ id }) => id)).toEqual(['penne', 'aioli']);
    expect(removed.offers[0]?.itemSelection).toMatchObject({ categories: [], menus: [] });
    expect(readMenu(removed).problems).toEqual([]);
  });
});

describe('copies and new items', () => {
  it('a copy follows its dish, without its ratings and number', () => {
    const rated = {
      ...MENU,
      dishes: MENU.dishes.map((dish) => ({ ...dish, number: '1', ratings: { rating: 5, count: 3 } as never })),
    };
    const copied = copyDish(rated, dishId('margherita'), { id: dishId('neu'), name: 'Kopie' });
    expect(listIds(copied, 'pizza')).toEqual(['margherita', 'neu', 'funghi', 'tonno']);
    expect(findDish(copied, 'neu')).not.toHaveProperty('ratings');
    expect(findDish(copied, 'neu')).not.toHaveProperty('number');
  });

  it('a copied category has copies of its dishes', () => {
    const copied = copyCategory(MENU, categoryId('pizza'), {
      id: categoryId('mittags'),
      name: 'Mittags',
      toDishId: (id) => dishId(`${id}-2`),
    });
    expect(listIds(copied, 'mittags')).toEqual(['margherita-2', 'funghi-2', 'tonno-2']);
    expect(copied.categories.map(({ id }) => id)).toEqual(['pizza', 'mittags', 'pasta', 'dips']);
  });

  it('a new dish has no price and unknown declarations, and the sizes of the one before', () => {
    const menu = appendDish(MENU, { id: dishId('neu'), name: 'Neu', category: categoryId('pasta') });
    expect(findDish(menu, 'neu')).toMatchObject({ sizes: [], prices: {}, declarations: null });
    expect(readMenu(menu).problems).toEqual([]);
  });
});

describe('search and filters', () => {
  const query = { words: '', filter: null, soldOut: ids('penne'), different: ids('tonno') };
  it.each([
    [{ words: 'TONNO' }, ['tonno']],
    [{ words: 'pasta' }, ['penne']],
    [{ filter: 'soldOut' }, ['penne']],
    [{ filter: 'differs' }, ['tonno']],
    [{ filter: 'noPicture', words: 'aioli' }, ['aioli']],
    [{ filter: 'unknownDeclarations' }, []],
    [{ filter: 'noPrice' }, []],
  ] as const)('%j finds %j', (parts, expected) => {
    expect(findDishes(MENU, { ...query, ...parts }).map(({ id }) => id)).toEqual(expected);
  });
});

describe('what changed', () => {
  it('is summed up: prices count once for all order types', () => {
    const dearer = changeDish(MENU, dishId('margherita'), (dish) =>
      setDishPrice(dish, { types: ['delivery', 'pickup'], size: null }, toCents(990)),
    );
    const changed = moveDish(removeDishes(dearer, ids('aioli')), dishId('tonno'), 0);
    const summaries = summarizeChanges(listMenuChanges(MENU, changed));
    expect(summaries).toContainEqual({
      part: 'dishes',
      kind: 'changed',
      isPrice: true,
      count: 1,
      names: ['margherita'],
    });
    expect(summaries).toContainEqual({ part: 'dishes', kind: 'removed', isPrice: false, count: 1, names: ['aioli'] });
    expect(summaries).toContainEqual({ part: 'dishes', kind: 'moved', isPrice: false, count: 1, names: [] });
    expect(listMenuChanges(MENU, structuredClone(MENU))).toEqual([]);
  });
});

describe('edits keep a menu valid', () => {
  const someId = fc.constantFrom('margherita', 'penne', 'funghi', 'aioli', 'tonno');
  const someCategory = fc.constantFrom('pizza', 'pasta', 'dips').map(categoryId);
  const someIds = fc.uniqueArray(someId, { maxLength: 3 }).map((names) => ids(...names));
  const someName = fc.uuid();
  type Edit = (menu: MenuDocument) => MenuDocument;
  const someEdit: fc.Arbitrary<Edit> = fc.oneof(
    fc.tuple(someId, fc.nat(6)).map(
      ([id, place]): Edit =>
        (menu) =>
          moveDish(menu, dishId(id), place),
    ),
    fc.tuple(someCategory, fc.nat(4)).map(
      ([id, place]): Edit =>
        (menu) =>
          moveCategory(menu, id, place),
    ),
    fc.tuple(someIds, someCategory).map(
      ([chosen, id]): Edit =>
        (menu) =>
          moveDishesTo(menu, chosen, id),
    ),
    someIds.map(
      (chosen): Edit =>
        (menu) =>
          removeDishes(menu, chosen),
    ),
    someCategory.map(
      (id): Edit =>
        (menu) =>
          removeCategory(menu, id),
    ),
    fc.tuple(someId, someName).map(
      ([id, name]): Edit =>
        (menu) =>
          copyDish(menu, dishId(id), { id: dishId(name), name }),
    ),
    fc.tuple(someCategory, someName).map(
      ([id, name]): Edit =>
        (menu) =>
          copyCategory(menu, id, { id: categoryId(name), name, toDishId: (dish) => dishId(`${name}-${dish}`) }),
    ),
    someName.map(
      (name): Edit =>
        (menu) =>
          appendCategory(menu, { id: categoryId(name), name }),
    ),
    fc.integer({ min: -90, max: 90 }).map((value): Edit => (menu) => {
      const raise = { by: { percent: toBasisPoints(value * 100) }, rounding: 'ninety', types: ['delivery'] } as const;
      return applyRaise(menu, planRaise(menu, new Set(menu.dishes.map(({ id }) => id)), raise));
    }),
  );

  it('whatever is done in whatever order', () => {
    fc.assert(
      fc.property(fc.array(someEdit, { maxLength: 8 }), (edits) => {
        const menu = edits.reduce((edited, edit) => edit(edited), MENU);
        expect(readMenu(menu).problems.filter(({ code }) => code !== 'minimumUnreachable')).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('prices of 0,00 € since the last save (S3 C50)', () => {
  const withPrice = (price: number, rest: Partial<MenuDocument> = {}) =>
    aMenuDocument({ dishes: [aDish({ name: 'Salami', price })], ...rest });
  const daily = aDailyDish({ headline: 'Montag', dishes: ['salami'], ...fixedPrice(0) });
  it.each<[string, MenuDocument, MenuDocument, readonly string[]]>([
    ['a dish', withPrice(900), withPrice(0), ['Salami']],
    ['a new dish', aMenuDocument({ dishes: [] }), withPrice(0), ['Salami']],
    ['one that cost nothing before', withPrice(0), withPrice(0), []],
    ['a daily dish without a price', withPrice(900), withPrice(900, { dailyDishes: [daily] }), []],
    [
      'a daily dish for nothing',
      withPrice(900),
      withPrice(900, { dailyDishes: [{ ...daily, isFree: true }] }),
      ['Montag'],
    ],
  ])('%s', (_, before, after, names) => {
    expect(listNewZeroPrices(before, after).map(({ name }) => name)).toEqual(names);
  });
});
