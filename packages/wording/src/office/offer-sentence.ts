import type { Menu, OrderTypeFilter } from '@tischlein/domain/menu';
import { type BasisPoints, type Cents, toBasisPoints, toCents } from '@tischlein/domain';
import {
  type EditableOffer,
  findTimetable,
  listSelectedArticles,
  type SelectedArticle,
  toItemSelection,
} from '@tischlein/domain/offer-editing';
import type { ItemSelection } from '@tischlein/domain/offers';
import { listWords } from '../list-words.ts';
import { euro, percent } from '../money.ts';
import { weekday } from '../time-of-day.ts';
import { longDate } from '../time.ts';
import { timetableSentence } from '../timetable-words.ts';

/** A part of the sentence; a blank is what the form fills in. */
export interface SentencePart {
  readonly text: string;
  readonly isBlank: boolean;
}

/** The rule of an offer in German, as the first line of its editor (decision 041). */
export function offerSentence(offer: EditableOffer, menu: Menu): readonly SentencePart[] {
  return [...sayRule(offer, menu), ...sayWhen(offer)].filter(({ text }) => text !== '');
}

export const sentenceText = (parts: readonly SentencePart[]): string => parts.map(({ text }) => text).join('');

const NOTHING_YET = '…';
const NAMES_SHOWN = 3;

/** 'Pizza, Calzone 26 cm und 4 weitere'; '…' while nothing is selected. */
export function selectionWords(selection: ItemSelection, menu: Menu): string {
  const names = listSelectedArticles(menu, selection).map(articleName);
  if (names.length === 0) return NOTHING_YET;
  if (names.length <= NAMES_SHOWN) return listWords(names);
  const shown = names.slice(0, NAMES_SHOWN - 1);
  return listWords([...shown, `${names.length - shown.length} weitere`]);
}

/** 'Calzone 26 cm', 'Pizza'; an article that is no longer on the menu has no name. */
export function articleName(article: SelectedArticle): string {
  if (article.kind === 'category') return article.category?.name ?? GONE;
  if (article.kind === 'combo') return article.combo?.name ?? GONE;
  if (!article.dish) return GONE;
  const sizes = article.sizes.map(({ name }) => name);
  return sizes.length > 0 ? `${article.dish.name} ${listWords(sizes)}` : article.dish.name;
}

const GONE = 'nicht mehr auf der Karte';

/** '10 %', '5,00 €' */
export const reductionWords = (discountType: 'fixed' | 'euro' | 'percent', value: Cents | BasisPoints): string =>
  discountType === 'percent' ? percent(toBasisPoints(value)) : euro(toCents(value));

const ORDER_TYPE_WORDS: Readonly<Record<OrderTypeFilter, string>> = {
  all: 'Lieferung, Abholung und am Tisch',
  webshop: 'Lieferung und Abholung',
  delivery: 'Lieferung',
  pickup: 'Abholung',
  dineIn: 'Bestellung am Tisch',
};
export const orderTypeWords = (type: OrderTypeFilter): string => ORDER_TYPE_WORDS[type];

function say(texts: TemplateStringsArray, ...blanks: readonly string[]): SentencePart[] {
  return texts.flatMap((text, index) => {
    const blank = blanks[index];
    const plain = { text, isBlank: false };
    return blank === undefined ? [plain] : [plain, { text: blank, isBlank: true }];
  });
}

function sayRule(offer: EditableOffer, menu: Menu): SentencePart[] {
  switch (offer.kind) {
    case 'dishDiscount':
      return [...sayDishDiscount(offer, menu), ...sayWith(offer.accumulative)];
    case 'dailyDish':
      return [...sayDailyDish(offer, menu), ...sayWith(offer.accumulative)];
    case 'twoForOnePromotion':
      return sayTwoForOne(offer, menu);
    case 'cartDiscount':
      return sayCartDiscount(offer, menu);
    case 'freeItem':
      return sayFreeItem(offer, menu);
    case 'freeDelivery':
      return say`Ab ${euro(offer.minimumOrderValue)} Bestellwert ist die Lieferung gratis.`;
    case 'groupDiscount':
      return sayGroupDiscount(offer);
    case 'sharedBanner': {
      const names = offer.offers.flatMap((id) => menu.offersById.get(id)?.title ?? []);
      return say`Das Banner „${offer.discountText || NOTHING_YET}“ zeigt ${names.length > 0 ? listWords(names) : NOTHING_YET} zusammen. Es rechnet selbst nichts.`;
    }
  }
}

interface Amount {
  readonly discountType: 'fixed' | 'euro' | 'percent';
  readonly value: Cents | BasisPoints;
  readonly isFree?: true;
}

/** '…' as long as it is missing. */
const sayAmount = ({ discountType, value, isFree }: Amount): string =>
  value === 0 && !isFree ? NOTHING_YET : reductionWords(discountType, value);

type Kind<Name extends EditableOffer['kind']> = Extract<EditableOffer, { readonly kind: Name }>;
const NOTHING: ItemSelection = { dishes: [], categories: [], menus: [] };

function sayDishDiscount({ itemSelection = NOTHING, ...offer }: Kind<'dishDiscount'>, menu: Menu): SentencePart[] {
  const { discountType } = offer;
  const what = selectionWords(itemSelection, menu);
  const amount = sayAmount(offer);
  if (discountType === 'fixed') return say`Für ${what} gilt der Sonderpreis ${amount}.`;
  return discountType === 'euro'
    ? say`Auf ${what} gibt es ${amount} Nachlass je Stück.`
    : say`Auf ${what} gibt es ${amount} Nachlass.`;
}

function sayDailyDish(daily: Kind<'dailyDish'>, menu: Menu): SentencePart[] {
  const day = `${weekday(daily.day)}s`;
  const what = selectionWords(toItemSelection(daily), menu);
  const amount = sayAmount(daily);
  if (daily.discountType === 'fixed') return say`${day} gibt es ${what} zum Tagespreis von ${amount}.`;
  return say`${day} gibt es ${what} mit ${amount} Nachlass.`;
}

const sayWith = (isAccumulative: boolean): SentencePart[] =>
  isAccumulative ? say` Andere Rabatte kommen dazu.` : say` Von mehreren Rabatten gilt der größte.`;

function sayTwoForOne(offer: Kind<'twoForOnePromotion'>, menu: Menu): SentencePart[] {
  const { totalQuantity, paidQuantity, allowDifferentDishes, accumulative, itemSelection = NOTHING } = offer;
  const free = totalQuantity - paidQuantity;
  const what = selectionWords(itemSelection, menu);
  const rule = allowDifferentDishes
    ? say`Wer ${String(totalQuantity)} Gerichte aus ${what} nimmt, zahlt ${String(paidQuantity)}.`
    : say`Wer ${String(totalQuantity)} gleiche Gerichte aus ${what} nimmt, zahlt ${String(paidQuantity)}.`;
  const gift = free === 1 ? say` Das ${'günstigste'} ist gratis.` : say` Die ${`${free} günstigsten`} sind gratis.`;
  const others = accumulative ? say` Gerichtsrabatte kommen dazu.` : [];
  return free > 0 ? [...rule, ...gift, ...others] : rule;
}

function sayCartDiscount(offer: Kind<'cartDiscount'>, menu: Menu): SentencePart[] {
  const { discountType, value, minimumOrderValue, groupOrderOnly, accumulative, itemSelection } = offer;
  const amount = sayAmount({ discountType, value });
  const what = itemSelection ? selectionWords(itemSelection, menu) : 'alles';
  const rule = sayFrom(minimumOrderValue, groupOrderOnly).concat(say`${amount} auf ${what}.`);
  return accumulative ? rule : [...rule, ...say` Reduzierte Artikel zählen dabei nicht mit.`];
}

function sayFrom(minimumOrderValue: Cents, isForGroups: boolean): SentencePart[] {
  if (minimumOrderValue === 0) return isForGroups ? say`Gruppen bekommen ` : say`Es gibt `;
  return isForGroups
    ? say`Ab ${euro(minimumOrderValue)} Bestellwert bekommen Gruppen `
    : say`Ab ${euro(minimumOrderValue)} Bestellwert gibt es `;
}

function sayFreeItem(offer: Kind<'freeItem'>, menu: Menu): SentencePart[] {
  const { itemSelection = NOTHING, minimumOrderValue, combinable, accumulativeTwoForOne } = offer;
  const what = selectionWords(itemSelection, menu);
  const isOne = itemSelection.categories.length === 0 && itemSelection.dishes.length === 1;
  const rule = isOne
    ? say`Ab ${euro(minimumOrderValue)} Bestellwert gibt es ${what} gratis dazu.`
    : say`Ab ${euro(minimumOrderValue)} Bestellwert gibt es einen Artikel aus ${what} gratis dazu.`;
  return [
    ...rule,
    ...(combinable ? [] : say` Ein zweiter Gratisartikel oder ein Gutschein geht dann nicht.`),
    ...(accumulativeTwoForOne ? [] : say` Neben „Kauf X, zahl Y“ gilt es nicht.`),
  ];
}

function sayGroupDiscount({ discounts }: Kind<'groupDiscount'>): SentencePart[] {
  const stages = discounts.map(({ discountType, value, minimumOrderValue }) =>
    minimumOrderValue === 0
      ? reductionWords(discountType, value)
      : `${reductionWords(discountType, value)} ab ${euro(minimumOrderValue)}`,
  );
  return say`Wer zusammen bestellt, bekommt ${stages.length > 0 ? listWords(stages) : NOTHING_YET}. Es zählt die beste Stufe.`;
}

/** When and for which orders it applies, and on which days. */
function sayWhen(offer: EditableOffer): SentencePart[] {
  if (offer.kind === 'groupDiscount') return [];
  const { type } = offer;
  if (offer.kind === 'dailyDish') {
    const { timespan } = offer;
    return timespan
      ? say` Es gilt ${`von ${timespan.from} bis ${timespan.to}`} bei ${orderTypeWords(type)}.`
      : say` Es gilt bei ${orderTypeWords(type)}.`;
  }
  const when = timetableSentence(findTimetable(offer));
  const hours =
    offer.kind === 'freeDelivery' ? say` Es gilt ${when}.` : say` Es gilt ${when} bei ${orderTypeWords(type)}.`;
  return [...hours, ...sayDays(offer)];
}

function sayDays({
  validFrom,
  validUntil,
}: {
  readonly validFrom?: string;
  readonly validUntil?: string;
}): SentencePart[] {
  if (validFrom !== undefined && validUntil !== undefined)
    return say` Bestellen kann man es vom ${longDate(validFrom)} bis zum ${longDate(validUntil)}.`;
  if (validFrom !== undefined) return say` Bestellen kann man es ab dem ${longDate(validFrom)}.`;
  return validUntil === undefined ? [] : say` Bestellen kann man es bis zum ${longDate(validUntil)}.`;
}
