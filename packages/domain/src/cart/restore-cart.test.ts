import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCart, aCategory, aCombo, aDish, aMenu, anExtraGroup, aSideGroup, at, during } from '../../testing/index.ts';
import { dishId } from '../ids.ts';
import { groupsAt } from '../menu/availability.ts';
import { countIn } from '../selection/chosen-extras.ts';
import { readSavedCart } from './read-saved-cart.ts';
import { restoreCart } from './restore-cart.ts';
import { saveCart } from './save-cart.ts';

const NOTED = { dishId: 'salat', amount: 2, without: [], extras: [], note: 'Dressing extra' };

const menu = aMenu({
  categories: [aCategory('mittag', { name: 'Mittag', timetable: [during('Di 11:00-14:00')] })],
  dishes: [
    aDish({
      id: 'pizza',
      name: 'Pizza',
      price: { klein: 800, gross: 1100, riesig: null },
      extras: ['belag', 'sauce', 'mittags'],
      sides: ['beilagen'],
      canLeaveOut: ['käse'],
      secondarySubDishes: [{ dish: dishId('salat') }],
    }),
    aDish({ id: 'salat', name: 'Salat', price: 400 }),
    aDish({ id: 'suppe', name: 'Suppe', category: 'mittag' }),
    aDish({ id: 'aus', name: 'Aus', soldOut: true }),
    aDish({ id: 'abholung', name: 'Abholung', for: ['pickup'] }),
    aDish({ id: 'teuer', name: 'Teuer', price: 999_900, extras: ['belag'] }),
    aDish({ id: 'zu-teuer', name: 'Zu teuer', price: 999_901 }),
  ],
  extraGroups: [
    anExtraGroup({
      id: 'belag',
      limit: 4,
      maxAmount: 3,
      items: { salami: 100, pilze: { '*': 80 }, trüffel: { gross: 900 }, gold: 9999 },
    }),
    anExtraGroup({ id: 'sauce', name: 'Sauce', min: 1, maxAmount: 2, items: { tomate: 0, scharf: { gross: 0 } } }),
    anExtraGroup({ id: 'mittags', name: 'Mittags', min: 1, timetable: [during('Di 11:00-14:00')], items: { brot: 0 } }),
    aSideGroup({ items: { salat: 350 } }),
  ],
  menus: [
    aCombo({ id: 'menü', name: 'Menü', slots: { 'haupt:klein': ['pizza'], dazu: ['salat', 'suppe', 'aus'] } }),
    aCombo({ id: 'mittagsmenü', name: 'Mittagsmenü', timetable: [during('Di 11:00-14:00')], slots: { a: ['salat'] } }),
    aCombo({ id: 'tisch', name: 'Tischmenü', type: 'dineIn', slots: { a: ['salat'] } }),
    aCombo({ id: 'zu-teures', name: 'Zu teures', price: 999_800, slots: { 'a:klein': ['pizza'] } }),
  ],
});
const evening = { deliveryType: 'delivery', time: at('Mo 18:00') } as const;
const noon = { deliveryType: 'delivery', time: at('Di 12:00') } as const;

const tomato = { groupId: 'sauce', itemId: 'tomate', amount: 1 };
const extra = (itemId: string, amount = 1, groupId = 'belag') => ({ groupId, itemId, amount });
const pizza = (parts: object = {}) => ({
  dishId: 'pizza',
  sizeId: 'klein',
  amount: 1,
  without: [],
  extras: [tomato],
  ...parts,
});
const combo = (parts: object = {}) => ({
  menuId: 'menü',
  amount: 1,
  subitems: [
    { slotId: 'haupt', dish: { dishId: 'pizza', without: [], extras: [tomato] } },
    { slotId: 'dazu', dish: { dishId: 'salat', without: [], extras: [] } },
  ],
  ...parts,
});
const restored = (item: object, occasion = evening as Parameters<typeof restoreCart>[2]) =>
  restoreCart(readSavedCart([item]), menu, occasion);
const gone = (code: string, item: string, details = {}) => ({ code, item, ...details, dropped: true });
const changed = (code: string, item: string, part: string) => ({ code, item, part, dropped: false });

describe('drops what cannot be ordered, with the reason (S1 §5 Cart restore, S3 P11, C11)', () => {
  it.each<[string, object, object]>([
    [
      "'a dish must exist, else it is skipped with a warning'",
      pizza({ dishId: 'sushi' }),
      gone('dishUnknown', 'sushi'),
    ],
    ["'if the dish has sizes a valid sizeId is required': none", pizza({ sizeId: null }), gone('sizeMissing', 'Pizza')],
    [
      "'a valid sizeId is required': unknown",
      pizza({ sizeId: 'mini' }),
      gone('sizeUnknown', 'Pizza', { part: 'mini' }),
    ],
    [
      "'without ids must be among the secondary ingredients or secondary sub-dishes'",
      pizza({ without: ['salami'] }),
      gone('withoutUnknown', 'Pizza'),
    ],
    [
      "'each extra's group must exist'",
      pizza({ extras: [tomato, extra('salami', 1, 'x')] }),
      gone('groupUnknown', 'Pizza', { part: 'x' }),
    ],
    ["'each extra's item must exist'", pizza({ extras: [tomato, extra('sushi')] }), gone('itemUnknown', 'Pizza')],
    [
      'an item that is saved with its name',
      pizza({ extras: [tomato, { ...extra('sushi'), itemName: 'Lachs' }] }),
      gone('itemUnknown', 'Pizza', { part: 'Lachs' }),
    ],
    [
      'an item of another group',
      pizza({ extras: [tomato, extra('salami', 1, 'sauce')] }),
      gone('itemUnknown', 'Pizza'),
    ],
    [
      "'its type be ingredient or dish': another type",
      pizza({ extras: [tomato, { ...extra('salami'), type: 'dish' }] }),
      gone('itemUnknown', 'Pizza'),
    ],
    [
      "'the summed amount must reach min'",
      pizza({ extras: [] }),
      gone('groupBelowMinimum', 'Pizza', { part: 'Sauce' }),
    ],
    [
      "'and not exceed limit'",
      pizza({ extras: [tomato, extra('salami', 3), extra('pilze', 2)] }),
      gone('groupAboveLimit', 'Pizza', { part: 'belag' }),
    ],
    ['an amount of 0', pizza({ amount: 0 }), gone('amountInvalid', 'Pizza')],
    ['a negative amount', pizza({ amount: -1 }), gone('amountInvalid', 'Pizza')],
    ['half an amount', pizza({ amount: 0.5 }), gone('amountInvalid', 'Pizza')],
    ['an absurd amount', pizza({ amount: 1e9 }), gone('amountInvalid', 'Pizza')],
    ['not a number', pizza({ amount: '2' }), gone('amountInvalid', 'Pizza')],
    [
      'half an extra',
      pizza({ extras: [tomato, extra('salami', 0.5)] }),
      gone('amountInvalid', 'Pizza', { part: 'salami' }),
    ],
    [
      "'items no longer available by time are removed' (S1 §4)",
      { dishId: 'suppe', amount: 1 },
      gone('dishNotAvailableNow', 'Suppe', { availableAt: at('Di 11:00') }),
    ],
    ['sold out', { dishId: 'aus', amount: 1 }, gone('dishSoldOut', 'Aus')],
    ['not sold for the order type', { dishId: 'abholung', amount: 1 }, gone('dishNotForOrderType', 'Abholung')],
    [
      'a size not sold for the order type',
      pizza({ sizeId: 'riesig' }),
      gone('dishNotForOrderType', 'Pizza', { part: 'riesig' }),
    ],
    [
      "'Items priced above 9999 euros are removed' (S1 §4)",
      { dishId: 'zu-teuer', amount: 1 },
      gone('priceAboveLimit', 'Zu teuer'),
    ],
    ['with its extras', { dishId: 'teuer', amount: 1, extras: [extra('salami')] }, gone('priceAboveLimit', 'Teuer')],
    ['an unknown combo', combo({ menuId: 'x' }), gone('comboUnknown', 'x')],
    ['a combo with an absurd amount', combo({ amount: -2 }), gone('amountInvalid', 'Menü')],
    [
      'a combo outside its timetable',
      { menuId: 'mittagsmenü', amount: 1, subitems: [] },
      gone('comboNotAvailableNow', 'Mittagsmenü', { availableAt: at('Di 11:00') }),
    ],
    [
      'a combo for another order type',
      { menuId: 'tisch', amount: 1, subitems: [] },
      gone('dishNotForOrderType', 'Tischmenü'),
    ],
    [
      'a combo with a slot missing',
      combo({ subitems: combo().subitems.slice(0, 1) }),
      gone('comboIncomplete', 'Menü', { part: 'dazu' }),
    ],
    [
      'a combo with a slot too many',
      combo({ subitems: [...combo().subitems, { slotId: 'x', dish: { dishId: 'salat' } }] }),
      gone('comboIncomplete', 'Menü', { part: 'x' }),
    ],
    [
      'a dish that the slot does not have',
      combo({ subitems: [combo().subitems[0], { slotId: 'dazu', dish: { dishId: 'pizza' } }] }),
      gone('slotDishUnsuitable', 'Menü', { part: 'Pizza' }),
    ],
    [
      'a slot with a dish that is not available',
      combo({ subitems: [combo().subitems[0], { slotId: 'dazu', dish: { dishId: 'suppe' } }] }),
      gone('slotDishUnsuitable', 'Menü', { part: 'Suppe' }),
    ],
    [
      'a combo with an invalid dish',
      combo({ subitems: [{ slotId: 'haupt', dish: { dishId: 'pizza' } }, combo().subitems[1]] }),
      gone('groupBelowMinimum', 'Menü', { part: 'Sauce' }),
    ],
    [
      'a combo above 9999 euros with its extras',
      {
        menuId: 'zu-teures',
        amount: 1,
        subitems: [{ slotId: 'a', dish: { dishId: 'pizza', extras: [tomato, extra('salami', 2)] } }],
      },
      gone('priceAboveLimit', 'Zu teures'),
    ],
  ])('%s', (_, item, problem) => {
    const { cart, problems } = restored(item);
    expect(cart.lines).toEqual([]);
    expect(problems).toEqual([problem]);
  });

  it('keeps exactly 9999 euros (S3 P1: strictly)', () => {
    expect(restored({ dishId: 'teuer', amount: 1 })).toMatchObject({
      cart: { lines: [{ choice: { dish: { id: 'teuer' } } }] },
      problems: [],
    });
  });

  it('reports more than 1000 of the same item instead of cutting the amount', () => {
    const salad = { dishId: 'salat', amount: 600 };
    const { cart, problems } = restoreCart(readSavedCart([salad, salad, { ...salad, amount: 400 }]), menu, evening);
    expect(cart.lines.map(({ amount }) => amount)).toEqual([1000]);
    expect(problems).toEqual([gone('amountInvalid', 'Salat')]);
  });

  it('restores the first 500 lines only', () => {
    const items = Array.from({ length: 503 }, (_, index) => ({
      dishId: 'salat',
      amount: 1,
      memberName: `Gast ${index}`,
    }));
    const { cart, problems } = restoreCart(readSavedCart({ items }), menu, evening);
    expect(cart.lines).toHaveLength(500);
    expect(problems).toEqual(
      [500, 501, 502].map((index) => ({
        ...gone('tooManyItems', 'Salat'),
        of: { itemId: 'salat', memberName: `Gast ${index}`, amount: 1 },
      })),
    );
  });
});

describe("'A quote repairs nothing but maxAmount and extras without a price' (S3 C11)", () => {
  it.each<[string, object, object, object]>([
    [
      "'Clamp to maxAmount, then check the group sums' (P11)",
      pizza({ extras: [tomato, extra('salami', 9)] }),
      { tomate: 1, salami: 3 },
      changed('extraAmountReduced', 'Pizza', 'salami'),
    ],
    [
      "'Clamp to maxAmount' (P11): an absurd amount too",
      pizza({ extras: [tomato, extra('salami', 5000)] }),
      { tomate: 1, salami: 3 },
      changed('extraAmountReduced', 'Pizza', 'salami'),
    ],
    [
      'an extra that the size does not have',
      pizza({ extras: [tomato, extra('trüffel')] }),
      { tomate: 1 },
      changed('extraNotInSize', 'Pizza', 'trüffel'),
    ],
    [
      'an extra that cannot be chosen',
      pizza({ extras: [tomato, extra('gold')] }),
      { tomate: 1 },
      changed('extraNotInSize', 'Pizza', 'gold'),
    ],
    [
      "'A group outside its timetable does not exist: its extras are dropped with a notice and its min does not count'",
      pizza({ extras: [tomato, extra('brot', 1, 'mittags')] }),
      { tomate: 1 },
      changed('groupNotAvailableNow', 'Pizza', 'Mittags'),
    ],
    [
      'duplicate extras add up first',
      pizza({ extras: [tomato, extra('salami', 2), extra('salami', 2)] }),
      { tomate: 1, salami: 3 },
      changed('extraAmountReduced', 'Pizza', 'salami'),
    ],
  ])('%s', (_, item, extras, problem) => {
    const { cart, problems } = restored(item);
    expect(
      cart.lines.map((line) =>
        line.kind === 'dish' ? Object.fromEntries(line.choice.extras.map((one) => [one.item.id, one.amount])) : null,
      ),
    ).toEqual([extras]);
    expect(problems).toEqual([problem]);
  });

  it('drops what a repair makes invalid, with both reasons', () => {
    const { cart, problems } = restored(pizza({ extras: [extra('scharf', 1, 'sauce')] }));
    expect(cart.lines).toEqual([]);
    expect(problems).toEqual([
      changed('extraNotInSize', 'Pizza', 'scharf'),
      gone('groupBelowMinimum', 'Pizza', { part: 'Sauce' }),
    ]);
  });

  it('checks a group inside its timetable', () => {
    expect(restored(pizza(), noon).problems).toEqual([gone('groupBelowMinimum', 'Pizza', { part: 'Mittags' })]);
    expect(restored(pizza({ extras: [tomato, extra('brot', 1, 'mittags')] }), noon).problems).toEqual([]);
  });
});

describe('what is restored', () => {
  it('a dish with all its choices, in menu order', () => {
    const item = pizza({
      amount: 2,
      without: ['salat', 'käse'],
      extras: [extra('salat', 1, 'beilagen'), tomato, extra('pilze'), extra('salami')],
      memberName: 'Anna',
    });
    const { cart, problems } = restored(item);
    expect(problems).toEqual([]);
    expect(cart).toEqual(
      aCart(menu, [
        {
          dish: 'pizza:klein',
          amount: 2,
          member: 'Anna',
          without: ['käse', 'salat'],
          extras: { salami: 1, pilze: 1, tomate: 1, salat: 1 },
        },
      ]),
    );
  });

  it("a combo, its dishes in the slot's size", () => {
    const { cart, problems } = restored(combo({ amount: 3 }));
    expect(problems).toEqual([]);
    expect(cart).toEqual(
      aCart(menu, [
        {
          menu: 'menü',
          amount: 3,
          slots: { haupt: { dish: 'pizza:klein', extras: { tomate: 1 } }, dazu: { dish: 'salat' } },
        },
      ]),
    );
  });

  it('a dish without sizes needs no size, and saved deposits are ignored', () => {
    const { cart, problems } = restored({
      dishId: 'salat',
      sizeId: 'gross',
      amount: 1,
      extras: [{ groupId: 'pfand', itemId: 'pfand', amount: 1, type: 'deposit' }],
    });
    expect([cart, problems]).toEqual([aCart(menu, [{ dish: 'salat' }]), []]);
  });

  it("'Same configuration and same member: amounts add up. Otherwise separate lines' (S3 P12)", () => {
    const salad = { dishId: 'salat', amount: 2 };
    const { cart } = restoreCart(
      readSavedCart([salad, pizza(), salad, { ...salad, memberName: 'Anna' }]),
      menu,
      evening,
    );
    expect(cart.lines.map(({ amount, memberName }) => [amount, memberName])).toEqual([
      [4, ''],
      [1, ''],
      [2, 'Anna'],
    ]);
  });
});

describe('for any JSON', () => {
  const near = fc.constantFrom(
    'pizza',
    'salat',
    'suppe',
    'menü',
    'klein',
    'gross',
    'belag',
    'sauce',
    'salami',
    'tomate',
    'käse',
    'haupt',
    'dazu',
    '__proto__',
    'constructor',
    '',
  );
  const { node } = fc.letrec((tie) => ({
    node: fc.oneof(
      { depthSize: 'small' },
      near,
      fc.integer({ min: -2, max: 5 }),
      fc.constantFrom(null, true, 0.5, 1e9, 1e308),
      fc.array(tie('node'), { maxLength: 4 }),
      fc.dictionary(
        fc.constantFrom(
          'items',
          'dishId',
          'menuId',
          'sizeId',
          'amount',
          'without',
          'extras',
          'groupId',
          'itemId',
          'type',
          'subitems',
          'slotId',
          'dish',
          'memberName',
          '__proto__',
        ),
        tie('node'),
        { maxKeys: 8 },
      ),
    ),
  }));

  it('reading and restoring never fail, and a cart holds only valid items', () => {
    fc.assert(
      fc.property(fc.oneof(node, fc.jsonValue()), (value) => {
        const { cart } = restoreCart(readSavedCart(JSON.parse(JSON.stringify(value))), menu, evening);
        for (const line of cart.lines) expect(line.amount).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'items'],
    [
      'arrays where strings belong',
      { items: [{ dishId: ['pizza'], sizeId: ['klein'], amount: [1], without: 'käse', extras: {} }] },
    ],
    ['a prototype', JSON.parse('{"items":[{"__proto__":{"dishId":"salat","amount":1}}]}')],
    ['inherited properties', { items: [Object.create({ dishId: 'salat', amount: 1 })] }],
    [
      'a getter that throws',
      {
        items: [
          {
            get dishId(): string {
              throw new Error('read');
            },
          },
        ],
      },
    ],
    ['a very long id', { items: [{ dishId: 'x'.repeat(100_000), amount: 1 }] }],
  ])('%s', (_, value) => {
    const { cart, problems } = restoreCart(readSavedCart(value), menu, evening);
    expect(cart.lines).toEqual([]);
    expect(JSON.stringify(problems).length).toBeLessThan(200);
  });
});

describe('for any cart', () => {
  const amount = fc.integer({ min: 1, max: 4 });
  const someExtras = fc.array(
    fc.record({
      groupId: fc.constantFrom('belag', 'sauce', 'beilagen', 'mittags'),
      itemId: fc.constantFrom('salami', 'pilze', 'trüffel', 'tomate', 'scharf', 'salat', 'brot'),
      amount,
    }),
    { maxLength: 4 },
  );
  const someDish = fc.record({
    dishId: fc.constantFrom('pizza', 'pizza', 'salat', 'suppe', 'teuer', 'abholung'),
    sizeId: fc.constantFrom('klein', 'gross', 'riesig', null),
    without: fc.subarray(['käse', 'salat']),
    extras: someExtras.map((extras) => [
      tomato,
      ...extras.filter((one) =>
        menu.dishes
          .get(dishId('pizza'))
          ?.groups.some((group) => group.id === one.groupId && group.items.some((item) => item.id === one.itemId)),
      ),
    ]),
  });
  const someItem = fc.oneof(
    fc.tuple(someDish, amount, fc.constantFrom('', 'Anna', 'Ben')).map(([dish, count, memberName]) => ({
      ...dish,
      extras: dish.dishId === 'pizza' ? dish.extras : [],
      without: dish.dishId === 'pizza' ? dish.without : [],
      amount: count,
      memberName,
    })),
    fc.tuple(someDish, amount).map(([dish, count]) =>
      combo({
        amount: count,
        subitems: [{ slotId: 'haupt', dish: { ...dish, dishId: 'pizza' } }, combo().subitems[1]],
      }),
    ),
  );
  const occasion = fc.record({
    deliveryType: fc.constantFrom('delivery', 'pickup', 'dineIn'),
    time: fc.constantFrom(evening.time, noon.time),
  });

  it('saving and restoring are stable, and a valid cart has no problems', () => {
    let restoredLines = 0;
    fc.assert(
      fc.property(fc.array(someItem, { maxLength: 6 }), occasion, (items, when) => {
        const first = restoreCart(readSavedCart({ items }), menu, when as typeof evening);
        const saved = saveCart(first.cart);
        const second = restoreCart(readSavedCart(JSON.parse(JSON.stringify(saved))), menu, when as typeof evening);
        expect(second).toEqual({ cart: first.cart, problems: [] });
        expect(saveCart(second.cart)).toEqual(saved);
        restoredLines += first.cart.lines.length;
      }),
      { numRuns: 500 },
    );
    // The generator must yield carts, not only problems.
    expect(restoredLines).toBeGreaterThan(200);
  });

  it('no group is below its minimum or above its limit, and every line has its own id', () => {
    fc.assert(
      fc.property(fc.array(someItem, { maxLength: 6 }), occasion, (items, when) => {
        const { cart } = restoreCart(readSavedCart(items), menu, when as typeof evening);
        const choices = cart.lines.flatMap((line) =>
          line.kind === 'dish' ? [line.choice] : line.slots.map(({ choice }) => choice),
        );
        for (const { dish, extras } of choices) {
          for (const group of groupsAt(dish, when.time)) {
            const count = countIn(group, extras);
            expect(count).toBeGreaterThanOrEqual(group.min);
            expect(group.limit === 0 || count <= group.limit).toBe(true);
          }
        }
        expect(new Set(cart.lines.map(({ id }) => id)).size).toBe(cart.lines.length);
      }),
      { numRuns: 300 },
    );
  });
});

it('a note survives saving and reading', () => {
  const { cart } = restoreCart({ items: [NOTED] }, menu, { deliveryType: 'dineIn', time: at('Di 12:00') });
  expect(readSavedCart(saveCart(cart)).items).toEqual([{ ...NOTED, sizeId: null }]);
});
