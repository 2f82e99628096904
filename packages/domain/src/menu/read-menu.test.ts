import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aCategory,
  aCombo,
  aDailyDish,
  aDish,
  aMenu,
  aMenuDocument,
  anExtraGroup,
  anIngredient,
  anOffer,
  aSideGroup,
  aSize,
  getDish,
  during,
  percent,
  selection,
} from '../../testing/index.ts';
import {
  categoryId,
  comboId,
  dishId,
  groupId,
  imageId,
  ingredientId,
  itemId,
  offerId,
  sizeId,
  slotId,
} from '../ids.ts';
import { toCents } from '../money.ts';
import type { MenuDocument } from './menu-document.ts';
import { readMenu } from './read-menu.ts';

const listProblems = (document: MenuDocument) => readMenu(document).problems;

describe('the menu keeps the order of the document', () => {
  const menu = aMenu({
    categories: [aCategory('pasta'), aCategory('pizza')],
    dishes: [aDish({ id: 'funghi' }), aDish({ id: 'penne', category: 'pasta' }), aDish({ id: 'salami' })],
    menus: [
      aCombo({ id: 'gross', sort: 2, slots: { a: ['penne'] } }),
      aCombo({ id: 'klein', sort: 1, slots: { a: ['penne'] } }),
    ],
  });

  it('categories in their order, dishes in theirs inside a category, positions counted through', () => {
    expect(menu.categories.map(({ id, dishes }) => [id, dishes.map((dish) => dish.id)])).toEqual([
      ['pasta', ['penne']],
      ['pizza', ['funghi', 'salami']],
    ]);
    expect([...menu.dishes.values()].map(({ id, position }) => [id, position])).toEqual([
      ['penne', 0],
      ['funghi', 1],
      ['salami', 2],
    ]);
  });

  it('combos by sort, after all dishes', () => {
    expect([...menu.combos.values()].map(({ id, position }) => [id, position])).toEqual([
      ['klein', 3],
      ['gross', 4],
    ]);
  });

  it('slots by sort', () => {
    const slot = (id: string, sort: number) => ({ id: slotId(id), name: id, sort, dishes: [dishId('penne')] });
    const combo = { ...aCombo({ id: 'menü', slots: {} }), slots: [slot('dessert', 2), slot('haupt', 1)] };
    const { menu: read } = readMenu(aMenuDocument({ dishes: [aDish({ id: 'penne' })], menus: [combo] }));
    expect(read.combos.get(comboId('menü'))?.slots.map(({ id }) => id)).toEqual(['haupt', 'dessert']);
  });
});

describe('a dish', () => {
  it('lists extra groups, then side-dish groups, without duplicates', () => {
    const menu = aMenu({
      dishes: [aDish({ extras: ['belag', 'belag'], sides: ['beilagen'] }), aDish({ id: 'cola' })],
      extraGroups: [aSideGroup({ items: { cola: 250 } }), anExtraGroup({ id: 'belag', items: { salami: 100 } })],
    });
    expect(getDish(menu, 'margherita').groups.map(({ id }) => id)).toEqual(['belag', 'beilagen']);
  });

  it('defaults its VAT class to drink for a drink, otherwise to food (S3 C16)', () => {
    const menu = aMenu({
      dishes: [
        aDish(),
        aDish({ id: 'cola', isDrink: true }),
        aDish({ id: 'kakao', isDrink: true, vatClass: 'milkDrink' }),
      ],
    });
    expect([...menu.dishes.values()].map(({ vatClass }) => vatClass)).toEqual(['food', 'drink', 'milkDrink']);
  });

  it('keeps all its other fields', () => {
    const said = {
      number: '12a',
      subtext: 'scharf',
      label: 'Neu',
      imageName: imageId('margherita'),
      ratings: { average: 4.5, count: 12 },
      timetable: [during('Mo 11:00-14:00')],
      tags: ['vegan'],
      negTags: ['pork'],
      declarations: ['wheat'],
      depositKind: 'reusable',
      soldOut: true,
      withdrawalAllowed: true,
      freeIngredients: 2,
    } as const;
    expect(getDish(aMenu({ dishes: [aDish({ ...said, deposit: 15 })] }), 'margherita')).toMatchObject({
      ...said,
      deposit: 15,
    });
  });

  it('can be part of another dish, or its side dish in a size', () => {
    const menu = aMenu({
      dishes: [
        aDish({
          id: 'teller',
          sides: ['beilagen'],
          primarySubDishes: [{ dish: dishId('pommes'), size: sizeId('klein') }],
        }),
        aDish({ id: 'pommes', name: 'Pommes', price: { klein: 300, gross: 400 } }),
      ],
      extraGroups: [aSideGroup({ items: { 'pommes:gross': 200, pommes: 100 } })],
    });
    const teller = getDish(menu, 'teller');
    expect(teller.primarySubDishes).toEqual([{ dishId: 'pommes', sizeId: 'klein' }]);
    expect(teller.groups[0]?.items.map(({ name }) => name)).toEqual(['Pommes gross', 'Pommes']);
  });
});

describe('leaves out and reports unknown references', () => {
  const dishes = [aDish({ price: { gross: 900 }, extras: ['belag'] })];
  const extraGroups = [anExtraGroup({ id: 'belag', items: { salami: 100 } })];
  const dish = (parts: Parameters<typeof aDish>[0]) => ({
    ...aMenuDocument({ dishes: [aDish(parts)] }),
    sizes: [],
    ingredients: [],
  });

  it.each<[string, MenuDocument, object]>([
    [
      'a dish without category',
      { ...aMenuDocument(), categories: [] },
      { code: 'categoryUnknown', where: 'Margherita', reference: 'pizza' },
    ],
    ['a size', dish({ price: { gross: 900 } }), { code: 'sizeUnknown', where: 'Margherita', reference: 'gross' }],
    [
      'an ingredient',
      dish({ canLeaveOut: ['käse'] }),
      { code: 'ingredientUnknown', where: 'Margherita', reference: 'käse' },
    ],
    ['a group', dish({ extras: ['belag'] }), { code: 'groupUnknown', where: 'Margherita', reference: 'belag' }],
    [
      'a popular extra',
      dish({ popular: ['salami'] }),
      { code: 'itemUnknown', where: 'Margherita', reference: 'salami' },
    ],
    [
      'a sub-dish',
      dish({ secondarySubDishes: [{ dish: dishId('salat') }] }),
      { code: 'dishUnknown', where: 'Margherita', reference: 'salat' },
    ],
    [
      'the ingredient of an extra',
      { ...aMenuDocument({ dishes, extraGroups }), ingredients: [] },
      { code: 'ingredientUnknown', where: 'belag', reference: 'salami' },
    ],
    [
      'the size of a side dish',
      aMenuDocument({ dishes, extraGroups: [...extraGroups, aSideGroup({ items: { 'margherita:klein': 1 } })] }),
      { code: 'sizeUnknown', where: 'beilagen', reference: 'klein' },
    ],
    [
      'an id twice',
      aMenuDocument({ dishes: [aDish(), aDish({ price: 1 })] }),
      { code: 'duplicateId', where: 'Margherita', reference: 'margherita' },
    ],
    [
      'an item twice',
      aMenuDocument({
        extraGroups: [
          {
            ...anExtraGroup({ id: 'belag' }),
            items: [1, 2].map(() => ({ id: itemId('a'), ingredient: ingredientId('salami') })),
          },
        ],
      }),
      { code: 'duplicateId', where: 'belag', reference: 'a' },
    ],
    [
      'the dish of an offer',
      aMenuDocument({ offers: [anOffer({ kind: 'dishDiscount', itemSelection: selection({ dishes: ['funghi'] }) })] }),
      { code: 'dishUnknown', where: 'dishDiscount', reference: 'funghi' },
    ],
    [
      'the offer of a banner',
      aMenuDocument({ offers: [anOffer({ kind: 'sharedBanner', offers: [offerId('x')] })] }),
      { code: 'offerUnknown', where: 'sharedBanner', reference: 'x' },
    ],
  ])('%s', (_, document, problem) => {
    expect(listProblems(document)).toEqual([problem]);
  });

  it('keeps the first of duplicate ids', () => {
    const { menu } = readMenu(aMenuDocument({ dishes: [aDish({ price: 900 }), aDish({ price: 1 })] }));
    expect(getDish(menu, 'margherita').prices.delivery?.base).toBe(900);
  });

  it('an empty document is an empty menu', () => {
    const { menu, problems } = readMenu(aMenuDocument({ dishes: [] }));
    expect([menu.categories, menu.dishes.size, menu.combos.size, problems]).toEqual([[], 0, 0, []]);
  });
});

describe("'A menu with an empty slot is dropped and reported' (S1 §3)", () => {
  const dishes = [aDish({ price: { klein: 800, gross: 1100 } }), aDish({ id: 'cola' })];

  it.each([
    ['no slot', {}, ['slotsMissing']],
    ['no dish', { pizza: [] }, ['slotEmpty']],
    ['an unknown dish', { pizza: ['funghi'] }, ['dishUnknown', 'slotEmpty']],
    [
      "'dishes without sizes or with a size matching the slot size' (S1 §5): another size",
      { 'pizza:riesig': ['margherita'] },
      ['slotDishUnsuitable', 'slotEmpty'],
    ],
    ['a dish with sizes in a slot without one', { pizza: ['margherita'] }, ['slotDishUnsuitable', 'slotEmpty']],
  ])('%s', (_, slots, codes) => {
    const { menu, problems } = readMenu(aMenuDocument({ dishes, menus: [aCombo({ slots })] }));
    expect(menu.combos.size).toBe(0);
    expect(problems.map(({ code }) => code)).toEqual(codes);
  });

  it('a slot keeps the dishes that fit', () => {
    const menu = aMenu({ dishes, menus: [aCombo({ slots: { 'pizza:klein': ['margherita', 'cola'] } })] });
    expect([...menu.combos.values()][0]?.slots[0]).toMatchObject({
      size: { id: 'klein' },
      dishIds: ['margherita', 'cola'],
    });
  });
});

describe('warns the merchant', () => {
  it.each([
    [9998, 0],
    [9999, 1],
    [999_899, 1],
    [999_900, 0],
  ])("'9999 to 999899: visible, cannot be set, and the merchant is warned' (S3 P1): %i", (price, warnings) => {
    const document = aMenuDocument({
      dishes: [aDish({ extras: ['belag'] })],
      extraGroups: [anExtraGroup({ id: 'belag', items: { salami: { '*': price } } })],
    });
    // Once for each order type.
    expect(listProblems(document).filter(({ code }) => code === 'priceSuspicious')).toHaveLength(warnings * 3);
    const own = aDish({ prices: { delivery: { base: toCents(900), extra: { salami: { '*': toCents(price) } } } } });
    expect(listProblems(aMenuDocument({ dishes: [own] }))).toHaveLength(warnings);
  });

  it.each([
    [{ min: 3, maxAmount: 1 }, 1],
    [{ min: 2, maxAmount: 1 }, 0],
    [{ min: 3, maxAmount: 2 }, 0],
    [{ min: 2, limit: 1, maxAmount: 5 }, 1],
  ])('of a group whose minimum cannot be reached: %j', (parts, warnings) => {
    const group = anExtraGroup({ id: 'belag', items: { salami: 100, pilze: 100 }, ...parts });
    expect(listProblems(aMenuDocument({ extraGroups: [group] }))).toHaveLength(warnings);
  });
});

describe('offers and daily dishes', () => {
  const dishes = [
    aDish({ price: { klein: 800, gross: 1100 } }),
    aDish({ id: 'funghi', price: { gross: 1200 } }),
    aDish({ id: 'cola', category: 'getränke' }),
  ];

  it("'A dish selected without sizes means every size' (S3 C8)", () => {
    const itemSelection = selection({ dishes: ['margherita:klein', 'funghi'], categories: ['getränke'] });
    const [offer] = aMenu({
      dishes,
      offers: [anOffer({ kind: 'dishDiscount', ...percent(20), itemSelection })],
    }).offers;
    expect(offer?.selected?.dishes).toEqual(
      new Map([
        [dishId('margherita'), new Set(['klein'])],
        [dishId('funghi'), null],
      ]),
    );
    expect(offer?.selected?.categories).toEqual(new Set(['getränke']));
    expect(offer).toMatchObject({ discount: { discountType: 'percent', value: 2000 } });
  });

  it.each([
    ['size by size', ['margherita:klein', 'margherita:gross'], new Set(['klein', 'gross'])],
    ["'without sizes means every size', first", ['margherita', 'margherita:klein'], null],
    ["'without sizes means every size', last", ['margherita:klein', 'margherita'], null],
  ])('a dish selected twice counts in the sizes of both (S3 C8): %s', (_, names, expected) => {
    const [offer] = aMenu({
      dishes,
      offers: [anOffer({ kind: 'dishDiscount', itemSelection: selection({ dishes: names }) })],
    }).offers;
    expect(offer?.selected?.dishes).toEqual(new Map([[dishId('margherita'), expected]]));
  });

  it("'default title Gratis Lieferung!' and 'label (format Kauf X, zahl Y)' (S1 §3)", () => {
    const { offers } = aMenu({
      offers: [
        anOffer({ kind: 'freeDelivery' }),
        anOffer({ kind: 'twoForOnePromotion', totalQuantity: 3, paidQuantity: 2 }),
      ],
    });
    expect(offers.map((offer) => ('label' in offer ? offer.label : offer.title))).toEqual([
      'Gratis Lieferung!',
      'Kauf 3, zahl 2',
    ]);
  });

  it.each([
    ['a category: its dishes in the size', { size: 'klein', categories: ['pizza'] }, [['margherita', ['klein']]]],
    [
      'dishes in the size',
      { size: 'gross', dishes: ['margherita', 'funghi'] },
      [
        ['margherita', ['gross']],
        ['funghi', ['gross']],
      ],
    ],
    ['dishes in every size', { dishes: ['margherita'] }, [['margherita', null]]],
  ])('a daily dish: %s', (_, parts, expected) => {
    const [daily] = aMenu({ dishes, dailyDishes: [aDailyDish(parts)] }).dailyDishes;
    expect([...(daily?.selected.dishes ?? [])].map(([id, sizes]) => [id, sizes && [...sizes]])).toEqual(expected);
    expect(daily?.selected.categories.size).toBe(0);
  });

  it('an active daily dish runs on its day, all day or in its timespan', () => {
    const { dailyDishes } = aMenu({
      dishes,
      dailyDishes: [
        aDailyDish({ id: 'a', day: 1 }),
        aDailyDish({ id: 'b', timespan: { from: '11:30', to: '14:00' } }),
        aDailyDish({ id: 'c', active: false }),
      ],
    });
    expect(dailyDishes.map(({ id, timetable }) => [id, timetable])).toEqual([
      ['a', [during('Mo 00:00-24:00')]],
      ['b', [during('Mi 11:30-14:00')]],
    ]);
  });
});

describe('whatever a document refers to', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd');
  const ids = fc.array(id, { maxLength: 4 });
  const brandAll = <Id>(brand: (value: string) => Id) => ids.map((values) => values.map(brand));
  const reference = fc.record({ dish: id.map(dishId), size: id.map(sizeId) });
  const someDish = fc.record({
    id,
    category: id,
    sizes: brandAll(sizeId),
    extras: ids,
    sides: ids,
    canLeaveOut: ids,
    popular: ids,
    ranking: ids,
    primarySubDishes: fc.array(reference, { maxLength: 2 }),
  });
  const someItem = fc.oneof(
    fc.record({ id: id.map(itemId), ingredient: id.map(ingredientId) }),
    fc.record({ id: id.map(itemId), dish: id.map(dishId), size: id.map(sizeId) }),
  );
  const someDocument = fc.record({
    categories: ids.map((values) => values.map((value) => aCategory(value))),
    sizes: ids.map((values) => values.map((value) => aSize(value))),
    ingredients: ids.map((values) => values.map((value) => anIngredient(value))),
    dishes: fc.array(someDish.map(aDish), { maxLength: 4 }),
    extraGroups: fc.array(fc.record({ id, items: fc.array(someItem, { maxLength: 4 }) }).map(anExtraGroup), {
      maxLength: 4,
    }),
    menus: fc.array(fc.record({ id, slots: fc.dictionary(id, ids, { maxKeys: 2 }) }).map(aCombo), { maxLength: 2 }),
    dailyDishes: fc.array(fc.record({ id, dishes: ids, categories: ids, menus: ids, size: id }).map(aDailyDish), {
      maxLength: 2,
    }),
  });

  it('every reference in the menu resolves, and nothing is lost without a problem', () => {
    fc.assert(
      fc.property(someDocument, (parts) => {
        const { menu, problems } = readMenu({ ...aMenuDocument({ dishes: [] }), ...parts });
        for (const dish of menu.dishes.values()) {
          expect(menu.categories.find((category) => category.id === dish.categoryId)?.dishes).toContain(dish);
          expect(
            [...dish.secondaryIngredients].every((ingredient) => menu.ingredients.get(ingredient.id) === ingredient),
          ).toBe(true);
          const sides = dish.groups.flatMap((group) =>
            group.items.flatMap((item) => (item.type === 'dish' ? item.dish : [])),
          );
          for (const side of [...dish.primarySubDishes, ...sides]) {
            expect(menu.dishes.get(side.dishId)?.sizes.map((size) => size.id)).toContain(side.sizeId);
          }
          const items = dish.groups.flatMap((group) => group.items.map((item) => item.id));
          for (const item of [...dish.popularExtraCombination, ...dish.extraIngredientsRanking])
            expect(items).toContain(item);
        }
        for (const combo of menu.combos.values()) {
          for (const slot of combo.slots)
            expect(slot.dishIds.map((dish) => menu.dishes.has(dish))).not.toContain(false);
          expect(combo.slots.map(({ dishIds }) => dishIds.length)).not.toContain(0);
        }
        const read = menu.dishes.size + menu.combos.size;
        if (read < parts.dishes.length + parts.menus.length) expect(problems.length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });
});

it("ids such as 'constructor' are plain ids", () => {
  const menu = aMenu({
    categories: [aCategory('constructor')],
    dishes: [aDish({ id: '__proto__', category: 'constructor', extras: ['toString'] })],
    ingredients: [anIngredient('hasOwnProperty')],
    extraGroups: [anExtraGroup({ id: 'toString', items: { hasOwnProperty: 100 } })],
  });
  expect(menu.dishes.get(dishId('__proto__'))?.groups[0]?.id).toBe(groupId('toString'));
  expect(menu.categories[0]?.id).toBe(categoryId('constructor'));
});
