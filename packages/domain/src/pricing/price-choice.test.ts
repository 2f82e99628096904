import { describe, expect, it } from 'vitest';
import {
  aChoice,
  aCart,
  aCombo,
  aDish,
  aMenu,
  anExtraGroup,
  anOffer,
  aSideGroup,
  aPricingContext,
  percent,
  selection,
} from '../../testing/index.ts';
import { toCents } from '../money.ts';
import { priceChoice } from './price-choice.ts';

const menu = aMenu({
  dishes: [
    aDish({ id: 'pizza', price: 1000, extras: ['extras'], sides: ['sides'], canLeaveOut: ['zwiebeln'] }),
    aDish({ id: 'cola', category: 'getränke', isDrink: true, price: 250, deposit: 25, depositKind: 'singleUse' }),
    aDish({
      id: 'bier',
      category: 'getränke',
      isDrink: true,
      price: 300,
      deposit: 8,
      depositKind: 'reusable',
      sides: ['sides'],
    }),
    aDish({ id: 'suppe', category: 'suppen', price: 500, for: ['pickup'] }),
  ],
  extraGroups: [
    anExtraGroup({ id: 'extras', maxAmount: 3, items: { käse: 100 } }),
    aSideGroup({ id: 'sides', items: { cola: 200 } }),
  ],
  menus: [aCombo({ id: 'feierabend', price: 1100, slots: { pizza: ['pizza'], getränk: ['cola'] } })],
  offers: [anOffer({ kind: 'dishDiscount', ...percent(20), itemSelection: selection({ categories: ['pizza'] }) })],
});
const here = aPricingContext();

describe('one unit in the dialog (S3 §1)', () => {
  it("'The base or size price only. Extras, side-dish surcharges and deposit stay full' (P3)", () => {
    const choice = aChoice(menu, { dish: 'pizza', extras: { käse: 2, cola: 1 } });
    expect(priceChoice(menu, choice, here)).toMatchObject({ listPrice: 1400, price: 1200, deposit: 25, label: '-20%' });
  });

  it("'Removing an ingredient never lowers the price' (C18)", () => {
    const without = aChoice(menu, { dish: 'pizza', without: ['zwiebeln'] });
    expect(without.without).toEqual(['zwiebeln']);
    expect(priceChoice(menu, without, here)).toEqual(priceChoice(menu, aChoice(menu, { dish: 'pizza' }), here));
  });

  it("a combo: 'menu.price + paid extras and side surcharges of its slots' (P13), deposits of its slots (C10)", () => {
    const slots = { pizza: { dish: 'pizza', extras: { käse: 1 } }, getränk: { dish: 'cola' } };
    const [line] = aCart(menu, [{ menu: 'feierabend', slots }]).lines;
    if (line?.kind !== 'combo') throw new Error('no combo');
    expect(priceChoice(menu, line, here)).toMatchObject({
      listPrice: 1200,
      price: 1200,
      deposit: 25,
      label: '',
      extras: [{ slotId: 'pizza', price: 100 }],
    });
  });

  it('names the kinds of its deposits, each once (§ 47 VerpackDG, S3 L4)', () => {
    const findKinds = (item: Parameters<typeof aChoice>[1], context = here) =>
      priceChoice(menu, aChoice(menu, item), context)?.depositKinds;
    expect(findKinds({ dish: 'cola' })).toEqual(['singleUse']);
    expect(findKinds({ dish: 'bier', extras: { cola: 1 } })).toEqual(['reusable', 'singleUse']);
    expect(findKinds({ dish: 'pizza', extras: { cola: 2 } })).toEqual(['singleUse']);
    expect(findKinds({ dish: 'pizza' })).toEqual([]);
    expect(findKinds({ dish: 'bier' }, aPricingContext({ deliveryType: 'dineIn' }))).toEqual([]);
  });

  it("'useDishDeposit is a setting of the shop' (C10)", () => {
    const off = aPricingContext({ settings: { useDishDeposit: false, dishDeposits: { '*': toCents(8) } } });
    expect(priceChoice(menu, aChoice(menu, { dish: 'cola' }), off)?.deposit).toBe(0);
  });

  it('has no price if not sold for the order type', () => {
    expect(priceChoice(menu, aChoice(menu, { dish: 'suppe' }), here)).toBeNull();
    expect(priceChoice(menu, aChoice(menu, { dish: 'suppe' }), { ...here, deliveryType: 'pickup' })?.price).toBe(500);
  });
});
