import { describe, expect, it } from 'vitest';
import { aCart, aChoice, aCombo, aDish, aMenu, anExtraGroup } from '../../testing/index.ts';
import { dishId } from '../ids.ts';
import type { Cart } from './cart.ts';
import {
  addChoice,
  addCombo,
  EMPTY_CART,
  mergeMemberCarts,
  removeLine,
  replaceCombo,
  replaceLine,
  setAmount,
  setNote,
} from './change-cart.ts';
import { findCartMinimumAge } from './find-cart-minimum-age.ts';
import { toLineId } from './line-id.ts';

const menu = aMenu({
  dishes: [
    aDish({ id: 'pizza', price: { klein: 800, gross: 1100 }, extras: ['belag'], canLeaveOut: ['käse'] }),
    aDish({ id: 'bier', tags: ['alcohol16'] }),
  ],
  extraGroups: [anExtraGroup({ id: 'belag', maxAmount: 3, items: { salami: 100, pilze: 100 } })],
  menus: [aCombo({ id: 'menü', slots: { 'haupt:klein': ['pizza'], dazu: ['bier'] } })],
});
const small = aChoice(menu, { dish: 'pizza:klein' });
const big = aChoice(menu, { dish: 'pizza:gross' });
const one = { amount: 1, memberName: '' };
const buildCart = (...items: Parameters<typeof aCart>[1]) => aCart(menu, items);
const comboWish = (cart: Cart) => {
  const [line] = cart.lines;
  if (line?.kind !== 'combo') throw new Error('a combo');
  return line;
};
const lineAt = (cart: Cart, index: number) => {
  const line = cart.lines[index];
  if (!line) throw new Error(`no line ${index}`);
  return line;
};
const idAt = (cart: Cart, index: number) => lineAt(cart, index).id;

describe("'Same configuration and same member: amounts add up. Otherwise separate lines' (S3 P12)", () => {
  it.each([
    ['the same', small, '', [3]],
    ['another size', big, '', [2, 1]],
    ['another member', small, 'Anna', [2, 1]],
    ['something left out', aChoice(menu, { dish: 'pizza:klein', without: ['käse'] }), '', [2, 1]],
    ['an extra', aChoice(menu, { dish: 'pizza:klein', extras: { salami: 1 } }), '', [2, 1]],
  ])('%s', (_, choice, memberName, amounts) => {
    const cart = addChoice(buildCart({ dish: 'pizza:klein', amount: 2 }), choice, { amount: 1, memberName });
    expect(cart.lines.map(({ amount }) => amount)).toEqual(amounts);
  });

  it('another note', () => {
    const cart = buildCart({ dish: 'pizza:klein' }, { dish: 'pizza:klein', note: 'gut durch' });
    const added = addChoice(cart, small, { amount: 2, memberName: '', note: 'gut durch' });
    expect(added.lines.map(({ amount, note }) => [amount, note])).toEqual([
      [1, ''],
      [3, 'gut durch'],
    ]);
    expect(setNote(added, idAt(added, 1), '').lines).toMatchObject([{ amount: 4, note: '' }]);
  });

  it('adds up equal combos', () => {
    const cart = buildCart({ menu: 'menü', slots: { haupt: { dish: 'pizza:klein' }, dazu: { dish: 'bier' } } });
    expect(addCombo(cart, comboWish(cart), { amount: 2, memberName: '' }).lines.map(({ amount }) => amount)).toEqual([
      3,
    ]);
  });

  it('keeps ids apart that would be equal when concatenated', () => {
    const tricky = aMenu({ dishes: [aDish({ id: 'a","b' }), aDish({ id: 'a' })] });
    const ids = ['a","b', 'a'].map((dish) => toLineId(aChoice(tricky, { dish }), ''));
    expect(new Set([...ids, toLineId(aChoice(tricky, { dish: 'a' }), 'b')]).size).toBe(3);
  });
});

describe('changes of a line', () => {
  const cart = buildCart(
    { dish: 'pizza:klein', amount: 2, member: 'Anna' },
    { dish: 'pizza:gross', member: 'Anna' },
    { dish: 'bier' },
  );

  it('keep its place and its member', () => {
    const choice = aChoice(menu, { dish: 'pizza:klein', extras: { pilze: 2 } });
    const changed = replaceLine(cart, lineAt(cart, 0), { choice, amount: 5 });
    expect(changed.lines[0]).toMatchObject({ amount: 5, memberName: 'Anna', choice: { extras: [{ amount: 2 }] } });
    expect(changed.lines.slice(1)).toEqual(cart.lines.slice(1));
  });

  it('merge it with a line that it becomes equal to', () => {
    const changed = replaceLine(cart, lineAt(cart, 1), { choice: small, amount: 1 });
    expect(changed.lines.map(({ amount, kind }) => [kind, amount])).toEqual([
      ['dish', 3],
      ['dish', 1],
    ]);
  });

  it('become a new line of the same member if the line is gone', () => {
    const edited = lineAt(cart, 0);
    const changed = replaceLine(removeLine(cart, edited.id), edited, { choice: small, amount: 3 });
    expect(changed.lines.map(({ amount, memberName }) => [amount, memberName])).toEqual([
      [1, 'Anna'],
      [1, ''],
      [3, 'Anna'],
    ]);
  });

  it('keep the place of a combo', () => {
    const combos = buildCart(
      { menu: 'menü', slots: { haupt: { dish: 'pizza:klein' }, dazu: { dish: 'bier' } } },
      { dish: 'bier' },
    );
    const other = buildCart({
      menu: 'menü',
      slots: { haupt: { dish: 'pizza:klein', without: ['käse'] }, dazu: { dish: 'bier' } },
    });
    const changed = replaceCombo(combos, lineAt(combos, 0), { wish: comboWish(other), amount: 4 });
    expect(changed.lines[0]).toEqual({ ...comboWish(other), amount: 4 });
    expect(changed.lines).toHaveLength(2);
  });

  it.each([
    [7, 7],
    [0, 1],
    [-1, 1],
    [Number.NaN, 1],
    [2.9, 2],
    [5000, 1000],
  ])("'Cart item amount never goes below 1' (S1 §5): %d is %d", (amount, expected) => {
    expect(setAmount(cart, idAt(cart, 1), amount).lines[1]?.amount).toBe(expected);
  });

  it('removes one line and keeps the others', () => {
    expect(removeLine(cart, idAt(cart, 1)).lines).toEqual([cart.lines[0], cart.lines[2]]);
    expect(removeLine(cart, toLineId(big, 'niemand'))).toEqual(cart);
  });

  it('never mutates the cart it was given', () => {
    const before = JSON.stringify(cart);
    addChoice(cart, small, one);
    setAmount(cart, idAt(cart, 0), 9);
    removeLine(cart, idAt(cart, 0));
    expect(JSON.stringify(cart)).toBe(before);
    expect(EMPTY_CART.lines).toEqual([]);
  });
});

it("'Lines keep memberName; order: owner, then by joining' (S3 G3)", () => {
  const merged = mergeMemberCarts([
    { name: 'Olga', cart: buildCart({ dish: 'bier' }) },
    {
      name: 'Anna',
      cart: buildCart(
        { dish: 'pizza:klein', amount: 2 },
        { menu: 'menü', slots: { haupt: { dish: 'pizza:klein' }, dazu: { dish: 'bier' } } },
      ),
    },
    { name: 'Ben', cart: buildCart({ dish: 'pizza:klein' }) },
  ]);
  expect(merged.lines.map(({ kind, memberName, amount }) => [kind, memberName, amount])).toEqual([
    ['dish', 'Olga', 1],
    ['dish', 'Anna', 2],
    ['combo', 'Anna', 1],
    ['dish', 'Ben', 1],
  ]);
  expect(merged).toEqual(
    buildCart(
      { dish: 'bier', member: 'Olga' },
      { dish: 'pizza:klein', amount: 2, member: 'Anna' },
      { menu: 'menü', member: 'Anna', slots: { haupt: { dish: 'pizza:klein' }, dazu: { dish: 'bier' } } },
      { dish: 'pizza:klein', member: 'Ben' },
    ),
  );
});

it("'Alcohol items need the age confirmation' (S1 §5), in combos and free items too", () => {
  expect(findCartMinimumAge(menu, buildCart({ dish: 'pizza:klein' }))).toBeNull();
  expect(findCartMinimumAge(menu, buildCart({ dish: 'pizza:klein' }, { dish: 'bier' }))).toBe(16);
  expect(
    findCartMinimumAge(
      menu,
      buildCart({ menu: 'menü', slots: { haupt: { dish: 'pizza:klein' }, dazu: { dish: 'bier' } } }),
    ),
  ).toBe(16);
  expect(findCartMinimumAge(menu, buildCart({ dish: 'pizza:klein' }), [{ dishId: dishId('bier') }])).toBe(16);
});
