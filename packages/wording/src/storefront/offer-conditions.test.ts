import { sizeId, toBasisPoints, toCents } from '@tischlein/domain';
import { type OfferDocument, offerDetails } from '@tischlein/domain/offers';
import { aDish, aMenu, anOffer, at, during, selection } from '@tischlein/domain/testing';
import { describe, expect, it } from 'vitest';
import { offerConditionText, offerDishName, sharedOfferLine } from './offer-conditions.ts';

const minimumOrderValue = toCents(4000);
const NO_EXTRAS = 'Extras und Pfand kosten wie gewohnt';

function open(offers: readonly OfferDocument[]) {
  const dishes = [aDish({ id: 'salame', price: { 26: 900, 32: 1100 } }), aDish({ id: 'funghi' })];
  const menu = aMenu({ dishes, offers });
  const [offer] = menu.offers;
  if (!offer) throw new Error('no offer');
  return offerDetails(menu, offer, at('Mi 18:00'));
}
const conditions = (offer: OfferDocument): readonly string[] => open([offer]).conditions.map(offerConditionText);

describe('the details of an offer state every condition that the calculation uses', () => {
  it.each<[string, OfferDocument, readonly string[]]>([
    ['a dish discount', anOffer({ kind: 'dishDiscount', accumulative: true }), [NO_EXTRAS]],
    [
      'an amount per dish that is not added to others',
      anOffer({ kind: 'dishDiscount', accumulative: false, discountType: 'euro', value: toCents(100) }),
      ['Je Stück', NO_EXTRAS, 'Nicht mit anderen Rabatten auf dasselbe Gericht: Es gilt der höchste'],
    ],
    [
      'a cart discount with everything',
      anOffer({
        kind: 'cartDiscount',
        minimumOrderValue,
        groupOrderOnly: true,
        accumulative: false,
        type: 'webshop',
        timetable: [during('Mi 11:00-14:00')],
        validUntil: '2027-05-27',
      }),
      [
        'Ab 40\u00a0€ Bestellwert',
        'Nur für Gruppen',
        'Nur auf Artikel ohne anderen Rabatt',
        'Nicht mit anderen Rabatten auf den Warenkorb: Es gilt der höchste',
        'Nur bei Lieferung und Abholung',
        'Mittwochs, 11:00 bis 14:00',
        'Bis 27.05.2027',
      ],
    ],
    [
      'a cart discount on everything',
      anOffer({ kind: 'cartDiscount', accumulative: true }),
      ['Auf den ganzen Warenkorb'],
    ],
    [
      'free delivery',
      anOffer({ kind: 'freeDelivery', minimumOrderValue }),
      ['Ab 40\u00a0€ Bestellwert', 'Nur bei Lieferung'],
    ],
    [
      'a free item that excludes others',
      anOffer({ kind: 'freeItem', minimumOrderValue, combinable: false, accumulativeTwoForOne: false }),
      [
        'Ab 40\u00a0€ Bestellwert nach Abzug der Rabatte',
        'Nicht mit anderen Gratisartikeln oder Gutscheinen',
        'Nicht neben Aktionen wie „Kauf 2, zahl 1“',
        'Ein Artikel je Bestellung',
      ],
    ],
    [
      'two for one',
      anOffer({
        kind: 'twoForOnePromotion',
        totalQuantity: 4,
        paidQuantity: 2,
        accumulative: true,
        allowDifferentDishes: false,
        type: 'pickup',
      }),
      [
        'Von je 4 Artikeln zahlst Du 2, die 2 günstigsten sind gratis',
        NO_EXTRAS,
        'Immer das gleiche Gericht in der gleichen Größe',
        'Auch auf reduzierte Gerichte',
        'Nur bei Abholung',
      ],
    ],
  ])('%s', (_, offer, expected) => {
    expect(conditions(offer)).toEqual(expected);
  });

  it('its sizes', () => {
    const itemSelection = selection({ dishes: ['salame', 'funghi'] });
    const [first, ...others] = itemSelection.dishes;
    if (!first) throw new Error('nothing selected');
    const sizes = [sizeId('26')];
    const limited = { ...itemSelection, dishes: [{ ...first, sizes }, ...others] };
    const [category] = open([anOffer({ kind: 'dishDiscount', itemSelection: limited })]).categories;
    const names = category?.dishes === 'all' ? [] : category?.dishes.map(offerDishName);
    expect(names).toEqual(['salame (26)', 'funghi']);
  });
});

it('a shared banner gives each offer a line of its own, with its value and minimum (S1 §2 Offer details)', () => {
  const ids = ['five', 'delivery'] as const;
  const value = toBasisPoints(500);
  const five = anOffer({ id: 'five', kind: 'cartDiscount', value, minimumOrderValue: toCents(5000) });
  const delivery = anOffer({ id: 'delivery', kind: 'freeDelivery', minimumOrderValue });
  const banner = anOffer({ id: 'banner', kind: 'sharedBanner', offers: [five.id, delivery.id] });
  const { shared, conditions: own } = open([banner, five, delivery]);
  expect(own).toEqual([]);
  expect(shared.map(({ offer }) => offer.id)).toEqual(ids);
  expect(shared.map(sharedOfferLine)).toEqual(['5\u00a0% Rabatt ab 50\u00a0€', 'Lieferung gratis ab 40\u00a0€']);
});
