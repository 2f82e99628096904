import type {
  CategoryId,
  ComboId,
  DishId,
  GroupId,
  ImageId,
  IngredientId,
  ItemId,
  SizeId,
  SlotId,
} from '@tischlein/domain';
import {
  ADDITIVES,
  ALLERGENS,
  type ComboDocument,
  DEPOSIT_KINDS,
  DELIVERY_TYPES,
  type DishDocument,
  type ExtraGroupDocument,
  type GuestMenuDocument,
  type IngredientDocument,
  type MenuDocument,
  ORDER_TYPE_FILTERS,
  type PrepackedDocument,
  TAGS,
  VAT_CLASSES,
} from '@tischlein/domain/menu';
import { z } from 'zod';
import { basisPoints, caption, idValue, name, price, text, timetable } from '../wire-values.ts';
import { dailyDish, offer } from './offers.ts';
import { refusePercent } from './refuse-percent.ts';

const declaration = z.enum([...ALLERGENS, ...ADDITIVES]);
const declarations = z.array(declaration).max(60).nullable();
const tags = z.array(z.enum(TAGS)).max(30);
const deliveryType = z.enum(DELIVERY_TYPES);
const priceBySize = z.record(z.string().max(80), price.nullable());
const byDeliveryType = <Schema extends z.ZodType>(schema: Schema) => z.partialRecord(deliveryType, schema);
const vatClass = z.exactOptional(z.enum(VAT_CLASSES));
const count = z.int().min(0).max(1000);

const nutrients = z.object({
  per: z.enum(['100g', '100ml', 'portion']),
  energyKilojoules: z.exactOptional(z.number().min(0)),
  energyKilocalories: z.exactOptional(z.number().min(0)),
  fatGrams: z.exactOptional(z.number().min(0)),
  saturatedFatGrams: z.exactOptional(z.number().min(0)),
  carbohydratesGrams: z.exactOptional(z.number().min(0)),
  sugarGrams: z.exactOptional(z.number().min(0)),
  proteinGrams: z.exactOptional(z.number().min(0)),
  saltGrams: z.exactOptional(z.number().min(0)),
});

const ingredient = z.object({
  id: idValue<IngredientId>(),
  name: name(120),
  declarations,
  nutrientInformation: z.exactOptional(nutrients),
  dishInfo: z.exactOptional(text(2000)),
  soldOut: z.exactOptional(z.boolean()),
  tags,
  vatClass,
}) satisfies z.ZodType<IngredientDocument>;

const contentUnit = z.enum(['ml', 'g']);
const contentAmount = z.number().positive().max(1_000_000);

const size = z.object({
  id: idValue<SizeId>(),
  name: name(80),
  description: z.exactOptional(text(400)),
  contentAmount: z.exactOptional(contentAmount),
  contentUnit: z.exactOptional(contentUnit),
});

const dishReference = z.object({ dish: idValue<DishId>(), size: z.exactOptional(idValue<SizeId>()) });
const extraItem = z.intersection(
  z.object({
    id: idValue<ItemId>(),
    maxAmount: z.exactOptional(count),
    soldOut: z.exactOptional(z.boolean()),
    prices: z.exactOptional(byDeliveryType(priceBySize)),
    vatClass,
  }),
  z.union([z.object({ ingredient: idValue<IngredientId>() }), dishReference]),
);

const extraGroup = z.object({
  id: idValue<GroupId>(),
  name: name(120),
  groupType: z.enum(['ingredient', 'dish']),
  min: count,
  limit: count,
  maxAmount: z.int().min(1).max(99),
  forceGroup: z.boolean(),
  allowDifferentDishes: z.boolean(),
  timetable: z.exactOptional(timetable),
  items: z.array(extraItem).max(500),
}) satisfies z.ZodType<ExtraGroupDocument>;

const dishPrices = z.object({
  base: z.exactOptional(price.nullable()),
  size: z.exactOptional(priceBySize),
  extra: z.exactOptional(z.record(z.string().max(80), priceBySize)),
  sides: z.exactOptional(z.record(z.string().max(80), priceBySize)),
  ingredient: z.exactOptional(z.record(z.string().max(80), priceBySize)),
  ingredientAlias: z.exactOptional(z.record(z.string().max(80), idValue<IngredientId>())),
  pfand: z.exactOptional(z.record(z.string().max(80), price)),
});

const prepacked = z.object({
  content: z.exactOptional(z.object({ amount: contentAmount, unit: contentUnit })),
  producer: z.exactOptional(text(300)),
  ingredients: z.exactOptional(text(2000)),
  nutrition: z.exactOptional(nutrients),
  alcoholPercent: z.exactOptional(z.number().min(0).max(100)),
  isWine: z.exactOptional(z.boolean()),
  origin: z.exactOptional(text(200)),
  storage: z.exactOptional(text(500)),
  exempt: z.exactOptional(z.array(z.enum(['ingredients', 'nutrition'])).max(2)),
}) satisfies z.ZodType<PrepackedDocument>;

const ratings = z.object({ average: z.number().min(1).max(5), count: z.int().min(0) });

const dish = z.object({
  id: idValue<DishId>(),
  category: idValue<CategoryId>(),
  name: name(200),
  number: z.exactOptional(caption(20)),
  plu: z.exactOptional(caption(40)),
  subtext: z.exactOptional(text(2000)),
  sizes: z.array(idValue<SizeId>()).max(40),
  isDrink: z.boolean(),
  vatClass,
  primaryIngredients: z.array(idValue<IngredientId>()).max(100),
  secondaryIngredients: z.array(idValue<IngredientId>()).max(100),
  primarySubDishes: z.array(dishReference).max(40),
  secondarySubDishes: z.array(dishReference).max(40),
  extraIngredientGroups: z.array(idValue<GroupId>()).max(60),
  sideDishGroups: z.array(idValue<GroupId>()).max(60),
  popularExtraCombination: z.array(idValue<ItemId>()).max(60),
  extraIngredientsRanking: z.array(idValue<ItemId>()).max(500),
  freeIngredients: count,
  tags,
  negTags: tags,
  imageName: z.exactOptional(idValue<ImageId>()),
  ratings: z.exactOptional(ratings),
  timetable: z.exactOptional(timetable),
  prices: byDeliveryType(dishPrices),
  declarations,
  partialDeclarations: z.exactOptional(z.object({ named: z.array(declaration).max(60), unclear: text(500) })),
  deposit: z.exactOptional(price),
  depositKind: z.exactOptional(z.enum(DEPOSIT_KINDS)),
  prepacked: z.exactOptional(prepacked),
  label: z.exactOptional(caption(80)),
  soldOut: z.exactOptional(z.boolean()),
  withdrawalAllowed: z.exactOptional(z.boolean()),
  servedOpen: z.exactOptional(z.boolean()),
}) satisfies z.ZodType<DishDocument>;

const category = z.object({
  id: idValue<CategoryId>(),
  name: name(120),
  subtitle: z.exactOptional(text(500)),
  showTopDishes: z.boolean(),
  imageName: z.exactOptional(idValue<ImageId>()),
  commonSubtext: z.exactOptional(text(500)),
  compact: z.exactOptional(z.boolean()),
  timetable: z.exactOptional(timetable),
});

const combo = z.object({
  id: idValue<ComboId>(),
  name: name(200),
  headline: z.exactOptional(text(200)),
  teaser: z.exactOptional(text(500)),
  imageName: z.exactOptional(idValue<ImageId>()),
  price: byDeliveryType(price),
  vat: z.exactOptional(basisPoints),
  timetable: z.exactOptional(timetable),
  type: z.enum(ORDER_TYPE_FILTERS),
  sort: z.int(),
  slots: z
    .array(
      z.object({
        id: idValue<SlotId>(),
        name: name(120),
        size: z.exactOptional(idValue<SizeId>()),
        sort: z.int(),
        dishes: z.array(idValue<DishId>()).max(500),
      }),
    )
    .max(20),
  tags: z.exactOptional(tags),
}) satisfies z.ZodType<ComboDocument>;

/** The whole menu with offers, prices in cents (S4). */
export const menuDocument = z
  .object({
    ingredients: z.array(ingredient).max(20_000),
    sizes: z.array(size).max(2000),
    extraGroups: z.array(extraGroup).max(2000),
    categories: z.array(category).max(500),
    dishes: z.array(dish).max(20_000),
    menus: z.array(combo).max(500),
    offers: z.array(offer).max(500),
    dailyDishes: z.array(dailyDish).max(500),
    declarationCodes: z.partialRecord(declaration, text(8)),
  })
  .meta({ id: 'Menu' }) satisfies z.ZodType<MenuDocument>;

// Merchants cannot say it: other schemas drop the field.
const guestRatings = ratings.extend({ isVerified: z.exactOptional(z.literal(true)) });

/** The menu as it is written: no percentage is above 100 %. */
export const newMenuDocument = menuDocument.superRefine(({ offers }, context) => {
  for (const [index, each] of offers.entries())
    if ('discountType' in each) refusePercent(context, ['offers', index], each);
}) satisfies z.ZodType<MenuDocument>;

/** The menu as guests get it. */
export const guestMenuDocument = menuDocument
  .extend({
    dishes: z
      .array(
        dish.extend({
          ratings: z.exactOptional(guestRatings),
          typeListPrice: z.exactOptional(byDeliveryType(price)),
          lacksParticulars: z.exactOptional(z.literal(true)),
        }),
      )
      .max(20_000),
    pricesBefore: z.exactOptional(z.record(z.string(), price.nullable())),
  })
  .meta({ id: 'GuestMenu' }) satisfies z.ZodType<GuestMenuDocument>;
