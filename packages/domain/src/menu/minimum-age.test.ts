import { describe, expect, it } from 'vitest';
import { aChoice, aCombo, aDish, aMenu, anExtraGroup, anIngredient, aSideGroup, getDish } from '../../testing/index.ts';
import { comboId } from '../ids.ts';
import { findMinimumAge, findChoiceMinimumAge, highestAge } from './minimum-age.ts';
import type { Combo } from './menu.ts';

const menu = aMenu({
  ingredients: [anIngredient('rum', { tags: ['alcohol18'] })],
  dishes: [
    aDish({ id: 'pizza', sides: ['beilagen'], extras: ['belag'] }),
    aDish({ id: 'bier', tags: ['alcohol16'] }),
    aDish({ id: 'grappa', tags: ['alcohol18', 'alcohol16'] }),
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

  it("'the order carries the highest age' (S3 G7)", () => {
    expect(highestAge([null, 16, 18, 16])).toBe(18);
    expect(highestAge([])).toBeNull();
  });
});
