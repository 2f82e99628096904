import type { BasisPoints, Cents } from '../money.ts';
import type { Timetable } from '../shop-time.ts';
import type { Declaration, Declarations } from './declarations.ts';
import type { ByDeliveryType, OrderTypeFilter } from './delivery-type.ts';
import type { Tag } from './tags.ts';
import type { OfferDocument, DailyDishDocument } from '../offers/offer-document.ts';
import type { CategoryId, ComboId, DishId, GroupId, ImageId, IngredientId, ItemId, SizeId, SlotId } from '../ids.ts';

/**
 * A shop's whole menu as it is stored, sent and imported: plain JSON, field names of S1 §3, references by id, nothing checked
 * beyond its shape. `readMenu` is the only door from here to a `Menu`.
 */
export interface MenuDocument {
  readonly ingredients: readonly IngredientDocument[];
  readonly sizes: readonly SizeDocument[];
  readonly extraGroups: readonly ExtraGroupDocument[];
  readonly categories: readonly CategoryDocument[];
  readonly dishes: readonly DishDocument[];
  /** The combos (S1 §3 'Menu (combo)'). */
  readonly menus: readonly ComboDocument[];
  readonly offers: readonly OfferDocument[];
  readonly dailyDishes: readonly DailyDishDocument[];
  /** The merchant's own codes of declarations: { wheat: 'A' }. */
  readonly declarationCodes: Readonly<Partial<Record<Declaration, string>>>;
}

/** Prices by size id; the key '*' stands for every size and for a dish without sizes. null: cannot be had (spec 3 P1). */
export type PriceBySize = Readonly<Record<string, Cents | null>>;
export const ANY_SIZE = '*';

export interface SizeDocument {
  readonly id: SizeId;
  readonly name: string;
  readonly description?: string;
  /** What is in it, for the base price (spec 3 P9): 330 with 'ml'. */
  readonly contentAmount?: number;
  readonly contentUnit?: 'ml' | 'g';
}

export interface NutrientInformation {
  readonly per: '100g' | '100ml' | 'portion';
  readonly energyKilojoules?: number;
  readonly energyKilocalories?: number;
  readonly fatGrams?: number;
  readonly saturatedFatGrams?: number;
  readonly carbohydratesGrams?: number;
  readonly sugarGrams?: number;
  readonly proteinGrams?: number;
  readonly saltGrams?: number;
}

export interface IngredientDocument {
  readonly id: IngredientId;
  readonly name: string;
  readonly declarations: Declarations;
  readonly nutrientInformation?: NutrientInformation;
  readonly dishInfo?: string;
  /** There is none of it. */
  readonly soldOut?: boolean;
  readonly tags: readonly Tag[];
}

/** A dish as part of a dish (primarySubDishes, secondarySubDishes) or a side dish: the dish and its size. */
export interface DishReference {
  readonly dish: DishId;
  readonly size?: SizeId;
}

/** An item of a group: an ingredient as extra, or a dish in a size as side dish. Its price may be set here once for all dishes that use the group. */
export type ExtraItemDocument = {
  readonly id: ItemId;
  /** Per item, where it differs from the group's. */
  readonly maxAmount?: number;
  readonly soldOut?: boolean;
  readonly prices?: Readonly<Partial<ByDeliveryType<PriceBySize>>>;
} & ({ readonly ingredient: IngredientId } | DishReference);

export interface ExtraGroupDocument {
  readonly id: GroupId;
  readonly name: string;
  readonly groupType: 'ingredient' | 'dish';
  readonly min: number;
  /** Most that can be chosen in all, 0 = no limit. */
  readonly limit: number;
  /** Most of one item; 1 means checkbox. */
  readonly maxAmount: number;
  readonly forceGroup: boolean;
  readonly allowDifferentDishes: boolean;
  readonly timetable?: Timetable;
  readonly items: readonly ExtraItemDocument[];
}

/** What a dish costs for one delivery type (S1 §3). */
export interface DishPricesDocument {
  /** Price of a dish without sizes. */
  readonly base?: Cents | null;
  readonly size?: Readonly<Record<string, Cents | null>>;
  /** Extras by item id, before the price at the group's item. */
  readonly extra?: Readonly<Record<string, PriceBySize>>;
  /** Side dishes by item id: the surcharge in this dish (spec 3 C12). */
  readonly sides?: Readonly<Record<string, PriceBySize>>;
  /** Extras by ingredient id, where no item price is given. */
  readonly ingredient?: Readonly<Record<string, PriceBySize>>;
  /** Ingredient id → ingredient id whose price counts. */
  readonly ingredientAlias?: Readonly<Record<string, IngredientId>>;
  /** Deposit by size id or '*'. 0 is a value (spec 3 C10). */
  readonly pfand?: Readonly<Record<string, Cents>>;
}

export const VAT_CLASSES = ['food', 'drink', 'milkDrink', 'other'] as const;
export type VatClass = (typeof VAT_CLASSES)[number];

export interface DishDocument {
  readonly id: DishId;
  readonly category: CategoryId;
  readonly name: string;
  readonly number?: string;
  readonly subtext?: string;
  readonly sizes: readonly SizeId[];
  readonly isDrink: boolean;
  readonly vatClass?: VatClass;
  readonly primaryIngredients: readonly IngredientId[];
  /** Those that can be left out, 'Bitte Ohne'. */
  readonly secondaryIngredients: readonly IngredientId[];
  readonly primarySubDishes: readonly DishReference[];
  readonly secondarySubDishes: readonly DishReference[];
  readonly extraIngredientGroups: readonly GroupId[];
  readonly sideDishGroups: readonly GroupId[];
  readonly popularExtraCombination: readonly ItemId[];
  readonly extraIngredientsRanking: readonly ItemId[];
  readonly freeIngredients: number;
  readonly tags: readonly Tag[];
  readonly negTags: readonly Tag[];
  readonly imageName?: ImageId;
  /** Average of 1 to 5 and how many. */
  readonly ratings?: { readonly average: number; readonly count: number };
  readonly timetable?: Timetable;
  /** A delivery type that is missing here is not offered. */
  readonly prices: Readonly<Partial<ByDeliveryType<DishPricesDocument>>>;
  readonly declarations: Declarations;
  readonly deposit?: Cents;
  readonly label?: string;
  /** Returnable or single-use bottle, shown beside the deposit. */
  readonly depositKind?: 'reusable' | 'singleUse';
  /** Sold out until switched on again. */
  readonly soldOut?: boolean;
  /** § 312g BGB: goods that can be sent back (bottles, packaged sweets). */
  readonly withdrawalAllowed?: boolean;
}

export interface CategoryDocument {
  readonly id: CategoryId;
  readonly name: string;
  readonly subtitle?: string;
  readonly showTopDishes: boolean;
  readonly imageName?: ImageId;
  readonly commonSubtext?: string;
  /** Small rows, for drinks and other small things. */
  readonly compact?: boolean;
  readonly timetable?: Timetable;
}

export interface ComboSlotDocument {
  readonly id: SlotId;
  readonly name: string;
  readonly size?: SizeId;
  readonly sort: number;
  readonly dishes: readonly DishId[];
}

export interface ComboDocument {
  readonly id: ComboId;
  readonly name: string;
  readonly headline?: string;
  readonly teaser?: string;
  readonly imageName?: ImageId;
  readonly price: Readonly<Partial<ByDeliveryType<Cents>>>;
  /** Fallback rate where the slots tell nothing (spec 3 P15). */
  readonly vat?: BasisPoints;
  readonly timetable?: Timetable;
  readonly type: OrderTypeFilter;
  readonly sort: number;
  readonly slots: readonly ComboSlotDocument[];
  readonly tags?: readonly Tag[];
}
