import { describe, expect, it } from 'vitest';
import { aCart, aCombo, aDish, aMenu, anExtraGroup, anIngredient, aSize, at } from '../../testing/index.ts';
import { exportByNames } from './export-by-names.ts';
import { importByNames, type NamedItem } from './import-by-names.ts';
import { restoreCart } from './restore-cart.ts';
import { saveCart } from './save-cart.ts';

/** A branch with the same names as any other and its own ids. */
const branch = (prefix: string) =>
  aMenu({
    sizes: [aSize(`${prefix}klein`, { name: 'Klein' }), aSize(`${prefix}gross`, { name: 'Groß' })],
    ingredients: [anIngredient(`${prefix}salami`, { name: 'Salami' }), anIngredient(`${prefix}käse`, { name: 'Käse' })],
    dishes: [
      aDish({
        id: `${prefix}pizza`,
        name: 'Pizza',
        price: { [`${prefix}klein`]: 800, [`${prefix}gross`]: 1100 },
        extras: [`${prefix}belag`],
        canLeaveOut: [`${prefix}käse`],
      }),
      aDish({ id: `${prefix}cola`, name: 'Cola' }),
    ],
    extraGroups: [
      anExtraGroup({ id: `${prefix}belag`, name: 'Belag', maxAmount: 3, items: { [`${prefix}salami`]: 100 } }),
    ],
    menus: [
      aCombo({
        id: `${prefix}menü`,
        name: 'Sparmenü',
        slots: { [`${prefix}a:${prefix}klein`]: [`${prefix}pizza`], [`${prefix}b`]: [`${prefix}cola`] },
      }),
    ],
  });
const mitte = branch('');
const nord = branch('nord-');
const evening = { deliveryType: 'delivery', time: at('Mo 18:00') } as const;

const pizza = (parts: object = {}): NamedItem => ({ dish: 'Pizza', size: 'Groß', amount: 1, ...parts });

describe('a cart moves to another branch by its names (S1 §4 Franchise switch handover)', () => {
  it('and is the same there', () => {
    const cart = aCart(mitte, [
      { dish: 'pizza:gross', amount: 2, member: 'Anna', without: ['käse'], extras: { salami: 3 } },
      { dish: 'cola' },
      { menu: 'menü', slots: { a: { dish: 'pizza:klein', extras: { salami: 1 } }, b: { dish: 'cola' } } },
    ]);
    const { saved, problems } = importByNames(exportByNames(cart, mitte), nord);
    const arrived = restoreCart(saved, nord, evening);
    expect([problems, arrived.problems]).toEqual([[], []]);
    expect(arrived.cart).toEqual(
      aCart(nord, [
        {
          dish: 'nord-pizza:nord-gross',
          amount: 2,
          member: 'Anna',
          without: ['nord-käse'],
          extras: { 'nord-salami': 3 },
        },
        { dish: 'nord-cola' },
        {
          menu: 'nord-menü',
          slots: {
            'nord-a': { dish: 'nord-pizza:nord-klein', extras: { 'nord-salami': 1 } },
            'nord-b': { dish: 'nord-cola' },
          },
        },
      ]),
    );
  });

  it('ignores case and surrounding blanks', () => {
    const { saved } = importByNames(
      [pizza({ dish: ' pizza ', size: 'GROSS' }), pizza({ dish: 'PIZZA', size: 'groß' })],
      mitte,
    );
    expect(saved.items).toHaveLength(1);
  });
});

describe("'Import by names reports unmatched items' (S1 §5)", () => {
  it.each<[string, NamedItem, object]>([
    [
      "'Gericht {name} nicht gefunden'",
      pizza({ dish: 'Sushi' }),
      { code: 'dishUnknown', item: 'Sushi', dropped: true },
    ],
    [
      "'Größe {name} nicht gefunden'",
      pizza({ size: 'Riesig' }),
      { code: 'sizeUnknown', item: 'Pizza', part: 'Riesig', dropped: true },
    ],
    ["'Größe nicht gefunden'", { dish: 'Pizza', amount: 1 }, { code: 'sizeMissing', item: 'Pizza', dropped: true }],
    [
      "'Menü {name} nicht gefunden'",
      { menu: 'Großes', dishes: [], amount: 1 },
      { code: 'comboUnknown', item: 'Großes', dropped: true },
    ],
    [
      'a combo without all its dishes',
      { menu: 'Sparmenü', dishes: [{ dish: 'Pizza' }], amount: 1 },
      { code: 'comboIncomplete', item: 'Sparmenü', part: 'b', dropped: true },
    ],
    [
      'a dish that the slot does not have',
      { menu: 'Sparmenü', dishes: [{ dish: 'Cola' }, { dish: 'Cola' }], amount: 1 },
      { code: 'slotDishUnsuitable', item: 'Sparmenü', part: 'Cola', dropped: true },
    ],
  ])('%s: drops the item', (_, item, problem) => {
    const { saved, problems } = importByNames([item, { dish: 'Cola', amount: 1 }], mitte);
    expect(problems).toEqual([problem]);
    expect(saveCart(restoreCart(saved, mitte, evening).cart).items).toMatchObject([{ dishId: 'cola' }]);
  });

  it.each<[string, NamedItem, object]>([
    [
      "'Gruppe {name} nicht gefunden'",
      pizza({ extras: [{ group: 'Soße', item: 'Salami', amount: 1 }] }),
      { code: 'groupUnknown', part: 'Soße' },
    ],
    [
      "'Zutat {name} nicht gefunden'",
      pizza({ extras: [{ group: 'Belag', item: 'Trüffel', amount: 1 }] }),
      { code: 'itemUnknown', part: 'Trüffel' },
    ],
    ['an ingredient to leave out', pizza({ without: ['Zwiebeln'] }), { code: 'itemUnknown', part: 'Zwiebeln' }],
  ])('%s: keeps the item without it', (_, item, problem) => {
    const { saved, problems } = importByNames([item], mitte);
    expect(problems).toEqual([{ ...problem, item: 'Pizza', dropped: false }]);
    expect(restoreCart(saved, mitte, evening).cart).toEqual(aCart(mitte, [{ dish: 'pizza:gross' }]));
  });
});
