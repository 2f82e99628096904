import { type Cents, toCents } from '../money.ts';
import type { ImageId, ShopId, ZoneId } from '../ids.ts';
import type { ByDeliveryType } from '../delivery-type.ts';
import type { Tag } from '../menu/tags.ts';
import type { GroupOrderDiscount } from '../menu/offer-document.ts';
import type { Timetable } from '../shop-time.ts';
import type { Bookkeeping } from './bookkeeping.ts';
import type { EscalationSettings } from './escalation-settings.ts';
import type { MailTexts } from './mail-texts.ts';
import type { HeidelpayVariant, PaymentMethod } from './payment-method.ts';
import type { ReservationSettings } from './reservation-settings.ts';
import type { Reusables } from './reusables.ts';
import type { TableService } from './table-service.ts';

export const LEGAL_ROLES = ['imprint', 'privacy', 'terms', 'withdrawal', 'accessibility'] as const;
export type LegalRole = (typeof LEGAL_ROLES)[number];

/** Id of the page where guests withdraw from a contract (§ 356a BGB). */
export const WITHDRAWAL_PAGE = 'vertrag-widerrufen';

/** Id of the page where guests confirm or end their consent to advertising (S3 K6). */
export const ADVERTISING_PAGE = 'werbung-bestaetigen';
/** First part of the address that ends advertising: /abmelden/{type}/ (S1 §2, S2 §2). */
export const UNSUBSCRIBE_PAGE = 'abmelden';

/** First part of the address of an SMS: /s/{smsCode} (S1 §2). */
export const SMS_PAGE = 's';
/** First part of the address of a mail that activates a coupon: /reservieren/{emailid} (S1 §2). */
export const ACTIVATION_PAGE = 'reservieren';
/** First part of the address that a link about a reservation leads to: /tr/{id}/{type} (S1 §2, S3 R1). */
export const RESERVATION_PAGE = 'tr';
/** The page that reserves a table (S1 §2). */
export const RESERVE_PAGE = 'tisch-reservieren';
/** First part of the address that rates an order: /feedback/{order} (S1 §2, S2 §2). */
export const FEEDBACK_PAGE = 'feedback';

/** Id of the page where a link from a mail signs guests in (S3 A3). */
export const SIGN_IN_PAGE = 'anmelden';

/** Id of the page where guests decide whether their visits are counted (S3 A5). */
export const CONSENT_PAGE = 'einwilligung';

/** Id of the page where guests see, take along and delete their stored data (Art. 15, 17, 20 GDPR). */
export const OWN_DATA_PAGE = 'meine-daten';

/** Page ids that merchants cannot use. */
export const RESERVED_PAGES: readonly string[] = [
  WITHDRAWAL_PAGE,
  ADVERTISING_PAGE,
  SIGN_IN_PAGE,
  CONSENT_PAGE,
  OWN_DATA_PAGE,
];

/** Who is invited by mail to rate an order: guests with consent to advertising, or also customers who did not object (S3 R7). */
export const FEEDBACK_MAILS = ['consent', 'customers'] as const;
export type FeedbackMails = (typeof FEEDBACK_MAILS)[number];

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
  /** The shop's own words in its mails; absent: the defaults. */
  readonly mailTexts?: MailTexts;
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
  /** Sent with every event as `identifiers` once a guest has consented (S3 R8). */
  readonly trackingIds: Readonly<Record<string, string>>;
  /** Visits are counted once a guest has consented (S3 A5); absent: they are not. */
  readonly enableTracking?: boolean;
  /** Where they are counted, 'https://zahlen.example'; absent: TRACKING_HOST, else this server. */
  readonly trackingHost?: string;
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
  /** Absent: the shop has not said yet how many seats guests can reserve, so they cannot. */
  readonly reservations?: ReservationSettings;
  /** 'Mehrweg' notice (VerpackDG § 60), shown before ordering; absent: the usual words for `reusables`. */
  readonly reusableNotice?: string;
  /** Absent: not chosen yet; new shops choose before they open (S3 L15). */
  readonly reusables?: Reusables;
  /** Absent: guests type any table number and pay online. */
  readonly tableService?: TableService;
  readonly taxNumber?: string;
  /** The most that branch managers refund of one order (S3 R5), in cents; absent: DEFAULT_REFUND_LIMIT. */
  readonly branchManagerRefundLimit?: Cents;
  /** How long the log of changes is kept; absent: DEFAULT_AUDIT_MONTHS. */
  readonly auditMonths?: 6 | 12 | 24 | 36 | 60;
  readonly escalation?: EscalationSettings;
  /** Absent: no mails. */
  readonly feedbackMails?: FeedbackMails;
  /** Hours from hand-over to the invitation; absent: DEFAULT_FEEDBACK_HOURS. */
  readonly feedbackAfterHours?: number;
  /** How takings are exported for the tax adviser; absent: not set up. */
  readonly bookkeeping?: Bookkeeping;
}

export const DEFAULT_FEEDBACK_HOURS = 3;

/** 50 € */
export const DEFAULT_REFUND_LIMIT: Cents = toCents(5000);

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
  /** The kitchen begins at the start of the hours, so that the first time to choose is the preparation later. */
  readonly firstSlotAfterPreparation?: boolean;
  readonly slotMinutes: number;
  readonly enablePreOrder: boolean;
  /** How many days ahead guests can order; 0: today only. */
  readonly preOrderDays: number;
  readonly allowASAP: { readonly delivery: boolean; readonly pickup: boolean };
  readonly customerInfo?: string;
}
