import type { Cents } from '../money.ts';
import type { ImageId, ShopId, ZoneId } from '../ids.ts';
import type { ByDeliveryType } from '../delivery-type.ts';
import type { Tag } from '../menu/tags.ts';
import type { GroupOrderDiscount } from '../menu/offer-document.ts';
import type { Timetable } from '../shop-time.ts';

/** All payment method identifiers of S1 §9. */
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
export type HeidelpayVariant = 'paypal' | 'bank';

/** Payment methods that need a provider. */
export type OnlineMethod = Exclude<PaymentMethod, 'offline' | 'offline_debit'>;

export const isOnlineMethod = (method: PaymentMethod): method is OnlineMethod =>
  method !== 'offline' && method !== 'offline_debit';

export const LEGAL_ROLES = ['imprint', 'privacy', 'terms', 'withdrawal', 'accessibility'] as const;
export type LegalRole = (typeof LEGAL_ROLES)[number];

/** Id of the page where guests withdraw from a contract (§ 356a BGB). */
export const WITHDRAWAL_PAGE = 'vertrag-widerrufen';

/** Id of the page where guests confirm or end their consent to advertising (S3 K6). */
export const ADVERTISING_PAGE = 'werbung-bestaetigen';
/** First part of the address that ends advertising: /abmelden/{type}/ (S1 §2, S2 §2). */
export const UNSUBSCRIBE_PAGE = 'abmelden';

/** Id of the page where a link from a mail signs guests in (S3 A3). */
export const SIGN_IN_PAGE = 'anmelden';

/** Page ids that merchants cannot use. */
export const RESERVED_PAGES: readonly string[] = [WITHDRAWAL_PAGE, ADVERTISING_PAGE, SIGN_IN_PAGE];

/** A static page; the text is Markdown. */
export interface StaticPage {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly legalRole?: LegalRole;
  readonly text: string;
}

/** The whole configuration of a shop as stored, sent and imported (S1 §3 Shop config). */
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
  /** Minimum order value on pickup by payment method, in cents (euros on the wire, S1 §3 Shop config). */
  readonly paymentMethodsPickupMinimumOrderValue: Readonly<Partial<Record<PaymentMethod, Cents>>>;
  readonly paypalPlatformClientId?: string;
  readonly heidelpayPublicKey?: string;
  /** The meaning of 'Heidelpay' in this shop (S2 §2 Checkout page). */
  readonly heidelpayVariant?: HeidelpayVariant;
  readonly nearbyRestaurants: readonly { readonly name: string; readonly url: string }[];
  readonly groupOrderDiscounts: readonly GroupOrderDiscount[];
  /** Deposits by size id or '*'; last in the chain of S3 P10. */
  readonly dishDeposits: Readonly<Record<string, Cents>>;
  readonly useDishDeposit: boolean;
  /** Reductions of dishes that last longer than a day name the lowest price of 30 days; absent: yes (S3 L4). */
  readonly lowestPriceForDishes?: boolean;
  /** How a combo's price is split by VAT rate (S3 §4). */
  readonly comboVatRule: 'standAlonePrices' | 'thirtyPercentDrinks';
  readonly uncoupleAccountConsent: boolean;
  readonly pickupMinimumOrderValue?: Cents;
  readonly deliveryZones: readonly DeliveryZone[];
  readonly opening: OpeningHours;
  /** Absent: no limit. */
  readonly slotCapacity?: SlotCapacity;
  /** 'Mehrweg' notice (VerpackG § 33), shown before ordering. */
  readonly reusableNotice?: string;
  readonly taxNumber?: string;
}

/** Area of a zone; the first matching zone of the list applies. A radius is the beeline, a distance is by road. */
export type ZoneArea =
  | { readonly kind: 'postcodes'; readonly postcodes: readonly string[] }
  | { readonly kind: 'radius'; readonly kilometres: number }
  | { readonly kind: 'distance'; readonly kilometres: number }
  | { readonly kind: 'polygon'; readonly points: readonly { readonly latitude: number; readonly longitude: number }[] };

/** A delivery zone with its terms; `freeAfter` null is never free, 0 always (S3 C13). */
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

/** Special hours from `from` to `to`, both inclusive 'YYYY-MM-DD'; no hours: closed. */
export interface SpecialOpening {
  readonly from: string;
  readonly to: string;
  readonly reason: SpecialOpeningReason;
  readonly message?: string;
  readonly hours: readonly { readonly from: string; readonly to: string }[];
  /** Delivery hours if they differ from `hours`; empty: no deliveries. */
  readonly deliveryHours?: readonly { readonly from: string; readonly to: string }[];
}

/** Capacity of the kitchen per slot of `slotMinutes`, delivery and pickup together; null: no limit. */
export interface SlotCapacity {
  readonly orders: number | null;
  readonly makeMinutes: number | null;
  /** Minutes for dishes that neither map names. */
  readonly minutesPerDish: number;
  readonly minutesOfCategories: Readonly<Record<string, number>>;
  readonly minutesOfDishes: Readonly<Record<string, number>>;
}

export interface OpeningHours {
  readonly openingTimes: Timetable;
  /** Empty: same as openingTimes. */
  readonly deliveryTimes: Timetable;
  readonly specialOpeningTimes: readonly SpecialOpening[];
  /** Minimum minutes from order to hand-over. */
  readonly preparationMinutes: ByDeliveryType<number>;
  readonly slotMinutes: number;
  readonly enablePreOrder: boolean;
  /** How many days ahead guests can order; 0: today only. */
  readonly preOrderDays: number;
  readonly allowASAP: { readonly delivery: boolean; readonly pickup: boolean };
  readonly customerInfo?: string;
}
