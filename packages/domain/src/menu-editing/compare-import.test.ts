import { describe, expect, it } from 'vitest';
import { categoryId, dishId, sizeId } from '../ids.ts';
import { toCents } from '../money.ts';
import { type DishDocument, EMPTY_MENU, type MenuDocument } from '../menu/index.ts';
import { compareImport, takeImport } from './compare-import.ts';

const price = (base: number) => ({ base: toCents(base) });

const aDish = (parts: Partial<DishDocument> & { readonly name: string }): DishDocument => ({
  id: dishId(parts.name.toLowerCase()),
  category: categoryId('pizza'),
  sizes: [],
  isDrink: false,
  primaryIngredients: [],
  secondaryIngredients: [],
  primarySubDishes: [],
  secondarySubDishes: [],
  extraIngredientGroups: [],
  sideDishGroups: [],
  popularExtraCombination: [],
  extraIngredientsRanking: [],
  freeIngredients: 0,
  tags: [],
  negTags: [],
  prices: { delivery: price(890), pickup: price(890), dineIn: price(890) },
  declarations: ['wheat', 'milk'],
  ...parts,
});

const aMenu = (...dishes: readonly DishDocument[]): MenuDocument => ({
  ...EMPTY_MENU,
  categories: [{ id: categoryId('pizza'), name: 'Pizza', showTopDishes: false }],
  dishes,
});

const ALL = (current: MenuDocument, imported: MenuDocument) => {
  const comparison = compareImport(current, imported, false);
  const taken = new Set(comparison.changes.map(({ key }) => key));
  return takeImport(current, comparison, { taken, missing: new Map() });
};

describe('an imported menu beside the present one', () => {
  const current = aMenu(aDish({ id: dishId('m1'), name: 'Margherita', subtext: 'Tomate' }), aDish({ name: 'Salami' }));

  it('dishes of the same name are the same, whatever their id; others are new, or missing in the file', () => {
    const imported = aMenu(aDish({ name: 'MARGHERITA' }), aDish({ name: 'Tonno' }));
    const { changes, missing, same } = compareImport(current, imported, false);
    expect(changes.map(({ after, field }) => [after.name, field])).toEqual([['Tonno', null]]);
    expect(missing.map(({ name }) => name)).toEqual(['Salami']);
    expect(same).toBe(1);
  });

  it('what the file does not say is no change', () => {
    expect(compareImport(current, aMenu(aDish({ name: 'Margherita' })), false).changes).toEqual([]);
  });

  it('without consent nothing changes; what is missing is kept', () => {
    const imported = aMenu(aDish({ name: 'Tonno' }));
    const comparison = compareImport(current, imported, false);
    const nothing = takeImport(current, comparison, { taken: new Set(), missing: new Map() });
    expect(nothing).toEqual(current);
    expect(ALL(current, imported).dishes.map(({ name }) => name)).toEqual(['Margherita', 'Salami', 'Tonno']);
  });

  it('a dish that the merchant deletes is gone; one that is sold out stays', () => {
    const comparison = compareImport(current, aMenu(), false);
    const missing = new Map([
      [dishId('m1'), 'remove' as const],
      [dishId('salami'), 'soldOut' as const],
    ]);
    const { dishes } = takeImport(current, comparison, { taken: new Set(), missing });
    expect(dishes.map(({ name, soldOut }) => [name, soldOut])).toEqual([['Salami', true]]);
  });

  it.each([
    ['unknown', null, true],
    ['fewer', ['wheat'], true],
    ['more', ['wheat', 'milk', 'egg'], false],
  ] as const)('%s declarations: is it a loss', (_, declarations, isLoss) => {
    const partial = { partialDeclarations: { named: [], unclear: 'Nüsse' } };
    const imported = aMenu(aDish({ name: 'Margherita', declarations, ...(declarations ? {} : partial) }));
    expect(compareImport(current, imported, false).changes).toMatchObject([{ field: 'declarations', isLoss }]);
  });

  it('a file without any declarations takes none away', () => {
    const imported = aMenu(aDish({ name: 'Margherita', declarations: null }));
    expect(compareImport(current, imported, false).changes).toEqual([]);
  });

  it('a file without sizes takes them away only if the merchant says so', () => {
    const sizes = [sizeId('g')];
    const own = aMenu(aDish({ name: 'Salami', sizes, prices: { delivery: { size: { g: toCents(1190) } } } }));
    const { changes } = compareImport(own, aMenu(aDish({ name: 'Salami' })), false);
    expect(changes).toMatchObject([{ field: 'sizes', isLoss: true }]);
  });

  it('one price for all replaces equal ones; a price of its own for pickup stays', () => {
    const own = aMenu(
      aDish({ name: 'Salami', prices: { delivery: price(900), pickup: price(800), dineIn: price(900) } }),
    );
    const next = price(950);
    const imported = aMenu(aDish({ name: 'Salami', prices: { delivery: next, pickup: next, dineIn: next } }));
    expect(ALL(own, imported).dishes[0]?.prices).toEqual({ delivery: next, pickup: price(800), dineIn: next });
  });

  it('sizes and categories of the same name are the same; new ones are added once their dish is taken', () => {
    const sized = (id: string, cents: number): Partial<DishDocument> => ({
      sizes: [sizeId(id)],
      prices: { delivery: { size: { [id]: toCents(cents) } } },
    });
    const large = (id: string) => [{ id: sizeId(id), name: 'Groß' }];
    const own = { ...aMenu(aDish({ name: 'Salami', ...sized('g', 1190) })), sizes: large('g') };
    const file = {
      ...aMenu(
        aDish({ name: 'Salami', category: categoryId('x'), ...sized('gross', 1250) }),
        aDish({ name: 'Cola', category: categoryId('y') }),
      ),
      categories: [
        { id: categoryId('x'), name: 'PIZZA', showTopDishes: false },
        { id: categoryId('y'), name: 'Getränke', showTopDishes: false },
      ],
      sizes: large('gross'),
    };
    const menu = ALL(own, file);
    expect(menu.sizes).toEqual(own.sizes);
    expect(menu.dishes[0]?.prices).toEqual({ delivery: { size: { g: 1250 } } });
    expect(menu.categories.map(({ name }) => name)).toEqual(['Pizza', 'Getränke']);
  });
});
