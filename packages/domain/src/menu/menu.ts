import type { BasisPoints, Cents } from '../money.ts';
import type {
  CategoryId,
  ComboId,
  DishId,
  GroupId,
  ImageId,
  IngredientId,
  ItemId,
  OfferId,
  SizeId,
  SlotId,
} from '../ids.ts';
import type { DailyDish, Offer } from './offer.ts';
import type { Timetable } from '../shop-time.ts';
import type { Declaration, Declarations } from './declarations.ts';
import type { ByDeliveryType, OrderTypeFilter } from '../delivery-type.ts';
import type {
  DepositKind,
  DishPricesDocument,
  NutrientInformation,
  PrepackedDocument,
  PriceBySize,
  VatClass,
} from './menu-document.ts';
import type { Ratings } from './ratings.ts';
import type { PricesBefore } from './guest-menu-document.ts';
import type { Orderable } from './orderable.ts';
import type { Tag } from './tags.ts';

/** A valid menu: every reference resolves, everything is in display order. Created by `readMenu`. */
export interface Menu {
  readonly categories: readonly Category[];
  readonly dishes: ReadonlyMap<DishId, Dish>;
  readonly combos: ReadonlyMap<ComboId, Combo>;
  readonly ingredients: ReadonlyMap<IngredientId, Ingredient>;
  readonly offers: readonly Offer[];
  readonly offersById: ReadonlyMap<OfferId, Offer>;
  readonly dailyDishes: readonly DailyDish[];
  readonly declarationCodes: Readonly<Partial<Record<Declaration, string>>>;
  readonly pricesBefore: PricesBefore;
}

export interface Category {
  readonly id: CategoryId;
  readonly name: string;
  readonly subtitle: string;
  readonly showTopDishes: boolean;
  readonly imageName: ImageId | null;
  readonly commonSubtext: string;
  readonly compact: boolean;
  readonly timetable: Timetable;
  readonly dishes: readonly Dish[];
}

export interface Size {
  readonly id: SizeId;
  readonly name: string;
  readonly description: string;
  readonly content: { readonly amount: number; readonly unit: 'ml' | 'g' } | null;
}

export interface Ingredient {
  readonly id: IngredientId;
  readonly name: string;
  readonly declarations: Declarations;
  readonly nutrientInformation: NutrientInformation | null;
  readonly dishInfo: string;
  readonly soldOut: boolean;
  readonly tags: readonly Tag[];
  readonly vatClass: VatClass | null;
}

/** A dish in a size by id, to be looked up in `menu.dishes`. */
export interface DishInSize {
  readonly dishId: DishId;
  readonly sizeId: SizeId | null;
}

export type ExtraItem = Orderable & {
  readonly id: ItemId;
  readonly name: string;
  readonly maxAmount: number;
  readonly prices: Readonly<Partial<ByDeliveryType<PriceBySize>>>;
  /** null: that of the dish it names, else of its dish (S3 C28). */
  readonly vatClass: VatClass | null;
} & (
    | { readonly type: 'ingredient'; readonly ingredient: Ingredient }
    | { readonly type: 'dish'; readonly dish: DishInSize }
  );

export interface ExtraGroup {
  readonly id: GroupId;
  readonly name: string;
  readonly groupType: 'ingredient' | 'dish';
  readonly min: number;
  readonly limit: number;
  readonly maxAmount: number;
  readonly forceGroup: boolean;
  readonly allowDifferentDishes: boolean;
  readonly timetable: Timetable;
  readonly items: readonly ExtraItem[];
}

/** Prices for one order type with defaults filled in. */
export type DishPrices = Required<DishPricesDocument>;

/** A secondary ingredient or sub-dish, which can be left out (S1 §5 Cart restore). */
export type LeftOutId = IngredientId | DishId;

/** `soldOut`: the dish itself is sold out, or a part it cannot be made without. */
export interface Dish extends Orderable {
  readonly id: DishId;
  /** Position in the menu; the earlier wins price ties (S3 C4). */
  readonly position: number;
  readonly categoryId: CategoryId;
  readonly name: string;
  readonly number: string;
  readonly subtext: string;
  readonly sizes: readonly Size[];
  readonly isDrink: boolean;
  readonly vatClass: VatClass;
  readonly primaryIngredients: readonly Ingredient[];
  readonly secondaryIngredients: readonly Ingredient[];
  readonly primarySubDishes: readonly DishInSize[];
  readonly secondarySubDishes: readonly DishInSize[];
  /** Extra groups first, then side-dish groups. */
  readonly groups: readonly ExtraGroup[];
  readonly popularExtraCombination: readonly ItemId[];
  readonly extraIngredientsRanking: readonly ItemId[];
  readonly freeIngredients: number;
  readonly tags: readonly Tag[];
  readonly negTags: readonly Tag[];
  readonly imageName: ImageId | null;
  readonly ratings: Ratings | null;
  readonly timetable: Timetable;
  readonly prices: ByDeliveryType<DishPrices | null>;
  readonly declarations: Declarations;
  readonly deposit: Cents | null;
  readonly depositKind: DepositKind | null;
  readonly prepacked: PrepackedDocument | null;
  /** Served in a glass, cup or mug: never prepacked, even with a deposit. */
  readonly servedOpen: boolean;
  readonly label: string;
  /** Sold-out parts that the dish is served without. */
  readonly missing: readonly LeftOutId[];
  readonly withdrawalAllowed: boolean;
}

/** A dish with what is left out and added; `DishChoice` is one that is valid. */
export interface ConfiguredDish {
  readonly dish: Dish;
  readonly without: readonly LeftOutId[];
  readonly extras: readonly { readonly item: ExtraItem }[];
}

export interface ComboSlot {
  readonly id: SlotId;
  readonly name: string;
  readonly size: Size | null;
  readonly dishIds: readonly DishId[];
}

export interface Combo {
  readonly id: ComboId;
  /** Position in the menu, after all dishes. */
  readonly position: number;
  readonly name: string;
  readonly headline: string;
  readonly teaser: string;
  readonly imageName: ImageId | null;
  readonly price: ByDeliveryType<Cents | null>;
  readonly vat: BasisPoints | null;
  readonly timetable: Timetable;
  readonly type: OrderTypeFilter;
  readonly slots: readonly ComboSlot[];
  readonly tags: readonly Tag[];
}
