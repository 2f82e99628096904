import type { OrderTypeFilter } from '@tischlein/domain/menu';
import type { Offer, OfferCondition, OfferConditionCode, OfferDish, SharedOffer } from '@tischlein/domain/offers';
import { listWords } from '../list-words.ts';
import { euro } from '../money.ts';
import { offerHeadline } from '../offers.ts';
import { longDate } from '../time.ts';
import { timetableSentence } from '../timetable-words.ts';

type Sentences = { readonly [Code in OfferConditionCode]: (condition: OfferCondition<Code>) => string };

const ORDER_TYPES: Readonly<Record<OrderTypeFilter, string>> = {
  all: 'Bei Lieferung, Abholung und am Tisch',
  webshop: 'Nur bei Lieferung und Abholung',
  delivery: 'Nur bei Lieferung',
  pickup: 'Nur bei Abholung',
  dineIn: 'Nur am Tisch',
};

const SENTENCES: Sentences = {
  minimum: ({ amount }) => `Ab ${euro(amount, { dropZeros: true })} Bestellwert`,
  minimumAfterDiscounts: ({ amount }) => `Ab ${euro(amount, { dropZeros: true })} Bestellwert nach Abzug der Rabatte`,
  groupsOnly: () => 'Nur für Gruppen',
  wholeCart: () => 'Auf den ganzen Warenkorb',
  notReduced: () => 'Nur auf Artikel ohne anderen Rabatt',
  oneCartDiscount: () => 'Nicht mit anderen Rabatten auf den Warenkorb: Es gilt der höchste',
  oneDishDiscount: () => 'Nicht mit anderen Rabatten auf dasselbe Gericht: Es gilt der höchste',
  perItem: () => 'Je Stück',
  withoutExtras: () => 'Extras und Pfand kosten wie gewohnt',
  payOfTotal: ({ total, paid }) => payOfTotal(total, paid),
  sameDish: () => 'Immer das gleiche Gericht in der gleichen Größe',
  differentDishes: () => 'Verschiedene Gerichte und Größen sind möglich',
  instead: () => 'Nicht mit Rabatten auf einzelne Gerichte: Du wählst, was gilt',
  onReduced: () => 'Auch auf reduzierte Gerichte',
  oneFreeItem: () => 'Ein Artikel je Bestellung',
  noOtherFreeItem: () => 'Nicht mit anderen Gratisartikeln oder Gutscheinen',
  noTwoForOne: () => 'Nicht neben Aktionen wie „Kauf 2, zahl 1“',
  orderType: ({ type }) => ORDER_TYPES[type],
  times: ({ timetable }) => upperFirst(timetableSentence(timetable)),
  until: ({ date }) => `Bis ${longDate(date)}`,
};

/** 'Ab 25 € Bestellwert', 'Nur bei Abholung': a condition of an offer as guests read it. */
export const offerConditionText = <Code extends OfferConditionCode>(condition: OfferCondition<Code>): string =>
  SENTENCES[condition.code](condition);

function payOfTotal(total: number, paid: number): string {
  const free = total - paid;
  const gift = free === 1 ? 'der günstigste ist gratis' : `die ${free} günstigsten sind gratis`;
  return `Von je ${total} Artikeln zahlst Du ${paid}, ${gift}`;
}

const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** '10 % Rabatt ab 60 €', 'Lieferung gratis ab 40 €': an offer of a shared banner in one line. */
export function sharedOfferLine({ offer, head }: Pick<SharedOffer, 'offer' | 'head'>): string {
  const value = offer.kind === 'freeDelivery' ? 'Lieferung gratis' : offerHeadline(offer, head.label);
  const minimum = toMinimum(offer);
  return minimum === 0 ? value : `${value} ab ${euro(minimum, { dropZeros: true })}`;
}

const toMinimum = (offer: Offer) => ('minimumOrderValue' in offer ? offer.minimumOrderValue : 0);

/** 'Pizza Salame (26 cm und 32 cm)' */
export const offerDishName = ({ name, sizes }: OfferDish): string =>
  sizes.length === 0 ? name : `${name} (${listWords(sizes)})`;
