import { describe, expect, it } from 'vitest';
import { aDish, aMenuDocument, anExtraGroup, anIngredient } from '../../testing/index.ts';
import { ingredientId } from '../ids.ts';
import { confirmDeclarations, type DeclaredItem, listUndeclared } from './confirm-declarations.ts';

const unknown = { declarations: null };
const menu = aMenuDocument({
  ingredients: [anIngredient('soße', unknown), anIngredient('käse', { declarations: ['milk'] })],
  dishes: [
    aDish({ id: 'suppe', ...unknown, partialDeclarations: { named: ['celery'], unclear: 'Geheimnis' } }),
    aDish({ id: 'pizza', ...unknown, primaryIngredients: [ingredientId('käse')] }),
    aDish({ id: 'nudeln', ...unknown, primaryIngredients: [ingredientId('soße')] }),
    aDish({ id: 'salat' }),
  ],
  extraGroups: [anExtraGroup({ items: { soße: 100 } })],
});
const keysOf = (items: readonly DeclaredItem[]) => items.map(({ kind, id }) => `${kind} ${id}`);

describe("'The merchant may confirm … that what is not named is not in them' (S3 L2)", () => {
  it('lists dishes that neither declare themselves nor by their parts, and undeclared ingredients', () => {
    const list = listUndeclared(menu);
    expect(keysOf(list)).toEqual(['dish suppe', 'dish nudeln', 'ingredient soße']);
    expect(list[0]).toMatchObject({ place: 'pizza', named: ['celery'], unclear: 'Geheimnis' });
  });

  it.each<[string, readonly DeclaredItem[], readonly string[]]>([
    ['a dish', [{ kind: 'dish', id: 'suppe' }], ['dish nudeln', 'ingredient soße']],
    ['an ingredient, with the dishes that wait for it', [{ kind: 'ingredient', id: 'soße' }], ['dish suppe']],
    ['all', listUndeclared(menu), []],
    ['nothing that is unknown', [{ kind: 'dish', id: 'soße' }], ['dish suppe', 'dish nudeln', 'ingredient soße']],
  ])('confirms %s', (_, items, left) => {
    expect(keysOf(listUndeclared(confirmDeclarations(menu, items)))).toEqual(left);
  });

  it('what is named stays, and what is declared does not change', () => {
    const [soup, pizza, , salad] = confirmDeclarations(menu, [
      ...listUndeclared(menu),
      { kind: 'dish', id: 'salat' },
    ]).dishes;
    expect(soup).toEqual({ ...aDish({ id: 'suppe' }), declarations: ['celery'] });
    expect([pizza, salad]).toEqual([menu.dishes[1], menu.dishes[3]]);
  });
});
