import { describe, expect, it } from 'vitest';
import { aChoice, aCombo, aDish, aMenu, anExtraGroup, anIngredient, aSideGroup, getDish } from '../../testing/index.ts';
import { comboId, dishId, ingredientId } from '../ids.ts';
import { findChoiceMinimumAge } from './choice-minimum-age.ts';
import { findMinimumAge, highestAge } from './minimum-age.ts';
import type { Combo } from './menu.ts';

const menu = aMenu({
  ingredients: [anIngredient('rum', { tags: ['alcohol18'] })],
  dishes: [
    aDish({ id: 'pizza', sides: ['beilagen'], extras: ['belag'] }),
    aDish({ id: 'bier', tags: ['alcohol16'] }),
    aDish({ id: 'grappa', tags: ['alcohol18', 'alcohol16'] }),
    aDish({ id: 'kiste', primarySubDishes: [{ dish: dishId('bier') }] }),
    aDish({
      id: 'paket',
      primarySubDishes: [{ dish: dishId('kiste') }],
      secondarySubDishes: [{ dish: dishId('grappa') }],
    }),
    aDish({ id: 'ring', primarySubDishes: [{ dish: dishId('ring') }] }),
    aDish({ id: 'obstler', prepacked: { alcoholPercent: 38 } }),
    aDish({ id: 'pils', tags: ['alcohol16'], prepacked: { alcoholPercent: 4.9 } }),
    aDish({ id: 'malzbier', prepacked: { alcoholPercent: 1.2 } }),
    aDish({ id: 'präsent', primarySubDishes: [{ dish: dishId('obstler') }] }),
    aDish({ id: 'brasato', primaryIngredients: [ingredientId('rum')] }),
    aDish({ id: 'teller', primarySubDishes: [{ dish: dishId('brasato') }] }),
  ],
  extraGroups: [aSideGroup({ items: { bier: 300 } }), anExtraGroup({ id: 'belag', items: { rum: 100 } })],
  menus: [
    aCombo({ id: 'wahl', slots: { getränk: ['bier', 'pizza'] } }),
    aCombo({ id: 'immer', slots: { getränk: ['grappa', 'bier'], haupt: ['pizza'] } }),
    aCombo({ id: 'schnaps', slots: { getränk: ['grappa'] } }),
    aCombo({ id: 'gesagt', tags: ['alcohol16'], slots: { haupt: ['pizza'] } }),
  ],
});

describe("'Alcohol ages: 16 and 18' (S1 §9, § 9 JuSchG)", () => {
  it.each([
    ['pizza', null],
    ['bier', 16],
    ['grappa', 18],
    ['kiste', 16],
    ['paket', 18],
    ['ring', null],
    ['obstler', 18],
    ['pils', 16],
    ['malzbier', null],
    ['präsent', 18],
    ['brasato', null],
    ['teller', null],
  ])('%s', (id, age) => {
    expect(findMinimumAge(getDish(menu, id), menu)).toBe(age);
  });

  it.each([
    ['wahl', null],
    ['immer', 16],
    ['schnaps', 18],
    ['gesagt', 16],
  ])('a combo requires the age that no choice of dishes avoids: %s', (id, age) => {
    expect(findMinimumAge(menu.combos.get(comboId(id)) as Combo, menu)).toBe(age);
  });

  it('a choice requires the age of its extras and side dishes', () => {
    expect(findChoiceMinimumAge(aChoice(menu, { dish: 'pizza' }), menu)).toBeNull();
    expect(findChoiceMinimumAge(aChoice(menu, { dish: 'pizza', extras: { bier: 1 } }), menu)).toBe(16);
    expect(findChoiceMinimumAge(aChoice(menu, { dish: 'pizza', extras: { bier: 1, rum: 1 } }), menu)).toBe(18);
  });

  it('a choice does not require the age of a part that is left out', () => {
    expect(findChoiceMinimumAge(aChoice(menu, { dish: 'paket' }), menu)).toBe(18);
    expect(findChoiceMinimumAge(aChoice(menu, { dish: 'paket', without: ['grappa'] }), menu)).toBe(16);
  });

  it("'the order carries the highest age' (S3 G7)", () => {
    expect(highestAge([null, 16, 18, 16])).toBe(18);
    expect(highestAge([])).toBeNull();
  });
});
