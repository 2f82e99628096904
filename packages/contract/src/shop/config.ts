import { AUDIT_MONTHS } from '@tischlein/domain/audit';
import type { ImageId, ShopId, ZoneId } from '@tischlein/domain';
import { TAGS } from '@tischlein/domain/menu';
import { isEmail, phoneProblems } from '@tischlein/domain/checkout';
import {
  FEEDBACK_MAILS,
  LEGAL_ROLES,
  PAYMENT_METHODS,
  SPECIAL_OPENING_REASONS,
  type ShopConfig,
} from '@tischlein/domain/shop';
import { z } from 'zod';
import { zoneArea } from './zone-area.ts';
import { bookkeeping } from './bookkeeping.ts';
import { refusePercent } from './refuse-percent.ts';
import { escalationSettings, isReachable } from './escalation-settings.ts';
import { listInvalidMailTexts, mailTexts } from './mail-texts.ts';
import { slotCapacity } from './slot-capacity.ts';
import { reservationSettings, tableService } from './table-settings.ts';
import { reusables } from './reusables.ts';
import {
  basisPoints,
  calendarDate,
  caption,
  mailCaption,
  phoneCaption,
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

/** 'https://zahlen.example': becomes part of the content security policy. */
const httpsOrigin = z.string().regex(/^https:\/\/[a-z0-9.-]{3,253}(?::\d{1,5})?$/);

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
  firstSlotAfterPreparation: z.exactOptional(z.boolean()),
  slotMinutes: z.int().min(5).max(120),
  enablePreOrder: z.boolean(),
  preOrderDays: z.int().min(0).max(30),
  allowASAP: z.object({ delivery: z.boolean(), pickup: z.boolean() }),
  customerInfo: z.exactOptional(text(500)),
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
    phone: phoneCaption,
    email: mailCaption,
    header: z.exactOptional(idValue<ImageId>()),
    headerMobile: z.exactOptional(idValue<ImageId>()),
    logo: z.exactOptional(idValue<ImageId>()),
    logoMobile: z.exactOptional(idValue<ImageId>()),
    stickerText: z.exactOptional(text(200)),
    welcome: z.exactOptional(text(2000)),
    primaryColor: color,
    accentColor: color,
    customCss: z.exactOptional(z.string().max(100_000)),
    mailTexts: z.exactOptional(mailTexts),
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
    enableTracking: z.exactOptional(z.boolean()),
    trackingHost: z.exactOptional(httpsOrigin),
    paymentMethods: methods,
    paymentMethodsOnlyPickup: methods,
    paymentMethodsOnlyDelivery: methods,
    paymentMethodsPickupMinimumOrderValue: z.partialRecord(z.enum(PAYMENT_METHODS), price),
    paypalPlatformClientId: z.exactOptional(z.string().max(200)),
    heidelpayPublicKey: z.exactOptional(z.string().max(200)),
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
    reservations: z.exactOptional(reservationSettings),
    reusableNotice: z.exactOptional(text(500)),
    reusables: z.exactOptional(reusables),
    tableService: z.exactOptional(tableService),
    taxNumber: z.exactOptional(caption(40)),
    branchManagerRefundLimit: z.exactOptional(price),
    auditMonths: z.exactOptional(z.literal(AUDIT_MONTHS)),
    escalation: z.exactOptional(escalationSettings),
    feedbackMails: z.exactOptional(z.enum(FEEDBACK_MAILS)),
    feedbackAfterHours: z.exactOptional(z.int().min(1).max(72)),
    bookkeeping: z.exactOptional(bookkeeping),
  })
  .meta({ id: 'ShopConfig' }) satisfies z.ZodType<ShopConfig>;

/**
 * The configuration as it is written: addresses and numbers lead somewhere, mails can fill their placeholders, and no
 * percentage is above 100 %.
 */
export const newShopConfig = shopConfig.superRefine((config, context) => {
  const { email, phone, mailTexts: texts = {}, escalation, groupOrderDiscounts } = config;
  if (email !== '' && !isEmail(email)) context.addIssue({ code: 'custom', path: ['email'], message: 'no address' });
  if (phoneProblems(phone).length > 0) context.addIssue({ code: 'custom', path: ['phone'], message: 'no number' });
  for (const path of listInvalidMailTexts(texts))
    context.addIssue({ code: 'custom', path: ['mailTexts', ...path], message: 'unknown placeholder' });
  if (escalation && !isReachable(escalation))
    context.addIssue({ code: 'custom', path: ['escalation'], message: 'not a ladder' });
  for (const [index, each] of groupOrderDiscounts.entries())
    refusePercent(context, ['groupOrderDiscounts', index], each);
}) satisfies z.ZodType<ShopConfig>;
