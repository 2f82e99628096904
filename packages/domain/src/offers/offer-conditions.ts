import type { Cents } from '../money.ts';
import type { OrderTypeFilter } from '../delivery-type.ts';
import type { Timetable } from '../shop-time.ts';
import { unreachable } from '../result.ts';
import type {
  CartDiscountOffer,
  DishDiscountOffer,
  FreeDeliveryOffer,
  FreeItemOffer,
  Offer,
  SharedBannerOffer,
  TwoForOneOffer,
} from '../menu/offer.ts';

interface Nothing {}

/** What the calculation asks before it gives an offer, by code, with what its sentence names (S1 §2 Offer details). */
interface Parts {
  readonly minimum: { readonly amount: Cents };
  /** The minimum is compared after cart discounts: S2 (S3 §2). */
  readonly minimumAfterDiscounts: { readonly amount: Cents };
  readonly groupsOnly: Nothing;
  readonly wholeCart: Nothing;
  readonly notReduced: Nothing;
  readonly oneCartDiscount: Nothing;
  readonly oneDishDiscount: Nothing;
  readonly perItem: Nothing;
  readonly withoutExtras: Nothing;
  readonly payOfTotal: { readonly total: number; readonly paid: number };
  readonly sameDish: Nothing;
  readonly differentDishes: Nothing;
  readonly instead: Nothing;
  readonly onReduced: Nothing;
  readonly oneFreeItem: Nothing;
  readonly noOtherFreeItem: Nothing;
  readonly noTwoForOne: Nothing;
  readonly orderType: { readonly type: OrderTypeFilter };
  readonly times: { readonly timetable: Timetable };
  readonly until: { readonly date: string };
}

export type OfferConditionCode = keyof Parts;

/** A condition of an offer, one sentence each. */
export type OfferCondition<Code extends OfferConditionCode = OfferConditionCode> = {
  readonly [Each in Code]: { readonly code: Each } & Parts[Each];
}[Code];

type Conditions = readonly OfferCondition[];

/** Words, pictures and places: the calculation does not read them. */
type Announcement =
  | 'id'
  | 'kind'
  | 'name'
  | 'title'
  | 'label'
  | 'description'
  | 'imageName'
  | 'showInShop'
  | 'showFirst'
  | 'discountText'
  | 'offerIds';

/** For each field that the calculation reads, what guests are told of it: a new field does not compile without it. */
type ByField<Kind extends Offer> = Readonly<Record<Exclude<keyof Kind, Announcement>, Conditions>>;

const NOTHING: Conditions = [];
/** The headline of the details. */
const IN_HEADLINE = NOTHING;
/** The list of articles below the conditions. */
const IN_SCOPE = NOTHING;

/** Every condition of an offer; the headline has its value, the scope its articles. */
export const listOfferConditions = (offer: Offer): Conditions => Object.values(byField(offer)).flat();

function byField(offer: Offer): Readonly<Record<string, Conditions>> {
  switch (offer.kind) {
    case 'dishDiscount':
      return ofDishDiscount(offer);
    case 'cartDiscount':
      return ofCartDiscount(offer);
    case 'freeDelivery':
      return ofFreeDelivery(offer);
    case 'freeItem':
      return ofFreeItem(offer);
    case 'twoForOnePromotion':
      return ofTwoForOne(offer);
    case 'sharedBanner':
      return ofBanner(offer);
    default:
      return unreachable(offer);
  }
}

const ofDishDiscount = (offer: DishDiscountOffer): ByField<DishDiscountOffer> => ({
  discount: [...when(offer.discount.discountType === 'euro', { code: 'perItem' }), { code: 'withoutExtras' }],
  accumulative: when(!offer.accumulative, { code: 'oneDishDiscount' }),
  ...ofEvery(offer),
});

const ofCartDiscount = (offer: CartDiscountOffer): ByField<CartDiscountOffer> => ({
  discount: IN_HEADLINE,
  minimumOrderValue: fromMinimum(offer.minimumOrderValue),
  groupOrderOnly: when(offer.groupOrderOnly, { code: 'groupsOnly' }),
  accumulative: when(!offer.accumulative, { code: 'notReduced' }, { code: 'oneCartDiscount' }),
  ...ofEvery(offer),
  selected: when(offer.selected === null && offer.accumulative, { code: 'wholeCart' }),
});

/** There is no fee but for deliveries. */
const ofFreeDelivery = (offer: FreeDeliveryOffer): ByField<FreeDeliveryOffer> => ({
  minimumOrderValue: fromMinimum(offer.minimumOrderValue),
  ...ofEvery(offer),
  type: [{ code: 'orderType', type: 'delivery' }],
});

const ofFreeItem = ({ minimumOrderValue: amount, ...offer }: FreeItemOffer): ByField<FreeItemOffer> => ({
  minimumOrderValue: when(amount > 0, { code: 'minimumAfterDiscounts', amount }),
  combinable: when(!offer.combinable, { code: 'noOtherFreeItem' }),
  accumulativeTwoForOne: when(!offer.accumulativeTwoForOne, { code: 'noTwoForOne' }),
  ...ofEvery(offer),
  selected: [{ code: 'oneFreeItem' }],
});

const ofTwoForOne = (offer: TwoForOneOffer): ByField<TwoForOneOffer> => ({
  totalQuantity: [{ code: 'payOfTotal', total: offer.totalQuantity, paid: offer.paidQuantity }],
  paidQuantity: [{ code: 'withoutExtras' }],
  allowDifferentDishes: [{ code: offer.allowDifferentDishes ? 'differentDishes' : 'sameDish' }],
  accumulative: [{ code: offer.accumulative ? 'onReduced' : 'instead' }],
  ...ofEvery(offer),
});

/** It calculates nothing itself: the offers that it announces do. */
const ofBanner = (offer: SharedBannerOffer): ByField<SharedBannerOffer> => ofEvery(offer);

const ofEvery = ({ type, timetable, validUntil }: Pick<Offer, 'type' | 'timetable' | 'validUntil'>) => ({
  selected: IN_SCOPE,
  type: when(type !== 'all', { code: 'orderType', type }),
  timetable: when(timetable.length > 0, { code: 'times', timetable }),
  validUntil: validUntil === null ? NOTHING : [{ code: 'until' as const, date: validUntil }],
});

const fromMinimum = (amount: Cents): Conditions => when(amount > 0, { code: 'minimum', amount });

const when = (holds: boolean, ...conditions: Conditions): Conditions => (holds ? conditions : NOTHING);
