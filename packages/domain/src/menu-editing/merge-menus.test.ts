import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCategory, aDish, aMenuDocument, anOffer } from '../../testing/index.ts';
import { dishId } from '../ids.ts';
import type { DishDocument, MenuDocument } from '../menu/index.ts';
import type { OfferDocument } from '../menu/offer-document.ts';
import { toCents } from '../money.ts';
import { indexById, isRecord, isSame } from '../unknown-value.ts';
import type { Versions } from './merge-conflict.ts';
import { mergeMenus, toConflictKey } from './merge-menus.ts';

const BASE = aMenuDocument({
  categories: [aCategory('pizza'), aCategory('pasta')],
  dishes: [
    aDish({ id: 'margherita', price: 900 }),
    aDish({ id: 'funghi', price: { klein: 800, gross: 1100 } }),
    aDish({ id: 'tonno', price: 1200 }),
    aDish({ id: 'penne', category: 'pasta' }),
    aDish({ id: 'lasagne', category: 'pasta' }),
  ],
  offers: [anOffer({ id: 'montag', kind: 'dishDiscount', discountType: 'euro', value: toCents(200) })],
});

type Edit = (menu: MenuDocument) => MenuDocument;

const editDish =
  (id: string, edit: (dish: DishDocument) => DishDocument): Edit =>
  (menu) => ({ ...menu, dishes: menu.dishes.map((dish) => (dish.id === id ? edit(dish) : dish)) });
const setPrice = (id: string, price: number): Edit =>
  editDish(id, (dish) => ({ ...dish, prices: { ...dish.prices, delivery: { base: toCents(price) } } }));
const rename = (id: string, name: string): Edit => editDish(id, (dish) => ({ ...dish, name }));
const remove =
  (id: string): Edit =>
  (menu) => ({ ...menu, dishes: menu.dishes.filter((dish) => dish.id !== id) });
const order =
  (...ids: readonly string[]): Edit =>
  (menu) => ({
    ...menu,
    dishes: menu.dishes.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
  });
const insertAt =
  (index: number, id: string): Edit =>
  (menu) => ({ ...menu, dishes: menu.dishes.toSpliced(index, 0, aDish({ id })) });
const editOffer =
  (change: Partial<OfferDocument>): Edit =>
  (menu) => ({ ...menu, offers: menu.offers.map((offer): OfferDocument => Object.assign({}, offer, change)) });
const both =
  (...edits: readonly Edit[]): Edit =>
  (menu) =>
    edits.reduce((edited, edit) => edit(edited), menu);

const merge = (saved: Edit, mine: Edit) => mergeMenus({ base: BASE, saved: saved(BASE), mine: mine(BASE) });
const listIds = ({ dishes }: MenuDocument): readonly string[] => dishes.map(({ id }) => id);

describe('two edits of a menu that do not touch the same field are both kept', () => {
  it.each([
    ['of two dishes', setPrice('margherita', 950), setPrice('tonno', 1300)],
    ['of two fields of a dish', setPrice('margherita', 950), rename('margherita', 'Margherita DOP')],
    ['the same change twice', setPrice('margherita', 950), setPrice('margherita', 950)],
    ['a dish removed, another changed', remove('tonno'), rename('penne', 'Penne rigate')],
    ['a dish added, another moved', insertAt(1, 'calzone'), rename('penne', 'Penne rigate')],
  ])('%s', (_, saved, mine) => {
    expect(merge(saved, mine)).toEqual({ menu: both(saved, mine)(BASE), conflicts: [] });
    expect(merge(mine, saved)).toEqual({ menu: both(saved, mine)(BASE), conflicts: [] });
  });

  it('both add a dish: each follows the one it was added behind', () => {
    const { menu, conflicts } = merge(insertAt(1, 'calzone'), insertAt(3, 'verdure'));
    expect(listIds(menu)).toEqual(['margherita', 'calzone', 'funghi', 'tonno', 'verdure', 'penne', 'lasagne']);
    expect(conflicts).toEqual([]);
  });

  it('one moves dishes, the other adds one', () => {
    const moved = order('tonno', 'margherita', 'funghi', 'penne', 'lasagne');
    const { menu } = merge(insertAt(1, 'calzone'), moved);
    expect(listIds(menu)).toEqual(['tonno', 'margherita', 'calzone', 'funghi', 'penne', 'lasagne']);
  });

  it('both move dishes, of different categories', () => {
    const { menu, conflicts } = merge(
      order('tonno', 'margherita', 'funghi', 'penne', 'lasagne'),
      order('margherita', 'funghi', 'tonno', 'lasagne', 'penne'),
    );
    expect(listIds(menu)).toEqual(['tonno', 'margherita', 'funghi', 'lasagne', 'penne']);
    expect(conflicts).toEqual([]);
  });
});

describe('what both have changed is asked about (S3 L8)', () => {
  it.each([
    ['a price', setPrice('margherita', 950), setPrice('margherita', 990), 'dishes/margherita/prices/delivery/base'],
    ['a name', rename('penne', 'Penne'), rename('penne', 'Penne rigate'), 'dishes/penne/name'],
    ['a dish that one removed', remove('tonno'), rename('tonno', 'Tonno rosso'), 'dishes/tonno'],
    [
      'the order of a category',
      order('tonno', 'margherita', 'funghi', 'penne', 'lasagne'),
      order('funghi', 'margherita', 'tonno', 'penne', 'lasagne'),
      'dishes/pizza/*order',
    ],
    [
      'a discount, whose value means something only with its kind',
      editOffer({ discountType: 'percent', value: toCents(1000) }),
      editOffer({ value: toCents(300) }),
      'offers/montag/discountType',
    ],
  ])('%s', (_, saved, mine, key) => {
    const others = both(setPrice('lasagne', 1500), saved);
    const versions = { base: BASE, saved: others(BASE), mine: mine(BASE) };
    const asked = mergeMenus(versions, () => 'mine');
    expect(asked.conflicts.map(toConflictKey)).toEqual([key]);
    expect(asked.menu).toEqual(both(setPrice('lasagne', 1500), mine)(BASE));
    expect(mergeMenus(versions, () => 'saved').menu).toEqual(others(BASE));
  });

  it('and each answer counts for its field only', () => {
    const saved = both(rename('penne', 'Penne'), setPrice('penne', 1100));
    const mine = both(rename('penne', 'Penne rigate'), setPrice('penne', 1200));
    const { menu } = mergeMenus({ base: BASE, saved: saved(BASE), mine: mine(BASE) }, ({ path }) =>
      path.includes('name') ? 'saved' : 'mine',
    );
    expect(menu).toEqual(both(rename('penne', 'Penne'), setPrice('penne', 1200))(BASE));
  });
});

describe('a merge never loses an edit', () => {
  const someId = fc.constantFrom('margherita', 'funghi', 'tonno', 'penne', 'lasagne');
  const someEdit: fc.Arbitrary<Edit> = fc.oneof(
    fc.tuple(someId, fc.integer({ min: 1, max: 3 })).map(([id, price]) => setPrice(id, price * 100)),
    fc.tuple(someId, fc.constantFrom('A', 'B')).map(([id, name]) => rename(id, name)),
    someId.map(remove),
    fc.tuple(fc.nat(5), fc.constantFrom('neu-1', 'neu-2')).map(([at, id]) => insertOnce(at, id)),
    fc
      .shuffledSubarray(['margherita', 'funghi', 'tonno', 'penne', 'lasagne'], { minLength: 5 })
      .map((ids) => order(...ids)),
    fc.boolean().map((soldOut) => editDish('tonno', (dish) => ({ ...dish, soldOut }))),
  );
  const someEdits = fc.array(someEdit, { maxLength: 4 }).map((edits) => both(...edits));

  it('what only one has changed is in the result; what both have changed is there or is asked', () => {
    fc.assert(
      fc.property(someEdits, someEdits, fc.constantFrom('saved', 'mine'), (saved, mine, side) => {
        const versions = { base: BASE, saved: saved(BASE), mine: mine(BASE) };
        const { menu, conflicts } = mergeMenus(versions, () => side);
        const asked = conflicts.map(toConflictKey);
        const lost = listLost(versions, menu).filter((key) => !asked.some((each) => key.startsWith(each)));
        expect(lost).toEqual([]);
        expect(new Set(listIds(menu)).size).toBe(menu.dishes.length);
      }),
      { numRuns: 500 },
    );
  });
});

const insertOnce =
  (index: number, id: string): Edit =>
  (menu) =>
    menu.dishes.some((dish) => dish.id === dishId(id)) ? menu : insertAt(index, id)(menu);

/** Keys of values that one person has changed and the result does not have. */
function listLost({ base, saved, mine }: Versions<MenuDocument>, merged: MenuDocument): readonly string[] {
  const toLeaves = (menu: MenuDocument) => new Map(listLeaves(menu, ''));
  const [before, after] = [toLeaves(base), toLeaves(merged)] as const;
  const [theirs, own] = [toLeaves(saved), toLeaves(mine)] as const;
  const keys = new Set([...theirs.keys(), ...own.keys(), ...before.keys()]);
  return [...keys].filter((key) => {
    const edits = [theirs, own].map((each) => each.get(key)).filter((value) => !isSame(value, before.get(key)));
    return edits.length > 0 && !edits.some((value) => isSame(value, after.get(key)));
  });
}

function listLeaves(value: unknown, key: string): readonly (readonly [string, unknown])[] {
  const items = indexById(value);
  if (items) return [...items].flatMap(([id, item]) => listLeaves(item, `${key}${key && '/'}${id}`));
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, field]) => listLeaves(field, `${key}${key && '/'}${name}`));
  return [[key, value]];
}
