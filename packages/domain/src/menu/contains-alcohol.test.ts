import { describe, expect, it } from 'vitest';
import { aChoice, aDish, aMenu, anExtraGroup, anIngredient, aSideGroup } from '../../testing/index.ts';
import { dishId, ingredientId } from '../ids.ts';
import { containsAlcohol } from './contains-alcohol.ts';

const menu = aMenu({
  ingredients: [
    anIngredient('nudeln'),
    anIngredient('wein', { tags: ['alcohol16'] }),
    anIngredient('malz', { tags: ['alcohol16'] }),
    anIngredient('rum', { tags: ['alcohol18'] }),
  ],
  dishes: [
    aDish({ id: 'pasta', canLeaveOut: ['nudeln'], extras: ['sauce'], sides: ['beilagen'] }),
    aDish({ id: 'vongole', canLeaveOut: ['nudeln', 'wein'] }),
    aDish({ id: 'brasato', primaryIngredients: [ingredientId('wein')] }),
    aDish({ id: 'grappa', tags: ['alcohol18'] }),
    aDish({ id: 'alkoholfrei', primaryIngredients: [ingredientId('malz')], negTags: ['alcohol16'] }),
    aDish({ id: 'teller', primarySubDishes: [{ dish: dishId('brasato') }] }),
    aDish({ id: 'platte', secondarySubDishes: [{ dish: dishId('grappa') }] }),
  ],
  extraGroups: [anExtraGroup({ id: 'sauce', items: { rum: 100 } }), aSideGroup({ items: { grappa: 300 } })],
});

describe("'Enthält Alkohol' stays visible in the dish information (S3 R9)", () => {
  it.each([
    ['nothing alcoholic', { dish: 'pasta' }, false],
    ['cooked with wine', { dish: 'brasato' }, true],
    ['cooked with wine that can be left out', { dish: 'vongole' }, true],
    ['without the wine', { dish: 'vongole', without: ['wein'] }, false],
    ['a drink with an age', { dish: 'grappa' }, true],
    ['alcohol-free beer', { dish: 'alkoholfrei' }, false],
    ['an alcoholic extra', { dish: 'pasta', extras: { rum: 1 } }, true],
    ['an alcoholic side dish', { dish: 'pasta', extras: { grappa: 1 } }, true],
    ['an alcoholic part', { dish: 'teller' }, true],
    ['an alcoholic part that can be left out', { dish: 'platte' }, true],
    ['without that part', { dish: 'platte', without: ['grappa'] }, false],
  ] as const)('%s', (_, wish, expected) => {
    expect(containsAlcohol(menu, aChoice(menu, wish))).toBe(expected);
  });
});
