import type { GroupId } from '../ids.ts';
import { DELIVERY_TYPES } from '../delivery-type.ts';
import type { GuestDishDocument } from './guest-menu-document.ts';
import type { DishDocument, DishPricesDocument, DishReference } from './menu-document.ts';
import type { Dish, DishInSize, DishPrices, ExtraGroup, ExtraItem } from './menu.ts';
import { reportSuspicious } from './read-groups.ts';
import { lacksChoices, missingParts } from './sold-out.ts';
import { pickKnown, type MenuParts, readReference, createReporter } from './read-parts.ts';

/** Resolves all references of a dish; unknown ones are left out and reported. */
export function readDish(document: GuestDishDocument, position: number, parts: MenuParts): Dish {
  const { name } = document;
  const missingIngredient = createReporter(parts.report, 'ingredientUnknown', name);
  const missingItem = createReporter(parts.report, 'itemUnknown', name);
  const groups = readDishGroups(
    new Set([...document.extraIngredientGroups, ...document.sideDishGroups]),
    document,
    parts,
  );
  reportSuspiciousPrices(document, parts);
  const secondaryIngredients = pickKnown(document.secondaryIngredients, parts.ingredients, missingIngredient);
  const secondarySubDishes = readReferences(document.secondarySubDishes, document, parts);
  return {
    ...plainFields(document),
    position,
    sizes: pickKnown(document.sizes, parts.sizes, createReporter(parts.report, 'sizeUnknown', name)),
    primaryIngredients: pickKnown(document.primaryIngredients, parts.ingredients, missingIngredient),
    secondaryIngredients,
    primarySubDishes: readReferences(document.primarySubDishes, document, parts),
    secondarySubDishes,
    soldOut: parts.soldOut.has(document.id) || groups.some((group) => lacksChoices(group, isServed)),
    lacksParticulars:
      document.lacksParticulars || groups.some((group) => lacksChoices(group, (item) => !item.lacksParticulars)),
    isDeclared:
      parts.declared.has(document.id) && !groups.some((group) => lacksChoices(group, (item) => item.isDeclared)),
    missing: missingParts({ secondaryIngredients, secondarySubDishes }, parts.soldOut),
    groups,
    popularExtraCombination: knownItems(document.popularExtraCombination, groups, missingItem),
    extraIngredientsRanking: knownItems(document.extraIngredientsRanking, groups, missingItem),
    prices: {
      delivery: readPrices(document.prices.delivery),
      pickup: readPrices(document.prices.pickup),
      dineIn: readPrices(document.prices.dineIn),
    },
  };
}

const isServed = ({ isDeclared, soldOut }: ExtraItem): boolean => isDeclared && !soldOut;

function plainFields(document: DishDocument) {
  return {
    id: document.id,
    categoryId: document.category,
    name: document.name,
    number: document.number ?? '',
    subtext: document.subtext ?? '',
    isDrink: document.isDrink,
    // S3 C16
    vatClass: document.vatClass ?? (document.isDrink ? 'drink' : 'food'),
    freeIngredients: document.freeIngredients,
    tags: document.tags,
    negTags: document.negTags,
    imageName: document.imageName ?? null,
    ratings: document.ratings ?? null,
    timetable: document.timetable ?? [],
    declarations: document.declarations,
    deposit: document.deposit ?? null,
    depositKind: document.depositKind ?? null,
    prepacked: document.prepacked ?? null,
    label: document.label ?? '',
    withdrawalAllowed: document.withdrawalAllowed ?? false,
    servedOpen: document.servedOpen ?? false,
  } satisfies Partial<Dish>;
}

function readDishGroups(ids: ReadonlySet<GroupId>, dish: DishDocument, parts: MenuParts): ExtraGroup[] {
  return pickKnown([...ids], parts.groups, createReporter(parts.report, 'groupUnknown', dish.name));
}

function readReferences(references: readonly DishReference[], dish: DishDocument, parts: MenuParts): DishInSize[] {
  return references.flatMap((reference) => readReference(reference, parts, dish.name) ?? []);
}

function knownItems<Id extends string>(
  ids: readonly Id[],
  groups: readonly ExtraGroup[],
  missing: (reference: Id) => void,
): Id[] {
  if (ids.length === 0) return [];
  const items = new Set<string>(groups.flatMap((group) => group.items.map((item) => item.id)));
  return ids.filter((id) => {
    if (!items.has(id)) missing(id);
    return items.has(id);
  });
}

/** Shared, because a menu has thousands of price lists with mostly empty maps. */
const NOTHING = {};

function readPrices(document: DishPricesDocument | undefined): DishPrices | null {
  if (!document) return null;
  return {
    base: document.base ?? null,
    size: document.size ?? NOTHING,
    extra: document.extra ?? NOTHING,
    sides: document.sides ?? NOTHING,
    ingredient: document.ingredient ?? NOTHING,
    ingredientAlias: document.ingredientAlias ?? NOTHING,
    pfand: document.pfand ?? NOTHING,
  };
}

function reportSuspiciousPrices(dish: DishDocument, parts: MenuParts): void {
  for (const deliveryType of DELIVERY_TYPES) {
    const { extra, sides, ingredient } = dish.prices[deliveryType] ?? NO_PRICES;
    for (const prices of [extra, sides, ingredient]) {
      if (!prices) continue;
      for (const bySize of Object.values(prices)) reportSuspicious(bySize, dish.name, parts.report);
    }
  }
}

const NO_PRICES: DishPricesDocument = {};
