import { describe, expect, it } from 'vitest';
import { aDish, aMenu, aSize, getDish } from '../../testing/index.ts';
import { dishId } from '../ids.ts';
import { toCents } from '../money.ts';
import type { DishDocument, NutrientInformation } from './menu-document.ts';
import { findDishesLackingParticulars, findMissingParticulars, listLackingParticulars } from './particulars.ts';

const NUTRITION: NutrientInformation = {
  per: '100ml',
  energyKilojoules: 180,
  energyKilocalories: 42,
  fatGrams: 0,
  saturatedFatGrams: 0,
  carbohydratesGrams: 10,
  sugarGrams: 10,
  proteinGrams: 0,
  saltGrams: 0,
};
const { saltGrams: _, ...WITHOUT_SALT } = NUTRITION;
const content = { amount: 330, unit: 'ml' } as const;
const producer = 'Limonateria Nord GmbH, 13187 Berlin';
const whole = { content, producer, ingredients: 'Wasser, Zucker', nutrition: NUTRITION };
const strong = { content, producer, alcoholPercent: 4.9 };
const beer = { deposit: 8, depositKind: 'reusable', tags: ['alcohol16'], prepacked: strong } as const;

type Row = readonly [what: string, dish: Parameters<typeof aDish>[0], missing: readonly string[]];

const ROWS: readonly Row[] = [
  // 'Every drink with a deposit says Einweg or Mehrweg'
  ['a deposit without a kind', { deposit: 25, prepacked: whole }, ['depositKind']],
  ['a deposit by size without a kind', { prepacked: whole, prices: pfand(25) }, ['depositKind']],
  ['a deposit with its kind', { deposit: 25, depositKind: 'singleUse', prepacked: whole }, []],
  ['a deposit of 0', { deposit: 0 }, []],
  // 'all particulars of LMIV Art. 9 (1) except the date (content, producer or importer, ingredients, allergens, nutrition'
  ['a dish of the kitchen', {}, []],
  ['prepacked, nothing said', { prepacked: {} }, ['content', 'producer', 'ingredients', 'nutrition']],
  [
    'a bottle, nothing said',
    { deposit: 8, depositKind: 'reusable' },
    ['content', 'producer', 'ingredients', 'nutrition'],
  ],
  ['may be returned, nothing said', { withdrawalAllowed: true }, ['content', 'producer', 'ingredients', 'nutrition']],
  ['unknown allergens', { prepacked: whole, declarations: null }, ['declarations']],
  ['nutrition without salt', { prepacked: { ...whole, nutrition: WITHOUT_SALT } }, ['nutrition']],
  ['content by size', { prepacked: { ...whole, content: undefined } as never, price: { flasche: 300 } }, []],
  [
    'one size without content',
    { prepacked: { ...whole, content: undefined } as never, price: { flasche: 300, glas: 200 } },
    ['content'],
  ],
  // '(… wine too; exceptions of Art. 16 (4); strength above 1,2 % vol.)'
  ['beer needs no ingredients and nutrition', beer, []],
  ['beer without its strength', { ...beer, prepacked: whole }, ['alcohol']],
  ['beer without an age', { ...beer, tags: [] }, ['age']],
  ['lemonade of 1,2 % vol.', { ...beer, tags: [], prepacked: { ...whole, alcoholPercent: 1.2 } }, []],
  ['beer of 1,2 % vol.', { ...beer, prepacked: { ...strong, alcoholPercent: 1.2 } }, ['ingredients', 'nutrition']],
  ['wine', { ...beer, prepacked: { ...strong, isWine: true } }, ['ingredients', 'nutrition']],
  ['wine with all of it', { ...beer, prepacked: { ...whole, alcoholPercent: 14, isWine: true } }, []],
  // 'wine by the glass is not packaged'
  ['a mug with a deposit', { deposit: 100, depositKind: 'reusable', servedOpen: true }, []],
  ['wine by the glass', { isDrink: true, tags: ['alcohol16'], servedOpen: true }, []],
  ['water (annex V)', { prepacked: { content, producer, exempt: ['ingredients', 'nutrition'] } }, []],
];

function pfand(cents: number): DishDocument['prices'] {
  return { delivery: { base: toCents(300), pfand: { '*': toCents(cents) } } };
}

describe('particulars of drinks with a deposit and of prepacked goods (S3 L4)', () => {
  it.each(ROWS)('%s', (_, parts, missing) => {
    const sizes = [aSize('flasche', { contentAmount: 330, contentUnit: 'ml' }), aSize('glas')];
    const menu = aMenu({ dishes: [aDish({ id: 'it', ...parts })], sizes });
    expect(findMissingParticulars(getDish(menu, 'it'), { dishDeposits: {} })).toEqual(missing);
  });

  it("the shop's deposit counts, too", () => {
    const dish = getDish(aMenu({ dishes: [aDish({ id: 'cola', isDrink: true, prepacked: whole })] }), 'cola');
    expect(findMissingParticulars(dish, { dishDeposits: { '*': toCents(25) } })).toEqual(['depositKind']);
  });
});

describe("'A prepacked good without producer, ingredients and nutrition cannot be ordered for delivery or pickup' (S3 L14)", () => {
  it.each<Row>([
    ['nothing said', { prepacked: {} }, ['content', 'producer', 'ingredients', 'nutrition']],
    ['all said', { prepacked: whole }, []],
    ['without a producer', { prepacked: { ...whole, producer: '' } }, ['producer']],
    ['beer without its strength', { ...beer, prepacked: whole }, ['alcohol']],
    // These are duties of other laws.
    ['a deposit without a kind, a strong drink without an age', { deposit: 25, prepacked: strong }, []],
    ['a dish of the kitchen', {}, []],
  ])('%s', (_, parts, missing) => {
    const menu = aMenu({ dishes: [aDish({ id: 'it', ...parts })] });
    const listed = listLackingParticulars(menu, { dishDeposits: {} });
    expect(listed.map(({ dish, missing: parts }) => [dish.id, parts])).toEqual(
      missing.length > 0 ? [['it', missing]] : [],
    );
  });

  it('a dish that contains such an article', () => {
    const menu = aMenu({
      dishes: [
        aDish({ id: 'limo', prepacked: {} }),
        aDish({ id: 'teller', primarySubDishes: [{ dish: dishId('limo') }] }),
        aDish({ id: 'platte', secondarySubDishes: [{ dish: dishId('teller') }] }),
        aDish({ id: 'suppe' }),
      ],
    });
    expect([...findDishesLackingParticulars(menu, { dishDeposits: {} })]).toEqual(['limo', 'teller', 'platte']);
  });
});
