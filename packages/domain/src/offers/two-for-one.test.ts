import { describe, expect, it } from 'vitest';
import { priced } from '../../../../tests/support/priced.ts';
import {
  aCombo,
  aDish,
  anExtraGroup,
  anOffer,
  euroOff,
  percent,
  selection,
  type WishedItem,
} from '../../testing/index.ts';
import { offerId } from '../ids.ts';
import type { OfferDocument } from '../menu/offer-document.ts';
import { keepValidDecisions, listAppliedPromotions } from './two-for-one.ts';

const pizza = selection({ categories: ['pizza'] });
const two = (parts: object = {}) => anOffer({ id: 'two', kind: 'twoForOnePromotion', itemSelection: pizza, ...parts });
const twenty = anOffer({ id: 'twenty', kind: 'dishDiscount', ...percent(20), itemSelection: pizza });
const item = (name: string, amount = 1): WishedItem => ({ dish: name, amount });

const MENU = {
  dishes: [
    aDish({ id: 'a12', price: 1200, extras: ['extras'] }),
    aDish({ id: 'b12', price: 1200 }),
    aDish({ id: 'c9', price: 950 }),
    aDish({ id: 'd8', price: 800 }),
    aDish({ id: 'sizes', price: { klein: 800, gross: 1300 } }),
    aDish({ id: 'pasta', category: 'pasta', price: 1000 }),
  ],
  extraGroups: [anExtraGroup({ id: 'extras', items: { käse: 100 } })],
  menus: [aCombo({ id: 'combo', price: 1500, slots: { pizza: ['a12'], pasta: ['pasta'] } })],
};

const confirmed = { confirmedTwoForOnePromotions: [offerId('two')] };
const denied = { deniedTwoForOnePromotions: [offerId('two')] };

function order(offers: readonly OfferDocument[], items: readonly WishedItem[], given: object = {}) {
  const cart = priced({ ...MENU, offers }, items, given);
  const free = Object.fromEntries(
    cart.lines
      .filter((line) => line.freeUnits > 0)
      .map(({ line, freeUnits }) => [line.kind === 'dish' ? line.choice.dish.id : line.combo.id, freeUnits]),
  );
  return {
    ...cart.steps,
    free,
    states: cart.hints.twoForOne,
    state: cart.hints.twoForOne[0],
    adjustments: cart.adjustments,
  };
}

describe('which units are free (S3 T1, T2, C4)', () => {
  it.each<[string, OfferDocument, readonly WishedItem[], Record<string, number>, number]>([
    [
      "'Sort eligible units by base or size price, dearest first; cut into groups of totalQuantity' (example A)",
      two(),
      [item('d8'), item('c9'), item('b12'), item('a12')],
      { b12: 1, d8: 1 },
      2000,
    ],
    [
      "'in each complete group the cheapest (totalQuantity - paidQuantity) are free': the odd one pays",
      two(),
      [item('a12'), item('c9'), item('d8')],
      { c9: 1 },
      950,
    ],
    [
      'one of three',
      two({ totalQuantity: 3, paidQuantity: 2 }),
      [item('a12', 4), item('d8', 2)],
      { a12: 1, d8: 1 },
      2000,
    ],
    [
      'two of three',
      two({ totalQuantity: 3, paidQuantity: 1 }),
      [item('a12', 2), item('d8', 2)],
      { a12: 1, d8: 1 },
      2000,
    ],
    ['paidQuantity equals totalQuantity: nothing is free', two({ paidQuantity: 2 }), [item('a12', 4)], {}, 0],
    [
      "'allowDifferentDishes=false: partition by dish and size first'",
      two({ allowDifferentDishes: false }),
      [item('a12', 3), item('b12'), item('sizes:klein', 2), item('sizes:gross')],
      { a12: 1, sizes: 1 },
      2000,
    ],
    ['a single unit is not a group', two(), [item('a12')], {}, 0],
    [
      "'Combos and dishes mix where allowDifferentDishes' (C4)",
      two({ itemSelection: selection({ menus: ['combo'], dishes: ['a12'] }) }),
      [{ menu: 'combo', slots: { pizza: { dish: 'a12' }, pasta: { dish: 'pasta' } } }, item('a12')],
      { a12: 1 },
      1200,
    ],
    [
      "'dish two-for-one do not reach inside' a combo (P13)",
      two(),
      [{ menu: 'combo', amount: 2, slots: { pizza: { dish: 'a12' }, pasta: { dish: 'pasta' } } }],
      {},
      0,
    ],
  ])('%s', (_, offer, items, free, saving) => {
    const { twoForOneSaving, ...result } = order([offer], items);
    expect(twoForOneSaving).toBe(saving);
    expect(result.free).toEqual(free);
  });

  it("'Extras of a free unit stay charged; only the base or size price is waived' (T2)", () => {
    const { listTotal, subtotal } = order([two()], [{ dish: 'a12', amount: 2, extras: { käse: 1 } }]);
    expect([listTotal, subtotal]).toEqual([2600, 1400]);
  });

  it("equal list prices: 'then by price after dish discounts, dearer first' (C4), so the reduced one is free", () => {
    const reducedA = anOffer({ kind: 'dishDiscount', ...euroOff(200), itemSelection: selection({ dishes: ['a12'] }) });
    const { free, twoForOneSaving } = order([two({ accumulative: true }), reducedA], [item('a12'), item('b12')]);
    expect([free, twoForOneSaving]).toEqual([{ a12: 1 }, 1000]);
  });

  it("equal prices: 'then by the order of the menu; never by the order of the cart' (C4)", () => {
    expect(order([two()], [item('b12'), item('a12')]).free).toEqual({ b12: 1 });
    expect(order([two()], [item('a12'), item('b12')]).free).toEqual({ b12: 1 });
  });
});

describe('promotion or dish discount (S1 §4 Two-for-one confirmation, S3 T3, T4, C1, C2; example B)', () => {
  const pair = [item('a12'), item('b12')];

  it("'discount saves 4,80, promotion 12,00, so the dialog opens'; until then the discount applies", () => {
    const { state, subtotal } = order([twenty, two()], pair);
    expect(state).toMatchObject({
      status: 'needsChoice',
      promotionSaving: 1200,
      discountSaving: 480,
      discountLabel: '-20%',
      label: 'Kauf 2, zahl 1',
    });
    expect(subtotal).toBe(1920);
  });

  it.each([
    ['confirmed S1 = 12,00; S0 = 19,20, T = 7,20 (C1)', confirmed, 'confirmed', [1920, 720, 1200]],
    ['denied 19,20', denied, 'denied', [1920, 0, 1920]],
    ['both in one payload: a denied promotion takes nothing', { ...confirmed, ...denied }, 'denied', [1920, 0, 1920]],
  ])('%s', (_, given, status, steps) => {
    const { state, discountedTotal, twoForOneSaving, subtotal } = order([twenty, two()], pair, given);
    expect(state?.status).toBe(status);
    expect([discountedTotal, twoForOneSaving, subtotal]).toEqual(steps);
  });

  it("'Units in complete groups return to list price, then the free ones are waived; left-over units keep their dish discount' (T4)", () => {
    const { subtotal, adjustments } = order([twenty, two()], [...pair, item('c9')], confirmed);
    expect(subtotal).toBe(1200 + 760);
    expect(adjustments.map(({ source, amount }) => [source, amount])).toEqual([
      ['dishDiscount', -240],
      ['twoForOne', 240],
      ['dishDiscount', -240],
      ['twoForOne', -960],
      ['dishDiscount', -190],
    ]);
  });

  it("'Accumulative: the discounted price is waived' (T4), without asking", () => {
    const { subtotal, state } = order([twenty, two({ accumulative: true })], pair);
    expect([subtotal, state?.status]).toEqual([960, 'applied']);
  });

  it("'It needs confirmation when a unit in one of its complete groups is discounted' (C2): a left-over one does not count", () => {
    const cheap = anOffer({ kind: 'dishDiscount', ...percent(20), itemSelection: selection({ dishes: ['d8'] }) });
    expect(order([cheap, two()], [...pair, item('d8')]).state?.status).toBe('applied');
    expect(order([cheap, two()], [...pair, item('d8', 2)]).state?.status).toBe('needsChoice');
  });

  it.each([
    ["'The dialog opens only if the promotion saves strictly more; otherwise the dish discount stays' (T3)", {}],
    [
      "'A confirmed promotion applies only while it saves strictly more … otherwise the discount stays' (C2)",
      confirmed,
    ],
    ["'A denial counts only while there is something to confirm' (C2)", denied],
  ])('%s', (_, given) => {
    const half = anOffer({ kind: 'dishDiscount', ...percent(50), itemSelection: pizza });
    const { state, subtotal } = order([half, two()], pair, given);
    expect(state).toMatchObject({ status: 'outweighed', promotionSaving: 1200, discountSaving: 1200 });
    expect(subtotal).toBe(1200);
  });

  it("'A promotion is confirmed or denied as a whole, by its id; partitions share the status' (C2)", () => {
    const offers = [twenty, two({ allowDifferentDishes: false })];
    expect(order(offers, [item('a12', 2), item('d8', 2)], confirmed).subtotal).toBe(1200 + 800);
    expect(order(offers, [item('a12', 2), item('d8', 2)]).states).toHaveLength(1);
  });
});

describe('several promotions (S3 T5, C3)', () => {
  const pastaToo = selection({ categories: ['pizza', 'pasta'] });
  const three = anOffer({
    id: 'three',
    kind: 'twoForOnePromotion',
    totalQuantity: 3,
    paidQuantity: 2,
    itemSelection: pastaToo,
  });

  it("'the one with the largest reduction … takes the units of its complete groups. Left-over units stay available'", () => {
    const { twoForOneSaving, states } = order([three, two()], [item('a12', 5), item('pasta', 3)]);
    expect(twoForOneSaving).toBe(2 * 1200 + 1000);
    expect(states.map(({ offerId: id, status, missingUnits }) => [id, status, missingUnits])).toEqual([
      ['three', 'applied', 2],
      ['two', 'applied', 2],
    ]);
  });

  it("'tie by configuration order'", () => {
    const again = two({ id: 'again' });
    expect(order([two(), again], [item('a12', 2)]).adjustments[0]?.offerId).toBe('two');
    expect(order([again, two()], [item('a12', 2)]).adjustments[0]?.offerId).toBe('again');
  });

  it("'A pending or denied promotion takes nothing': the other one may", () => {
    const more = two({ id: 'more', accumulative: true, totalQuantity: 3, paidQuantity: 2 });
    const offers = [twenty, two(), more];
    const pending = order(offers, [item('a12', 4)]);
    expect(pending.states.map(({ status }) => status)).toEqual(['needsChoice', 'applied']);
    expect(pending.subtotal).toBe(3 * 960);
    expect(order(offers, [item('a12', 4)], denied).subtotal).toBe(3 * 960);
    expect(order(offers, [item('a12', 4)], confirmed).subtotal).toBe(2 * 1200);
  });

  it('a pending promotion is tried again on the remaining units and may not need to ask there', () => {
    const onlyA = anOffer({
      id: 'onlyA',
      kind: 'dishDiscount',
      ...percent(20),
      itemSelection: selection({ dishes: ['a12'] }),
    });
    const forA = two({
      id: 'forA',
      accumulative: true,
      totalQuantity: 3,
      paidQuantity: 2,
      itemSelection: selection({ dishes: ['a12'] }),
    });
    const { states, subtotal } = order([onlyA, two(), forA], [item('a12', 3), item('d8', 2)]);
    expect(states.map(({ status }) => status)).toEqual(['applied', 'applied']);
    expect(subtotal).toBe(2 * 960 + 800);
  });
});

describe('state of a promotion in the cart', () => {
  it.each([
    [1, 1, 'incomplete'],
    [2, 2, 'applied'],
    [3, 1, 'applied'],
  ])('%i units of a pair: %i missing to the next group, %s', (amount, missingUnits, status) => {
    expect(order([two()], [item('a12', amount)]).state).toMatchObject({
      eligibleUnits: amount,
      missingUnits,
      status,
      totalQuantity: 2,
    });
  });

  it('there is no state without an eligible unit', () => {
    expect(order([two()], [item('pasta', 2)]).states).toEqual([]);
  });

  it("'Denied, then the cart grows: Stays denied …; pending again only below totalQuantity' (T6)", () => {
    const grown = order([twenty, two()], [item('a12', 5)], denied);
    expect(grown.state?.status).toBe('denied');
    expect(keepValidDecisions([offerId('two'), offerId('other')], grown.states)).toEqual(['two']);
    const shrunk = order([twenty, two()], [item('a12', 1)], denied);
    expect(keepValidDecisions([offerId('two')], shrunk.states)).toEqual([]);
  });

  it("'expectedTwoForOnePromotions lists what the client believes applies' (C18)", () => {
    expect(listAppliedPromotions(order([twenty, two()], [item('a12', 2)], confirmed).states)).toEqual(['two']);
    expect(listAppliedPromotions(order([twenty, two()], [item('a12', 2)]).states)).toEqual([]);
  });
});
