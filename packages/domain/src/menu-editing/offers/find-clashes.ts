import type { DeliveryType } from '../../delivery-type.ts';
import type { SavedItem } from '../../cart/saved-cart.ts';
import type { Cents } from '../../money.ts';
import { priceCart } from '../../pricing/price-cart.ts';
import type { ShopTime } from '../../shop-time.ts';
import { isSelected } from '../../offers/offer-target.ts';
import { type DailyOffer, type EditableOffer, listEditableOffers } from './editable-offer.ts';
import type { OfferDocument } from '../../menu/offer-document.ts';
import { type ExampleArticle, listExampleArticles } from './example-articles.ts';
import { findCommonTime, listOfferTypes, type OfferMenu, type OfferShop, readMenuOf } from './offer-shop.ts';
import { findTimetable } from './offer-state.ts';
import { findSelected, priceTrial } from './price-example.ts';

/**
 * What happens where two offers meet at an article. guestChooses: the dialog 'Wähle Deinen Rabatt' opens (S1 §4). both:
 * they add up. mine, other: only this one counts.
 */
export const CLASH_OUTCOMES = ['guestChooses', 'both', 'mine', 'other'] as const;

export interface OfferClash {
  readonly other: ArticleOffer;
  /** The dish or combo that the prices are of. */
  readonly article: ExampleArticle['target'];
  readonly units: number;
  readonly outcome: (typeof CLASH_OUTCOMES)[number];
  /** What the units cost with one of the offers alone, and with both. */
  readonly withMine: Cents;
  readonly withOther: Cents;
  readonly total: Cents;
}

/** Offers on articles, which can meet at one. */
export type ArticleOffer =
  | DailyOffer
  | Extract<OfferDocument, { readonly kind: 'dishDiscount' | 'twoForOnePromotion' }>;

interface Meeting {
  readonly mine: ArticleOffer;
  readonly other: ArticleOffer;
  readonly deliveryType: DeliveryType;
  readonly time: ShopTime;
  readonly article: ExampleArticle;
}

/** The other offers that an offer on articles meets, each calculated at one article (S3 P2, T3 and example B). */
export function findClashes(shop: OfferShop, mine: EditableOffer): OfferClash[] {
  if (!isArticleOffer(mine)) return [];
  const others = listEditableOffers(shop.menu)
    .filter(isArticleOffer)
    .filter(({ id }) => id !== mine.id);
  return others
    .filter((other) => isCurrent(other, shop.date) && meetsInDays(mine, other))
    .flatMap((other) => {
      const meeting = findMeeting(shop, mine, other);
      return meeting ? [calculateClash(shop, meeting)] : [];
    });
}

export const isArticleOffer = (offer: EditableOffer): offer is ArticleOffer =>
  offer.kind === 'dishDiscount' || offer.kind === 'dailyDish' || offer.kind === 'twoForOnePromotion';

const isCurrent = (offer: ArticleOffer, date: string): boolean =>
  offer.kind === 'dailyDish' ? offer.active : offer.validUntil === undefined || offer.validUntil >= date;

function meetsInDays(left: ArticleOffer, right: ArticleOffer): boolean {
  if (left.kind === 'dailyDish' || right.kind === 'dailyDish') return true;
  const beginsInTime = (one: typeof left, two: typeof left): boolean =>
    one.validFrom === undefined || two.validUntil === undefined || one.validFrom <= two.validUntil;
  return beginsInTime(left, right) && beginsInTime(right, left);
}

/** An article, an order type and a time at which both apply. */
function findMeeting(shop: OfferShop, mine: ArticleOffer, other: ArticleOffer): Meeting | null {
  const types = listOfferTypes(other, shop.config);
  const deliveryType = listOfferTypes(mine, shop.config).find((type) => types.includes(type));
  const time = findCommonTime([findTimetable(mine), findTimetable(other), shop.config.opening.openingTimes]);
  if (deliveryType === undefined || time === null) return null;
  const both = readMenuOf(shop, [mine, other]);
  const selected = findSelected(both, other);
  const article = listExampleArticles(both.menu, findSelected(both, mine), { deliveryType, time }).find(
    ({ target }) => selected !== null && isSelected(selected, target),
  );
  return article ? { mine, other, deliveryType, time, article } : null;
}

function calculateClash(shop: OfferShop, meeting: Meeting): OfferClash {
  const { mine, other, article } = meeting;
  const units = [mine, other].reduce(
    (most, offer) => (offer.kind === 'twoForOnePromotion' ? Math.max(most, offer.totalQuantity) : most),
    1,
  );
  const items = [{ ...article.item, amount: units }];
  const priceWith = (offers: readonly ArticleOffer[]): Cents => priceUnits(readMenuOf(shop, offers), items, meeting);
  const [withMine, withOther, total] = [priceWith([mine]), priceWith([other]), priceWith([mine, other])];
  return {
    other,
    article: article.target,
    units,
    outcome: decideOutcome(meeting, { withMine, withOther, total }),
    withMine,
    withOther,
    total,
  };
}

function priceUnits(menu: OfferMenu, items: readonly SavedItem[], { mine, deliveryType, time }: Meeting): Cents {
  const { cart, context } = priceTrial(menu, { offer: mine, items, deliveryType, time });
  return priceCart(menu.menu, cart, { ...context, confirmedTwoForOnePromotions: [], terms: null }).steps.subtotal;
}

function decideOutcome(
  { mine, other }: Meeting,
  { withMine, withOther, total }: Pick<OfferClash, 'withMine' | 'withOther' | 'total'>,
): OfferClash['outcome'] {
  const promotion = [mine, other].filter((offer) => offer.kind === 'twoForOnePromotion');
  const [only] = promotion;
  if (promotion.length === 1 && only && !only.accumulative) {
    const [withPromotion, withDiscount] = only === mine ? [withMine, withOther] : [withOther, withMine];
    if (withPromotion < withDiscount) return 'guestChooses';
    return only === mine ? 'other' : 'mine';
  }
  if (total < Math.min(withMine, withOther)) return 'both';
  return withMine <= withOther ? 'mine' : 'other';
}
