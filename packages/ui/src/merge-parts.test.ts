import { describe, expect, it } from 'vitest';
import { mergeFields, mergeItems, putItem } from './merge-parts.ts';

interface Look {
  readonly colour: string;
  readonly sticker?: string;
  readonly welcome?: string;
}

describe('fields', () => {
  it('are mine where I have changed, added or removed them, else as saved', () => {
    const base: Look = { colour: 'red', sticker: 'New' };
    const saved: Look = { colour: 'blue', sticker: 'Open', welcome: 'Hello' };
    expect(mergeFields<Look>({ base, saved, mine: { colour: 'red', sticker: 'Mine' } })).toEqual({
      colour: 'blue',
      sticker: 'Mine',
      welcome: 'Hello',
    });
    expect(mergeFields<Look>({ base, saved, mine: { colour: 'red' } })).toEqual({ colour: 'blue', welcome: 'Hello' });
  });
});

describe('items', () => {
  const items = (...texts: readonly string[]) => texts.map((text) => ({ id: text.slice(0, 1), text }));
  const merge = (base: readonly string[], saved: readonly string[], mine: readonly string[]) =>
    mergeItems({ base: items(...base), saved: items(...saved), mine: items(...mine) }, ({ id }) => id).map(
      ({ text }) => text,
    );

  it.each([
    ['changed by each', ['a', 'b'], ['a2', 'b'], ['a', 'b2'], ['a2', 'b2']],
    ['removed by me, changed by others', ['a', 'b'], ['a2', 'b2'], ['b'], ['b2']],
    ['removed by others, untouched by me', ['a', 'b'], ['b'], ['a', 'b'], ['b']],
    ['removed by others, changed by me', ['a', 'b'], ['b'], ['a2', 'b'], ['b', 'a2']],
    ['added by each', ['a'], ['a', 'b'], ['a', 'c'], ['a', 'b', 'c']],
  ])('%s', (_, base, saved, mine, merged) => {
    expect(merge(base, saved, mine)).toEqual(merged);
  });

  it('are put in their place, or at the end', () => {
    expect(putItem(items('a', 'b'), { id: 'a', text: 'a2' })).toEqual(items('a2', 'b'));
    expect(putItem(items('a'), { id: 'b', text: 'b' })).toEqual(items('a', 'b'));
  });
});
