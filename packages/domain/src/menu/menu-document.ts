import type { Ratings } from './ratings.ts';
import type { BasisPoints, Cents } from '../money.ts';
import type { Timetable } from '../shop-time.ts';
import type { Declaration, Declarations } from './declarations.ts';
import type { ByDeliveryType, OrderTypeFilter } from '../delivery-type.ts';
import type { Tag } from './tags.ts';
import type { OfferDocument, DailyDishDocument } from './offer-document.ts';
import type { CategoryId, ComboId, DishId, GroupId, ImageId, IngredientId, ItemId, SizeId, SlotId } from '../ids.ts';

/**
 * A shop's whole menu as stored, sent and imported: plain JSON with the field names of S1 §3 and references by id,
 * checked for shape only. `readMenu` turns it into a `Menu`.
 */
export interface MenuDocument {
  readonly ingredients: readonly IngredientDocument[];
  readonly sizes: readonly SizeDocument[];
  readonly extraGroups: readonly ExtraGroupDocument[];
  readonly categories: readonly CategoryDocument[];
  readonly dishes: readonly DishDocument[];
  /** The combos (S1 §3 Menu (combo)). */
  readonly menus: readonly ComboDocument[];
  readonly offers: readonly OfferDocument[];
  readonly dailyDishes: readonly DailyDishDocument[];
  /** The merchant's own codes for declarations: { wheat: 'A' }. */
  readonly declarationCodes: Readonly<Partial<Record<Declaration, string>>>;
}

/** Prices by size id; the key '*' is every size, or a dish without sizes. null: not available (S3 P1). */
export type PriceBySize = Readonly<Record<string, Cents | null>>;
export const ANY_SIZE = '*';

export interface SizeDocument {
  readonly id: SizeId;
  readonly name: string;
  readonly description?: string;
  /** Content for the base price (S3 P9): 330 with 'ml'. */
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
  readonly soldOut?: boolean;
  readonly tags: readonly Tag[];
  /** As an extra; otherwise it has the class of its dish (S3 C28). */
  readonly vatClass?: VatClass;
}

/** A dish, in a size if it has any, as part of another dish or as a side dish. */
export interface DishReference {
  readonly dish: DishId;
  readonly size?: SizeId;
}

/**
 * An ingredient as an extra, or a dish as a side dish. Its prices apply to every dish with the group, unless the dish
 * sets its own.
 */
export type ExtraItemDocument = {
  readonly id: ItemId;
  /** Overrides the group's maxAmount. */
  readonly maxAmount?: number;
  readonly soldOut?: boolean;
  readonly prices?: Readonly<Partial<ByDeliveryType<PriceBySize>>>;
  /** Overrides that of the ingredient or of the dish it names (S3 C28). */
  readonly vatClass?: VatClass;
} & ({ readonly ingredient: IngredientId } | DishReference);

export interface ExtraGroupDocument {
  readonly id: GroupId;
  readonly name: string;
  readonly groupType: 'ingredient' | 'dish';
  readonly min: number;
  /** Maximum in total; 0 means no limit. */
  readonly limit: number;
  /** Maximum of one item; 1 means checkbox. */
  readonly maxAmount: number;
  readonly forceGroup: boolean;
  readonly allowDifferentDishes: boolean;
  readonly timetable?: Timetable;
  readonly items: readonly ExtraItemDocument[];
}

/** Prices of a dish for one delivery type (S1 §3 Dish). */
export interface DishPricesDocument {
  /** Price of a dish without sizes. */
  readonly base?: Cents | null;
  readonly size?: Readonly<Record<string, Cents | null>>;
  /** Extras by item id; takes precedence over the price of the group's item. */
  readonly extra?: Readonly<Record<string, PriceBySize>>;
  /** Side dishes by item id: the surcharge in this dish (S3 C12). */
  readonly sides?: Readonly<Record<string, PriceBySize>>;
  /** Extras by ingredient id; used if there is no price for the item. */
  readonly ingredient?: Readonly<Record<string, PriceBySize>>;
  /** Maps an ingredient id to the one whose price applies. */
  readonly ingredientAlias?: Readonly<Record<string, IngredientId>>;
  /** Deposit by size id or '*'. 0 is a valid value (S3 C10). */
  readonly pfand?: Readonly<Record<string, Cents>>;
}

/** Returnable bottles ('Mehrweg') and single-use ones ('Einweg'), named beside a deposit (§ 47 VerpackDG, S3 L4). */
export const DEPOSIT_KINDS = ['reusable', 'singleUse'] as const;
export type DepositKind = (typeof DEPOSIT_KINDS)[number];

export const VAT_CLASSES = ['food', 'drink', 'milkDrink', 'other'] as const;
export type VatClass = (typeof VAT_CLASSES)[number];

/** Particulars of prepacked goods beyond their name and declarations (LMIV Art. 9 (1), S3 L4). */
export interface PrepackedDocument {
  /** Net content, unless each size has its own. */
  readonly content?: { readonly amount: number; readonly unit: 'ml' | 'g' };
  /** Name and address of the producer or importer. */
  readonly producer?: string;
  /** The list of ingredients, in descending order of weight. */
  readonly ingredients?: string;
  readonly nutrition?: NutrientInformation;
  /** Strength in % vol. */
  readonly alcoholPercent?: number;
  /** Wine names ingredients and nutrition although it is stronger than 1,2 % vol. */
  readonly isWine?: boolean;
  readonly origin?: string;
  /** How to store and use it. */
  readonly storage?: string;
  /** What the law does not ask of it: water has no nutrition, tea no list of ingredients (LMIV Art. 19, annex V). */
  readonly exempt?: readonly ('ingredients' | 'nutrition')[];
}

/** Declarations that were understood, and the words that were not. */
export interface PartialDeclarations {
  readonly named: readonly Declaration[];
  readonly unclear: string;
}

export interface DishDocument {
  readonly id: DishId;
  readonly category: CategoryId;
  readonly name: string;
  readonly number?: string;
  /** The dish's number in the till. */
  readonly plu?: string;
  readonly subtext?: string;
  readonly sizes: readonly SizeId[];
  readonly isDrink: boolean;
  readonly vatClass?: VatClass;
  readonly primaryIngredients: readonly IngredientId[];
  /** Ingredients that guests can leave out ('Bitte ohne'). */
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
  readonly ratings?: Ratings;
  readonly timetable?: Timetable;
  /** Not offered for delivery types that are missing. */
  readonly prices: Readonly<Partial<ByDeliveryType<DishPricesDocument>>>;
  readonly declarations: Declarations;
  /** What its source named although its declarations are unknown (S3 L2). */
  readonly partialDeclarations?: PartialDeclarations;
  readonly deposit?: Cents;
  readonly label?: string;
  readonly depositKind?: DepositKind;
  /** Present: the dish is sold prepacked. */
  readonly prepacked?: PrepackedDocument;
  /** Filled into a glass, cup or mug: never prepacked, even with a deposit. */
  readonly servedOpen?: boolean;
  /** Sold out until the merchant changes it. */
  readonly soldOut?: boolean;
  /** The right of withdrawal applies (§ 312g BGB): bottles, packaged sweets. */
  readonly withdrawalAllowed?: boolean;
}

export interface CategoryDocument {
  readonly id: CategoryId;
  readonly name: string;
  readonly subtitle?: string;
  readonly showTopDishes: boolean;
  readonly imageName?: ImageId;
  readonly commonSubtext?: string;
  /** Shown in small rows, for drinks and the like. */
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
  /** VAT rate if the slots do not determine one (S3 P15). */
  readonly vat?: BasisPoints;
  readonly timetable?: Timetable;
  readonly type: OrderTypeFilter;
  readonly sort: number;
  readonly slots: readonly ComboSlotDocument[];
  readonly tags?: readonly Tag[];
}

/** A menu without dishes. */
export const EMPTY_MENU = {
  ingredients: [],
  sizes: [],
  extraGroups: [],
  categories: [],
  dishes: [],
  menus: [],
  offers: [],
  dailyDishes: [],
  declarationCodes: {},
} as const;
