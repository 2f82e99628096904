import { describe, expect, it } from 'vitest';
import { aChoice, aDish, aMenu, anExtraGroup, anIngredient, aSideGroup, getDish } from '../../testing/index.ts';
import { dishId, ingredientId } from '../ids.ts';
import { collectDeclarations, collectChoiceDeclarations } from './collect-declarations.ts';

const menu = aMenu({
  ingredients: [
    anIngredient('teig', { declarations: ['wheat'] }),
    anIngredient('käse', { declarations: ['milk'] }),
    anIngredient('schinken', { declarations: ['nitriteCuringSalt', 'phosphate'] }),
    anIngredient('tomaten', { declarations: [] }),
    anIngredient('gewürz', { declarations: null }),
  ],
  dishes: [
    aDish({
      id: 'pizza',
      declarations: null,
      primaryIngredients: [ingredientId('teig'), ingredientId('tomaten')],
      canLeaveOut: ['käse'],
      extras: ['belag'],
      sides: ['beilagen'],
    }),
    aDish({ id: 'eigen', declarations: ['egg'], primaryIngredients: [ingredientId('teig'), ingredientId('gewürz')] }),
    aDish({ id: 'unbekannt', declarations: null }),
    aDish({ id: 'halb', declarations: null, primaryIngredients: [ingredientId('teig'), ingredientId('gewürz')] }),
    aDish({ id: 'nichts', declarations: [] }),
    aDish({
      id: 'teller',
      declarations: null,
      primarySubDishes: [{ dish: dishId('pizza') }],
      secondarySubDishes: [{ dish: dishId('eigen') }],
    }),
    aDish({ id: 'teller-2', declarations: null, primarySubDishes: [{ dish: dishId('unbekannt') }] }),
    aDish({ id: 'kreis', declarations: null, primarySubDishes: [{ dish: dishId('kreis') }] }),
  ],
  extraGroups: [
    anExtraGroup({ id: 'belag', items: { schinken: 100, gewürz: 0 } }),
    aSideGroup({ items: { eigen: 300 } }),
  ],
});

describe('declarations of a dish: its own and those of its parts; unknown is not none', () => {
  it.each([
    ['known from all its ingredients, in the order of the law', 'pizza', ['wheat', 'milk']],
    ['its own declaration is complete, declared parts are added', 'eigen', ['wheat', 'egg']],
    ['nothing declared', 'unbekannt', null],
    ['one part not declared', 'halb', null],
    ['checked, contains none', 'nichts', []],
    ['sub-dishes', 'teller', ['wheat', 'egg', 'milk']],
    ['an unknown sub-dish', 'teller-2', null],
    ['a dish that contains itself', 'kreis', null],
  ])('%s', (_, id, expected) => {
    expect(collectDeclarations(menu, getDish(menu, id))).toEqual(expected);
    expect(collectDeclarations(menu, getDish(menu, id))).toEqual(expected);
    expect(getDish(menu, id).isDeclared).toBe(expected !== null);
  });
});

describe('declarations of a configured dish', () => {
  it.each([
    ['unchanged', { dish: 'pizza' }, ['wheat', 'milk']],
    ['without', { dish: 'pizza', without: ['käse'] }, ['wheat']],
    ['with extras', { dish: 'pizza', extras: { schinken: 1 } }, ['wheat', 'milk', 'nitriteCuringSalt', 'phosphate']],
    ['with a side dish', { dish: 'pizza', extras: { eigen: 1 } }, ['wheat', 'egg', 'milk']],
    ['with an undeclared extra', { dish: 'pizza', extras: { gewürz: 1 } }, null],
    ['without a sub-dish', { dish: 'teller', without: ['eigen'] }, ['wheat', 'milk']],
  ])('%s', (_, wished, expected) => {
    expect(collectChoiceDeclarations(menu, aChoice(menu, wished))).toEqual(expected);
  });
});
