import { aDish, aMenuDocument, anExtraGroup, anIngredient } from '@tischlein/domain/testing';
import { describe, expect, it } from 'vitest';
import { formatEnd, listEndTimes } from '../values/stock-end.ts';
import { searchRows, listStockRows } from './stock-rows.ts';

describe('the stock page', () => {
  const rows = listStockRows(
    aMenuDocument({
      dishes: [aDish({ name: 'Margherita' }), aDish({ name: 'Käsespätzle' })],
      ingredients: [anIngredient('tomate', { name: 'Tomate' }), anIngredient('kaese', { name: 'Käse' })],
      extraGroups: [anExtraGroup({ id: 'belag', name: 'Belag', items: { kaese: 100 } })],
    }),
  );

  it('finds dishes, ingredients and extras by name and place', () => {
    const found = (...query: Parameters<typeof searchRows> extends [unknown, ...infer Rest] ? Rest : never) =>
      searchRows(rows, ...query).map(({ name, place }) => `${name} (${place})`);
    expect(found('dish', 'kase')).toEqual(['Käsespätzle (pizza)']);
    expect(found('ingredient', '')).toEqual(['Käse (Zutat)', 'Tomate (Zutat)']);
    expect(found('extra', ' bel ')).toEqual(['Käse (Belag)']);
  });

  it('offers the next half hours and says when something ends', () => {
    const now = '2026-11-21T18:40:00.000Z';
    expect(listEndTimes(now).slice(0, 2)).toEqual(['2026-11-21T19:00:00.000Z', '2026-11-21T19:30:00.000Z']);
    expect(formatEnd('2026-11-21T19:00:00.000Z', now)).toBe('bis 20:00 Uhr');
    expect(formatEnd('2026-11-22T10:00:00.000Z', now)).toBe('bis Sonntag, 11:00 Uhr');
    expect(formatEnd(null, now)).toBe('bis auf Weiteres');
  });
});
