import type { Cents } from '../money.ts';
import type { ImageId, ShopId, ZoneId } from '../ids.ts';
import type { ByDeliveryType } from '../menu/delivery-type.ts';
import type { Tag } from '../menu/tags.ts';
import type { GroupOrderDiscount } from '../offers/offer-document.ts';
import type { Timetable } from '../shop-time.ts';

/** Payment methods, every identifier of S1 §9. */
export const PAYMENT_METHODS = [
  'offline',
  'offline_debit',
  'Stripe_card',
  'Stripe_sofort',
  'Stripe_alipay',
  'AmazonPay_Checkout',
  'PayPal_Rest',
  'PayPal_Platform',
  'Heidelpay',
  'Sofort',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const LEGAL_ROLES = ['imprint', 'privacy', 'terms', 'withdrawal', 'accessibility'] as const;
export type LegalRole = (typeof LEGAL_ROLES)[number];

/** Id of the page that is no text: there a guest withdraws from a contract (§ 356a BGB). */
export const WITHDRAWAL_PAGE = 'vertrag-widerrufen';

/** Id of another: there somebody confirms that he wants advertising, or ends it (spec 3 K6). */
export const ADVERTISING_PAGE = 'werbung-bestaetigen';

/** Id of a third: there the link of a mail signs a guest in to his account (spec 3 A3). */
export const SIGN_IN_PAGE = 'anmelden';

/** Ids that no page of a merchant may have: those addresses are the shop's own. */
export const RESERVED_PAGES: readonly string[] = [WITHDRAWAL_PAGE, ADVERTISING_PAGE, SIGN_IN_PAGE];

/** A static page of the shop, its text in Markdown. */
export interface StaticPage {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly legalRole?: LegalRole;
  readonly text: string;
}

/** Everything that makes a shop this shop (S1 §3 'Shop config'), as it is stored, sent and imported. */
export interface ShopConfig {
  readonly id: ShopId;
  readonly slug: string;
  readonly domain?: string;
  readonly title: string;
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly restaurantStreet: string;
  readonly restaurantZip: string;
  readonly restaurantCity: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly phone: string;
  readonly email: string;
  readonly header?: ImageId;
  readonly headerMobile?: ImageId;
  readonly logo?: ImageId;
  readonly logoMobile?: ImageId;
  readonly stickerText?: string;
  readonly welcome?: string;
  /** '#rrggbb' */
  readonly primaryColor: string;
  /** '#rrggbb' */
  readonly accentColor: string;
  readonly customCss?: string;
  readonly pages: readonly StaticPage[];
  readonly news: readonly { readonly title: string; readonly text: string; readonly date: string }[];
  readonly jobEntries: readonly { readonly id: string; readonly title: string; readonly text: string }[];
  readonly franchise?: { readonly id: ShopId; readonly domain?: string };
  readonly isFranchiseOverview: boolean;
  readonly searchList: readonly string[];
  readonly filterList: readonly Tag[];
  readonly hiddenTags: readonly Tag[];
  readonly totalRecommendedRatings?: number;
  readonly supportDelivery: boolean;
  readonly supportPickup: boolean;
  readonly supportDineIn: boolean;
  readonly enableReservations: boolean;
  readonly enableDishPictures: boolean;
  readonly enableLogin: boolean;
  readonly showDishNumbers: boolean;
  readonly verticalMenu: boolean;
  readonly trackingIds: Readonly<Record<string, string>>;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly paymentMethodsOnlyPickup: readonly PaymentMethod[];
  readonly paymentMethodsOnlyDelivery: readonly PaymentMethod[];
  /** Payment method to least order value on pickup, in cents (the wire of S1 §3 says euros). */
  readonly paymentMethodsPickupMinimumOrderValue: Readonly<Partial<Record<PaymentMethod, Cents>>>;
  readonly paypalPlatformClientId?: string;
  readonly heidelpayPublicKey?: string;
  readonly nearbyRestaurants: readonly { readonly name: string; readonly url: string }[];
  readonly groupOrderDiscounts: readonly GroupOrderDiscount[];
  /** The shop's deposit by size id or '*', the end of the chain of spec 3 P10. */
  readonly dishDeposits: Readonly<Record<string, Cents>>;
  readonly useDishDeposit: boolean;
  /** How a combo's price is split over VAT rates (spec 3 §4). */
  readonly comboVatRule: 'standAlonePrices' | 'thirtyPercentDrinks';
  readonly uncoupleAccountConsent: boolean;
  readonly pickupMinimumOrderValue?: Cents;
  readonly deliveryZones: readonly DeliveryZone[];
  readonly opening: OpeningHours;
  /** Absent: the kitchen takes whatever comes. */
  readonly slotCapacity?: SlotCapacity;
  /** 'Mehrweg' notice (VerpackG § 33), shown before the order. */
  readonly reusableNotice?: string;
  readonly taxNumber?: string;
}

/** Where a zone is; the first zone of the list that holds the address counts. A radius is the beeline, a distance the way by road. */
export type ZoneArea =
  | { readonly kind: 'postcodes'; readonly postcodes: readonly string[] }
  | { readonly kind: 'radius'; readonly kilometres: number }
  | { readonly kind: 'distance'; readonly kilometres: number }
  | { readonly kind: 'polygon'; readonly points: readonly { readonly latitude: number; readonly longitude: number }[] };

/** Where a shop delivers to and for what; `freeAfter` null is never free, 0 always (spec 3 C13). */
export interface DeliveryZone {
  readonly id: ZoneId;
  readonly name: string;
  readonly area: ZoneArea;
  readonly deliveryFee: Cents;
  readonly minimumOrderValue: Cents;
  readonly freeAfter: Cents | null;
}

export const SPECIAL_OPENING_REASONS = ['holiday', 'vacation', 'renovation', 'other'] as const;
export type SpecialOpeningReason = (typeof SPECIAL_OPENING_REASONS)[number];

/** Calendar dates 'YYYY-MM-DD', both inclusive, on which other hours count; no hours: closed. */
export interface SpecialOpening {
  readonly from: string;
  readonly to: string;
  readonly reason: SpecialOpeningReason;
  readonly message?: string;
  readonly hours: readonly { readonly from: string; readonly to: string }[];
  /** Where deliveries are made at other times than `hours`; none: no deliveries. */
  readonly deliveryHours?: readonly { readonly from: string; readonly to: string }[];
}

/** What the kitchen manages in a slot of `slotMinutes`, delivery and pickup together; null: no limit. */
export interface SlotCapacity {
  readonly orders: number | null;
  readonly makeMinutes: number | null;
  /** What a dish takes that neither list names. */
  readonly minutesPerDish: number;
  readonly minutesOfCategories: Readonly<Record<string, number>>;
  readonly minutesOfDishes: Readonly<Record<string, number>>;
}

export interface OpeningHours {
  readonly openingTimes: Timetable;
  /** Empty: as openingTimes. */
  readonly deliveryTimes: Timetable;
  readonly specialOpeningTimes: readonly SpecialOpening[];
  /** Least minutes from order to hand-over. */
  readonly preparationMinutes: ByDeliveryType<number>;
  readonly slotMinutes: number;
  readonly enablePreOrder: boolean;
  /** How many days ahead can be ordered, 0 = today only. */
  readonly preOrderDays: number;
  readonly allowASAP: { readonly delivery: boolean; readonly pickup: boolean };
  readonly customerInfo?: string;
}
