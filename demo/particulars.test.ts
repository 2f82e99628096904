import {
  collectDeclarations,
  type Declaration,
  listKinds,
  listMissingParticulars,
  readMenu,
} from '@tischlein/domain/menu';
import { describe, expect, it } from 'vitest';
import { DEMO_SHOPS } from './demo-shops.ts';

describe('the demo', () => {
  it('does not offer to leave out what the dish is', () => {
    const optional = DEMO_SHOPS.flatMap(({ menu }) => menu.dishes).map(({ name, secondaryIngredients }) => [
      name,
      secondaryIngredients.map(String),
    ]);
    const byName = Object.fromEntries(optional);
    expect(byName['Tagliata di Manzo']).not.toContain('i-rumpsteak');
    expect(byName['Tagliata di Manzo']).toContain('i-parmesan');
    expect(byName['Sommerrollen mit Tofu']).not.toContain('i-reispapier');
    expect(byName['Rind mit Zwiebeln und Ingwer']).not.toContain('i-rindfleisch');
    expect(byName['Sommerrollen mit Tofu']).not.toContain('i-tofu');
    expect(byName['Pizza Burrata']).not.toContain('i-burrata');
    expect(byName['Pizza Diavola']).toContain('i-mozzarella');
  });

  it.each(DEMO_SHOPS.map((shop) => [shop.config.slug, shop] as const))(
    'says everything about drinks with a deposit and prepacked goods (S3 L4): %s',
    (_, { menu: document, config }) => {
      const { menu } = readMenu(document);
      const missing = listMissingParticulars(menu, config);
      expect(missing.map(({ dish, missing: parts }) => `${dish.name}: ${parts.join(', ')}`)).toEqual([]);
      expect([...menu.dishes.values()].filter(({ depositKind }) => depositKind !== null).length).toBeGreaterThan(2);
    },
  );

  it('declares the cereal of each pizza, pasta and focaccia, and the nuts of each pesto', () => {
    const dishes = DEMO_SHOPS.flatMap(({ menu: document }) => {
      const { menu } = readMenu(document);
      return document.dishes.map(({ id, category, name }) => {
        const dish = menu.dishes.get(id) ?? expect.fail(`no dish ${id}`);
        return { name, title: `${category} ${name}`, declared: collectDeclarations(menu, dish) ?? [] };
      });
    });
    const listWithout = (pattern: RegExp, declarations: readonly Declaration[]): string[] =>
      dishes
        .filter(({ title }) => pattern.test(title))
        .filter(({ declared }) => !declared.some((each) => declarations.includes(each)))
        .map(({ name }) => name);
    const doughs =
      /pizza|pasta|focaccia|calzone|lasagne|spaghetti(?!eis)|penne|fusilli|tagliatelle|ravioli|tortellini/i;
    expect(listWithout(doughs, listKinds('gluten'))).toEqual([]);
    expect(listWithout(/pesto/i, listKinds('nuts'))).toEqual([]);
  });

  it.each(DEMO_SHOPS.map((shop) => [shop.config.slug, shop] as const))(
    'asks for the age with drinks only, not with dishes cooked with wine (S3 R9): %s',
    (_, { menu: { dishes } }) => {
      const aged = dishes.filter(({ tags }) => tags.includes('alcohol16') || tags.includes('alcohol18'));
      expect(aged.filter(({ isDrink }) => !isDrink).map(({ name }) => name)).toEqual([]);
      expect(aged.length).toBeGreaterThan(1);
      expect(aged.map(({ name }) => name)).not.toContain('Birra analcolica');
    },
  );
});
