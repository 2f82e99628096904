import type { CategoryId, ComboId, DishId, ImageId, OfferId, SizeId } from '@tischlein/domain';
import { ORDER_TYPE_FILTERS } from '@tischlein/domain/menu';
import type { DailyDishDocument, OfferDocument } from '@tischlein/domain/offers';
import { z } from 'zod';
import {
  basisPoints,
  calendarDate,
  caption,
  dayIndex,
  idValue,
  name,
  price,
  text,
  timeOfDay,
  timetable,
} from '../wire-values.ts';

const itemSelection = z.object({
  dishes: z
    .array(z.object({ dish: idValue<DishId>(), sizes: z.exactOptional(z.array(idValue<SizeId>()).max(40)) }))
    .max(2000),
  categories: z.array(idValue<CategoryId>()).max(500),
  menus: z.array(idValue<ComboId>()).max(500),
});

/** The merchant means a special price of 0,00 €; without it, 0 is a price that is missing (S3 C50). */
const isFree = z.exactOptional(z.literal(true));
const amount = { discountType: z.enum(['fixed', 'euro']), value: price };
const percentage = { discountType: z.literal('percent'), value: basisPoints };

const common = {
  id: idValue<OfferId>(),
  name: name(120),
  title: z.exactOptional(text(200)),
  description: z.exactOptional(text(2000)),
  imageName: z.exactOptional(idValue<ImageId>()),
  showInShop: z.boolean(),
  showFirst: z.boolean(),
  type: z.enum(ORDER_TYPE_FILTERS),
  timetable: z.exactOptional(timetable),
  validFrom: z.exactOptional(calendarDate),
  validUntil: z.exactOptional(calendarDate),
  itemSelection: z.exactOptional(itemSelection),
};

const dishDiscount = { ...common, kind: z.literal('dishDiscount'), accumulative: z.boolean(), isFree };
const quantity = z.int().min(1).max(100);

/** Every kind of offer (S1 §3 Offer kinds). */
export const offer = z.discriminatedUnion('kind', [
  z.discriminatedUnion('discountType', [
    z.object({ ...dishDiscount, ...amount }),
    z.object({ ...dishDiscount, ...percentage }),
  ]),
  z.object({ ...common, kind: z.literal('freeDelivery'), minimumOrderValue: price }),
  z.object({
    ...common,
    kind: z.literal('cartDiscount'),
    discountType: z.enum(['euro', 'percent']),
    value: z.union([price, basisPoints]),
    accumulative: z.boolean(),
    minimumOrderValue: price,
    groupOrderOnly: z.boolean(),
  }),
  z.object({
    ...common,
    kind: z.literal('freeItem'),
    minimumOrderValue: price,
    combinable: z.boolean(),
    accumulativeTwoForOne: z.boolean(),
  }),
  z.object({
    ...common,
    kind: z.literal('twoForOnePromotion'),
    label: z.exactOptional(caption(80)),
    totalQuantity: quantity.min(2),
    paidQuantity: quantity,
    accumulative: z.boolean(),
    allowDifferentDishes: z.boolean(),
  }),
  z.object({
    ...common,
    kind: z.literal('sharedBanner'),
    discountText: text(200),
    offers: z.array(idValue<OfferId>()).max(50),
  }),
]) satisfies z.ZodType<OfferDocument>;

export const dailyDish = z.intersection(
  z.object({
    id: idValue<OfferId>(),
    day: dayIndex,
    timespan: z.exactOptional(z.object({ from: timeOfDay, to: timeOfDay })),
    size: z.exactOptional(idValue<SizeId>()),
    dishes: z.array(idValue<DishId>()).max(500),
    categories: z.array(idValue<CategoryId>()).max(100),
    menus: z.array(idValue<ComboId>()).max(100),
    type: z.enum(ORDER_TYPE_FILTERS),
    shownInSlider: z.boolean(),
    accumulative: z.boolean(),
    active: z.boolean(),
    headline: z.exactOptional(text(200)),
    teaser: z.exactOptional(text(500)),
    imageName: z.exactOptional(idValue<ImageId>()),
    isFree,
  }),
  z.discriminatedUnion('discountType', [z.object(amount), z.object(percentage)]),
) satisfies z.ZodType<DailyDishDocument>;
