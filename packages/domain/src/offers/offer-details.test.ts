import { describe, expect, it } from 'vitest';
import { aCombo, aDailyDish, aDish, aMenu, anOffer, at, during, percent, selection } from '../../testing/index.ts';
import { offerId } from '../ids.ts';
import type { OfferDocument } from '../menu/offer-document.ts';
import { type OfferDetails, offerDetails } from './offer-details.ts';
import { dailyDishesAhead } from './daily-dishes-ahead.ts';
import { listVisibleOffers } from './visible-offers.ts';

const parts = {
  dishes: [
    aDish({ id: 'margherita' }),
    aDish({ id: 'lasagne', category: 'pasta' }),
    aDish({ id: 'salat', category: 'salate' }),
  ],
  menus: [aCombo({ id: 'feierabend', slots: { salat: ['salat'] } })],
};

type Parts = Pick<OfferDetails, 'title' | 'label' | 'descriptions' | 'button'>;

function details(documents: readonly OfferDocument[]): Parts & { readonly links: readonly string[] } {
  const menu = aMenu({ ...parts, offers: documents });
  const [offer] = menu.offers;
  if (!offer) throw new Error('no offer');
  const { title, label, descriptions, button, categories, combos } = offerDetails(menu, offer, at('Mi 18:00'));
  return {
    title,
    label,
    descriptions,
    button,
    links: [...categories.map(({ category }) => category.id), ...combos.map(({ id }) => id)],
  };
}

describe("'Offer details (Angebotsdetails)' (S1 §2)", () => {
  it("'description split on - into list items'; 'categories, dishes' categories and menus the offer applies to'", () => {
    const offer = anOffer({
      kind: 'dishDiscount',
      ...percent(20),
      title: 'Pizzatag',
      description: 'Jeden Mittwoch - nur solange der Ofen heiß ist - auch zum Mitnehmen',
      itemSelection: selection({ dishes: ['lasagne'], categories: ['pizza'], menus: ['feierabend'] }),
    });
    expect(details([offer])).toEqual({
      title: 'Pizzatag',
      label: '-20%',
      descriptions: ['Jeden Mittwoch', 'nur solange der Ofen heiß ist', 'auch zum Mitnehmen'],
      links: ['pizza', 'pasta', 'feierabend'],
      button: 'toOffer',
    });
  });

  it("'shared-banner descriptions': its own; its offers have lines of their own, with everything they apply to", () => {
    const banner = anOffer({
      id: 'banner',
      kind: 'sharedBanner',
      description: 'Zusammen sparen',
      discountText: 'bis zu 20 %',
      offers: ['a', 'b'].map(offerId),
    });
    const one = anOffer({
      id: 'a',
      kind: 'dishDiscount',
      description: 'Pizza - Pasta',
      itemSelection: selection({ categories: ['pizza'] }),
    });
    const other = anOffer({
      id: 'b',
      kind: 'dishDiscount',
      description: '',
      itemSelection: selection({ dishes: ['salat'] }),
    });
    expect(details([banner, one, other])).toMatchObject({
      label: 'bis zu 20 %',
      descriptions: ['Zusammen sparen'],
      links: ['pizza', 'salate'],
      button: 'startGroup',
    });
  });

  it.each([
    ['one pizza of two', { dishes: ['margherita'] }, { pizza: ['margherita'] }],
    ['a whole category', { categories: ['pizza'] }, { pizza: 'all' }],
    ['every dish of a category', { dishes: ['lasagne'] }, { pasta: 'all' }],
    ['a category and one of its dishes', { categories: ['pizza'], dishes: ['salame'] }, { pizza: 'all' }],
  ] as const)('names single dishes, not only their category: %s', (_, selected, expected) => {
    const offer = anOffer({ kind: 'dishDiscount', ...percent(20), itemSelection: selection(selected) });
    const menu = aMenu({ ...parts, dishes: [...parts.dishes, aDish({ id: 'salame' })], offers: [offer] });
    const [first] = menu.offers;
    const found = first ? offerDetails(menu, first, at('Mi 18:00')).categories : [];
    const names = found.map(({ category, dishes }) => [
      category.id,
      dishes === 'all' ? dishes : dishes.map(({ id }) => id),
    ]);
    expect(Object.fromEntries(names)).toEqual(expected);
  });

  it.each<[string, OfferDocument]>([
    ['startGroup', anOffer({ kind: 'cartDiscount', groupOrderOnly: true })],
    ['startOrder', anOffer({ kind: 'cartDiscount' })],
    ['startOrder', anOffer({ kind: 'freeItem' })],
    ['startOrder', anOffer({ kind: 'freeDelivery' })],
    ['toOffer', anOffer({ kind: 'twoForOnePromotion' })],
  ])('button: %s', (button, offer) => {
    expect(details([offer]).button).toBe(button);
  });
});

describe("'The discount list is filtered by timetable and by order type' (S1 §5)", () => {
  const menu = aMenu({
    ...parts,
    offers: [
      anOffer({ id: 'usual', kind: 'cartDiscount' }),
      anOffer({ id: 'hidden', kind: 'cartDiscount', showInShop: false }),
      anOffer({ id: 'groups', kind: 'cartDiscount', groupOrderOnly: true }),
      anOffer({ id: 'lunch', kind: 'cartDiscount', timetable: [during('Mi 11:00-14:00')] }),
      anOffer({ id: 'web', kind: 'cartDiscount', type: 'webshop' }),
      anOffer({ id: 'first', kind: 'cartDiscount', showFirst: true }),
    ],
    dailyDishes: [
      aDailyDish({ id: 'wednesday', dishes: ['lasagne'] }),
      aDailyDish({ id: 'notInSlider', dishes: ['lasagne'], shownInSlider: false }),
      aDailyDish({ id: 'thursday', day: 4, dishes: ['lasagne'] }),
      aDailyDish({ id: 'monday', day: 1, type: 'pickup', dishes: ['lasagne'] }),
      aDailyDish({ id: 'noon', day: 3, timespan: { from: '11:30', to: '14:00' }, dishes: ['lasagne'] }),
      aDailyDish({ id: 'off', active: false, dishes: ['lasagne'] }),
    ],
  });

  it.each([
    ['delivery', at('Mi 18:00'), ['first', 'usual', 'groups', 'web'], ['0 wednesday now', '1 thursday']],
    [
      'delivery',
      at('Mi 12:00'),
      ['first', 'usual', 'groups', 'lunch', 'web'],
      ['0 wednesday now', '0 noon now', '1 thursday'],
    ],
    ['delivery', at('Mi 09:00'), ['first', 'usual', 'groups', 'web'], ['0 wednesday now', '0 noon', '1 thursday']],
    // No group can be started at a table.
    ['dineIn', at('Do 12:00'), ['first', 'usual'], ['0 thursday now', '6 wednesday', '6 noon']],
    [
      'pickup',
      at('Sa 23:30'),
      ['first', 'usual', 'groups', 'web'],
      ['2 monday', '4 wednesday', '4 noon', '5 thursday'],
    ],
  ] as const)('%s', (deliveryType, time, offers, dailyDishes) => {
    expect(listVisibleOffers(menu, { deliveryType, time }).map(({ id }) => id)).toEqual(offers);
    const ahead = dailyDishesAhead(menu, { deliveryType, time });
    expect(ahead.map(({ daily, isNow, daysAhead }) => `${daysAhead} ${daily.id}${isNow ? ' now' : ''}`)).toEqual(
      dailyDishes,
    );
  });
});
