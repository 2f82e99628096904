import type { DishId, GroupId, IngredientId, SizeId } from '../ids.ts';
import type { GuestDishDocument, GuestMenuDocument } from './guest-menu-document.ts';
import type { DishReference, IngredientDocument, SizeDocument } from './menu-document.ts';
import type { DishInSize, ExtraGroup, Ingredient, Size } from './menu.ts';
import type { MenuProblem, Report } from './menu-problem.ts';
import { findDeclaredDishes } from './orderable.ts';
import { soldOutDishes } from './sold-out.ts';

/** The parts that dishes refer to, by id; `dishes` are documents, not dishes yet. */
export interface MenuParts {
  readonly sizes: ReadonlyMap<SizeId, Size>;
  readonly ingredients: ReadonlyMap<IngredientId, Ingredient>;
  readonly dishes: ReadonlyMap<DishId, GuestDishDocument>;
  readonly groups: ReadonlyMap<GroupId, ExtraGroup>;
  readonly soldOut: ReadonlySet<DishId>;
  readonly declared: ReadonlySet<DishId>;
  readonly report: Report;
}

/** Sizes, ingredients and the dishes whose category exists. */
export function readParts(document: GuestMenuDocument, report: Report): Omit<MenuParts, 'groups'> {
  const categories = new Set(document.categories.map((category) => category.id));
  const dishes = document.dishes.filter((dish) => {
    if (categories.has(dish.category)) return true;
    report({ code: 'categoryUnknown', where: dish.name, reference: dish.category });
    return false;
  });
  const ingredients = mapValues(firstOfEach(document.ingredients, report), readIngredient);
  const dishesById = firstOfEach(dishes, report);
  return {
    sizes: mapValues(firstOfEach(document.sizes, report), readSize),
    ingredients,
    dishes: dishesById,
    soldOut: soldOutDishes(dishesById, ingredients),
    declared: findDeclaredDishes(dishesById, ingredients),
    report,
  };
}

/** Indexes entries by id; reports duplicates and keeps the first. */
export function firstOfEach<Entry extends { readonly id: string; readonly name: string }>(
  entries: readonly Entry[],
  report: Report,
): Map<Entry['id'], Entry> {
  const byId = new Map<Entry['id'], Entry>();
  for (const entry of entries) {
    if (byId.has(entry.id)) report({ code: 'duplicateId', where: entry.name, reference: entry.id });
    else byId.set(entry.id, entry);
  }
  return byId;
}

/** Looks up ids; reports unknown ones and leaves them out. */
export function pickKnown<Id extends string, Value>(
  ids: readonly Id[],
  values: ReadonlyMap<Id, Value>,
  missing: (reference: Id) => void,
): Value[] {
  const resolved: Value[] = [];
  for (const id of ids) {
    const value = values.get(id);
    if (value === undefined) missing(id);
    else resolved.push(value);
  }
  return resolved;
}

/** Creates a function that reports one kind of problem of one entry. */
export const createReporter =
  (report: Report, code: MenuProblem['code'], where: string) =>
  (reference: string): void =>
    report({ code, where, reference });

/** Resolves a dish in a size; null, and reported, if either does not exist. */
export function readReference(
  reference: DishReference,
  parts: Omit<MenuParts, 'groups'>,
  where: string,
): DishInSize | null {
  const dish = parts.dishes.get(reference.dish);
  const size = reference.size ?? null;
  if (!dish) {
    parts.report({ code: 'dishUnknown', where, reference: reference.dish });
    return null;
  }
  if (size !== null && !(dish.sizes.includes(size) && parts.sizes.has(size))) {
    parts.report({ code: 'sizeUnknown', where, reference: size });
    return null;
  }
  return { dishId: dish.id, sizeId: size };
}

function readSize(document: SizeDocument): Size {
  const { contentAmount, contentUnit } = document;
  return {
    id: document.id,
    name: document.name,
    description: document.description ?? '',
    content: contentAmount !== undefined && contentUnit ? { amount: contentAmount, unit: contentUnit } : null,
  };
}

function readIngredient(document: IngredientDocument): Ingredient {
  return {
    id: document.id,
    name: document.name,
    declarations: document.declarations,
    nutrientInformation: document.nutrientInformation ?? null,
    dishInfo: document.dishInfo ?? '',
    soldOut: document.soldOut ?? false,
    tags: document.tags,
    vatClass: document.vatClass ?? null,
  };
}

function mapValues<Key, From, To>(values: ReadonlyMap<Key, From>, change: (value: From) => To): Map<Key, To> {
  return new Map([...values].map(([key, value]) => [key, change(value)]));
}
