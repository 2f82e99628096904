import { toCents } from '@tischlein/domain';
import { type OfferDocument, offerDetails } from '@tischlein/domain/offers';
import { aDish, aMenu, anOffer, at, selection } from '@tischlein/domain/testing';
import { expect, it } from 'vitest';
import { offerWords } from './offer-words.ts';

const minimumOrderValue = toCents(2500);
const DISHES = [
  aDish({ id: 'margherita' }),
  aDish({ id: 'salat', category: 'salate' }),
  aDish({ id: 'lasagne', category: 'pasta' }),
];
const aDishDiscount = (parts: Parameters<typeof selection>[0]) =>
  anOffer({ id: 'intern', kind: 'dishDiscount', title: '', itemSelection: selection(parts) });
const FROM_25 = 'ab 25\u00a0€ Bestellwert';
const aCartDiscount = (parts: object) => anOffer({ id: 'intern', kind: 'cartDiscount', minimumOrderValue, ...parts });

it.each<[string, OfferDocument, string]>([
  ["'default title Gratis Lieferung!' (S1 §3)", anOffer({ kind: 'freeDelivery', minimumOrderValue }), FROM_25],
  ['an empty title', anOffer({ id: 'intern', kind: 'freeDelivery', title: '', minimumOrderValue }), FROM_25],
  ['a cart discount without a title', aCartDiscount({ title: '' }), FROM_25],
  ['a title without the minimum', aCartDiscount({ title: 'Herbst' }), `Herbst, ${FROM_25}`],
  ['a title with the minimum', aCartDiscount({ title: '10% ab 25 €' }), '10% ab 25 €'],
  ['the minimum with zeros', aCartDiscount({ title: 'Ab 25,00\u00a0€!' }), 'Ab 25,00\u00a0€!'],
  ['another amount', aCartDiscount({ title: 'Statt 125 €' }), `Statt 125 €, ${FROM_25}`],
  ['no minimum', aCartDiscount({ title: 'Herbst', minimumOrderValue: 0 }), 'Herbst'],
  [
    'only for groups',
    aCartDiscount({ title: 'Zusammen', groupOrderOnly: true }),
    `Zusammen, nur für Gruppen, ${FROM_25}`,
  ],
  [
    'a title that is the label',
    anOffer({ id: 'intern', kind: 'dishDiscount', title: '-10%', description: 'Auf Pasta - immer' }),
    'Auf Pasta',
  ],
  ['a discount on nothing', anOffer({ id: 'intern', kind: 'dishDiscount', title: '' }), ''],
  ['only a value, on everything', aCartDiscount({ title: '', minimumOrderValue: 0 }), 'auf den ganzen Warenkorb'],
  ['only a value, on what is not reduced', aCartDiscount({ title: '', minimumOrderValue: 0, accumulative: false }), ''],
  ['only a value, on nothing', aCartDiscount({ title: '', minimumOrderValue: 0, itemSelection: selection({}) }), ''],
  ['only a value, on a category', aDishDiscount({ categories: ['pizza'] }), 'auf pizza'],
  ['only a value, on two dishes', aDishDiscount({ dishes: ['salat', 'lasagne'] }), 'auf salat und lasagne'],
  [
    'only a value, on more',
    aDishDiscount({ categories: ['pizza'], dishes: ['salat', 'lasagne'] }),
    'auf pizza, salat und mehr',
  ],
])('an offer is announced by its title and its conditions, never by its internal name: %s', (_, document, words) => {
  const menu = aMenu({ dishes: DISHES, offers: [document] });
  const [offer] = menu.offers;
  if (!offer) throw new Error('no offer');
  expect(offerWords(offer, offerDetails(menu, offer, at('Mi 18:00')))).toBe(words);
});
