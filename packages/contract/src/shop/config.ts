import type { ImageId, ShopId, ZoneId } from '@tischlein/domain';
import { TAGS } from '@tischlein/domain/menu';
import type { DailyDishDocument, OfferDocument } from '@tischlein/domain/offers';
import { isEmail, phoneProblems } from '@tischlein/domain/checkout';
import {
  LEGAL_ROLES,
  PAYMENT_METHODS,
  type PaymentMethod,
  SPECIAL_OPENING_REASONS,
  type ShopConfig,
} from '@tischlein/domain/shop';
import { z } from 'zod';
import { dailyDish, offer } from './offers.ts';
import {
  basisPoints,
  calendarDate,
  caption,
  idValue,
  name,
  price,
  text,
  timeOfDay,
  timetable,
} from '../wire-values.ts';

const color = z.string().regex(/^#[0-9a-fA-F]{6}$/);
const minutes = z.int().min(0).max(1440);
const methods = z.array(z.enum(PAYMENT_METHODS)).max(20);
const slug = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,60}[a-z0-9])?$/);

const zoneArea = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('postcodes'), postcodes: z.array(z.string().regex(/^\d{5}$/)).max(10_000) }),
  z.object({ kind: z.literal('radius'), kilometres: z.number().positive().max(200) }),
  z.object({ kind: z.literal('distance'), kilometres: z.number().positive().max(200) }),
  z.object({
    kind: z.literal('polygon'),
    points: z
      .array(z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }))
      .min(3)
      .max(2000),
  }),
]);

const hours = z.array(z.object({ from: timeOfDay, to: timeOfDay })).max(10);

/** Opening hours and serve times as edited in the office. */
export const openingHours = z.object({
  openingTimes: timetable,
  deliveryTimes: timetable,
  specialOpeningTimes: z
    .array(
      z.object({
        from: calendarDate,
        to: calendarDate,
        reason: z.enum(SPECIAL_OPENING_REASONS),
        message: z.exactOptional(text(400)),
        hours,
        deliveryHours: z.exactOptional(hours),
      }),
    )
    .max(200),
  preparationMinutes: z.object({ delivery: minutes, pickup: minutes, dineIn: minutes }),
  slotMinutes: z.int().min(5).max(120),
  enablePreOrder: z.boolean(),
  preOrderDays: z.int().min(0).max(30),
  allowASAP: z.object({ delivery: z.boolean(), pickup: z.boolean() }),
  customerInfo: z.exactOptional(text(500)),
});

const makeMinutes = z.int().min(0).max(600);
const minutesById = z.record(z.string().max(80), makeMinutes);

/** Kitchen capacity per time slot. */
export const slotCapacity = z.object({
  orders: z.int().min(1).max(1000).nullable(),
  makeMinutes: z.int().min(1).max(10_000).nullable(),
  minutesPerDish: makeMinutes,
  minutesOfCategories: minutesById,
  minutesOfDishes: minutesById,
});

/** A static page; the text is Markdown. */
export const staticPage = z.object({
  id: z.string().regex(/^[\w-]{1,80}$/),
  name: name(120),
  title: name(200),
  legalRole: z.exactOptional(z.enum(LEGAL_ROLES)),
  text: text(100_000),
});

/** A shop's whole configuration (S1 §3 Shop config) as it is stored and read. */
export const shopConfig = z
  .object({
    id: idValue<ShopId>(),
    slug,
    domain: z.exactOptional(z.string().regex(/^[a-z0-9.-]{3,253}$/)),
    title: name(120),
    restaurantId: z.string().max(80),
    restaurantName: name(120),
    restaurantStreet: caption(160),
    restaurantZip: caption(10),
    restaurantCity: caption(120),
    latitude: z.exactOptional(z.number().min(-90).max(90)),
    longitude: z.exactOptional(z.number().min(-180).max(180)),
    phone: caption(40),
    email: caption(254),
    header: z.exactOptional(idValue<ImageId>()),
    headerMobile: z.exactOptional(idValue<ImageId>()),
    logo: z.exactOptional(idValue<ImageId>()),
    logoMobile: z.exactOptional(idValue<ImageId>()),
    stickerText: z.exactOptional(text(200)),
    welcome: z.exactOptional(text(2000)),
    primaryColor: color,
    accentColor: color,
    customCss: z.exactOptional(z.string().max(100_000)),
    pages: z.array(staticPage).max(100),
    news: z.array(z.object({ title: name(200), text: text(5000), date: calendarDate })).max(100),
    jobEntries: z
      .array(z.object({ id: z.string().regex(/^[\w-]{1,80}$/), title: name(200), text: text(5000) }))
      .max(100),
    franchise: z.exactOptional(z.object({ id: idValue<ShopId>(), domain: z.exactOptional(z.string().max(253)) })),
    isFranchiseOverview: z.boolean(),
    searchList: z.array(text(80)).max(100),
    filterList: z.array(z.enum(TAGS)).max(30),
    hiddenTags: z.array(z.enum(TAGS)).max(30),
    totalRecommendedRatings: z.exactOptional(z.int().min(0)),
    supportDelivery: z.boolean(),
    supportPickup: z.boolean(),
    supportDineIn: z.boolean(),
    enableReservations: z.boolean(),
    enableDishPictures: z.boolean(),
    enableLogin: z.boolean(),
    showDishNumbers: z.boolean(),
    verticalMenu: z.boolean(),
    trackingIds: z.record(z.string().max(40), z.string().max(200)),
    paymentMethods: methods,
    paymentMethodsOnlyPickup: methods,
    paymentMethodsOnlyDelivery: methods,
    paymentMethodsPickupMinimumOrderValue: z.partialRecord(z.enum(PAYMENT_METHODS), price),
    paypalPlatformClientId: z.exactOptional(z.string().max(200)),
    heidelpayPublicKey: z.exactOptional(z.string().max(200)),
    /** The meaning of 'Heidelpay' in this shop (S2 §2 Checkout page). */
    heidelpayVariant: z.exactOptional(z.enum(['paypal', 'bank'])),
    nearbyRestaurants: z.array(z.object({ name: name(120), url: z.url({ protocol: /^https?$/ }) })).max(50),
    groupOrderDiscounts: z
      .array(
        z.object({
          discountType: z.enum(['euro', 'percent']),
          value: z.union([price, basisPoints]),
          minimumOrderValue: price,
        }),
      )
      .max(20),
    dishDeposits: z.record(z.string().max(80), price),
    useDishDeposit: z.boolean(),
    lowestPriceForDishes: z.exactOptional(z.boolean()),
    comboVatRule: z.enum(['standAlonePrices', 'thirtyPercentDrinks']),
    uncoupleAccountConsent: z.boolean(),
    pickupMinimumOrderValue: z.exactOptional(price),
    deliveryZones: z
      .array(
        z.object({
          id: idValue<ZoneId>(),
          name: name(120),
          area: zoneArea,
          deliveryFee: price,
          minimumOrderValue: price,
          freeAfter: price.nullable(),
        }),
      )
      .max(500),
    opening: openingHours,
    slotCapacity: z.exactOptional(slotCapacity),
    reusableNotice: z.exactOptional(text(500)),
    taxNumber: z.exactOptional(caption(40)),
  })
  .meta({ id: 'ShopConfig' }) satisfies z.ZodType<ShopConfig>;

/** The configuration as it is written: mails and pages lead to its address and number. */
export const newShopConfig = shopConfig.superRefine(({ email, phone }, context) => {
  if (email !== '' && !isEmail(email)) context.addIssue({ code: 'custom', path: ['email'], message: 'no address' });
  if (phoneProblems(phone).length > 0) context.addIssue({ code: 'custom', path: ['phone'], message: 'no number' });
}) satisfies z.ZodType<ShopConfig>;

const paymentScripts = z.object({
  PayPal_Platform: z.exactOptional(z.string()),
  AmazonPay_Checkout: z.exactOptional(z.string()),
});
export type PaymentScripts = z.infer<typeof paymentScripts>;

/** A page with the role that its title means, and the version of its text that an order names (S3 L10). */
const publicPage = staticPage.extend({ version: z.exactOptional(z.string()) });
export type PublicPage = z.infer<typeof publicPage>;

/**
 * The part the storefront needs; pickup minimums in euros, offers and daily dishes included (S1 §3 Shop
 * config).
 */
export type PublicShopConfig = Omit<
  ShopConfig,
  'pages' | 'paymentMethodsPickupMinimumOrderValue' | 'taxNumber' | 'slotCapacity'
> & {
  readonly pages: readonly PublicPage[];
  readonly paymentMethodsPickupMinimumOrderValue: Readonly<Partial<Record<PaymentMethod, number>>>;
  /** Scripts that render a provider's own button; loaded when the method is chosen (S2 §7 Third-party loads). */
  readonly paymentScripts?: PaymentScripts;
  readonly offers: readonly OfferDocument[];
  readonly dailyDishes: readonly DailyDishDocument[];
};
export const publicShopConfig = shopConfig
  .omit({ paymentMethodsPickupMinimumOrderValue: true, taxNumber: true, slotCapacity: true })
  .extend({
    pages: z.array(publicPage),
    paymentMethodsPickupMinimumOrderValue: z.partialRecord(z.enum(PAYMENT_METHODS), z.number()),
    paymentScripts: z.exactOptional(paymentScripts),
    offers: z.array(offer),
    dailyDishes: z.array(dailyDish),
  })
  .meta({ id: 'PublicShopConfig' }) satisfies z.ZodType<PublicShopConfig>;
