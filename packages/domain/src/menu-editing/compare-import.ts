import { DELIVERY_TYPES, type DeliveryType } from '../delivery-type.ts';
import type { DishId, SizeId } from '../ids.ts';
import type { Cents } from '../money.ts';
import type { DishDocument, MenuDocument } from '../menu/index.ts';
import { isSame } from '../unknown-value.ts';
import { type AlignedImport, alignImport } from './align-import.ts';
import { removeDishes } from './remove-items.ts';

/** Fields of a dish that an import can change; extras, pictures and times stay as they are. */
const IMPORT_FIELDS = ['number', 'subtext', 'category', 'tags', 'declarations', 'deposit', 'prepacked'] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number] | 'sizes' | 'price';

/** A new dish, or a field of a dish that the source says differently. */
export interface ImportChange {
  readonly key: string;
  /** null: the dish is new. */
  readonly field: ImportField | null;
  /** Of a price; null: the dish has no sizes. */
  readonly size: SizeId | null;
  /** null: the dish is new. */
  readonly before: DishDocument | null;
  readonly after: DishDocument;
  /** A declaration of today, or the sizes, would be gone: it is never taken over unasked (S3 L2). */
  readonly isLoss: boolean;
}

export interface ImportComparison {
  readonly changes: readonly ImportChange[];
  /** Dishes of the present menu that the source does not have. */
  readonly missing: readonly DishDocument[];
  /** Dishes that are the same in both. */
  readonly same: number;
  readonly aligned: AlignedImport;
}

/** Compares the present menu with an imported one, dish by dish. What the source does not say is no change. */
export function compareImport(current: MenuDocument, imported: MenuDocument, isOwn: boolean): ImportComparison {
  const aligned = alignImport(current, imported, isOwn);
  const before = new Map(current.dishes.map((dish) => [dish.id, dish]));
  const declares = imported.dishes.some(({ declarations, partialDeclarations }) => declarations ?? partialDeclarations);
  const compared = aligned.menu.dishes.map((after) => compareDish(before.get(after.id) ?? null, after, declares));
  return {
    changes: compared.flat(),
    missing: current.dishes.filter(({ id }) => !aligned.known.has(id)),
    same: compared.filter((changes) => changes.length === 0).length,
    aligned,
  };
}

function compareDish(before: DishDocument | null, after: DishDocument, declares: boolean): readonly ImportChange[] {
  if (!before) return [{ key: after.id, field: null, size: null, before, after, isLoss: false }];
  const change = (field: ImportField, size: SizeId | null = null): ImportChange => ({
    key: [after.id, field, ...(size ? [size] : [])].join(' '),
    field,
    size,
    before,
    after,
    isLoss:
      (field === 'declarations' && losesDeclaration(before, after)) || (field === 'sizes' && after.sizes.length === 0),
  });
  const fields = IMPORT_FIELDS.filter((field) =>
    field === 'declarations' ? declares && saysOtherDeclarations(before, after) : says(after[field], before[field]),
  );
  return [...fields.map((field) => change(field)), ...comparePrices(before, after, change)];
}

function says(after: unknown, before: unknown): boolean {
  const isEmpty = after === undefined || after === '' || (Array.isArray(after) && after.length === 0);
  return !isEmpty && !isSame(after, before);
}

function saysOtherDeclarations(before: DishDocument, after: DishDocument): boolean {
  if (after.declarations) return !isSame(toSorted(after.declarations), toSorted(before.declarations ?? null));
  return before.declarations !== null || says(after.partialDeclarations, before.partialDeclarations);
}

const toSorted = (list: readonly string[] | null): readonly string[] | null => list?.toSorted() ?? null;

const losesDeclaration = ({ declarations: old }: DishDocument, { declarations: now }: DishDocument): boolean =>
  old !== null && (now === null || old.some((declaration) => !now.includes(declaration)));

function comparePrices(
  before: DishDocument,
  after: DishDocument,
  change: (field: ImportField, size?: SizeId | null) => ImportChange,
): readonly ImportChange[] {
  if ((before.sizes.length === 0) !== (after.sizes.length === 0)) return [change('sizes')];
  const sizes = after.sizes.length === 0 ? [null] : after.sizes;
  return sizes.filter((size) => listPriceTypes(before, after, size).length > 0).map((size) => change('price', size));
}

/** The price of a dish in a size for an order type; undefined: none. */
export const readImportPrice = (
  { prices }: DishDocument,
  size: SizeId | null,
  type: DeliveryType,
): Cents | null | undefined => (size === null ? prices[type]?.base : prices[type]?.size?.[size]);

/**
 * The order types whose price changes. A source with one price for all of them changes those that cost the same today as the
 * first; a price of its own, say for pickup, stays.
 */
function listPriceTypes(before: DishDocument, after: DishDocument, size: SizeId | null): readonly DeliveryType[] {
  const offered = DELIVERY_TYPES.filter(
    (type) => before.prices[type] && readImportPrice(after, size, type) !== undefined,
  );
  const isUniform = new Set(offered.map((type) => readImportPrice(after, size, type))).size <= 1;
  const [first] = offered;
  const own = first && readImportPrice(before, size, first);
  const types = isUniform ? offered.filter((type) => readImportPrice(before, size, type) === own) : offered;
  return types.filter((type) => readImportPrice(before, size, type) !== readImportPrice(after, size, type));
}

/** What the merchant wants of an import. */
export interface ImportChoice {
  /** Keys of changes. */
  readonly taken: ReadonlySet<string>;
  /** Missing dishes that are sold out or deleted; the others are kept. */
  readonly missing: ReadonlyMap<DishId, 'soldOut' | 'remove'>;
}

/** The present menu with the chosen changes. Combos, offers, daily dishes and pictures stay as they are. */
export function takeImport(
  current: MenuDocument,
  { changes, aligned }: Pick<ImportComparison, 'changes' | 'aligned'>,
  { taken, missing }: ImportChoice,
): MenuDocument {
  const chosen = changes.filter(({ key }) => taken.has(key));
  const byDish = Map.groupBy(chosen, ({ after }) => after.id);
  const added = chosen.flatMap(({ field, after }) => (field === null ? [after] : []));
  const dishes = current.dishes.map((dish) => {
    const changed = (byDish.get(dish.id) ?? []).reduce(applyChange, dish);
    return missing.get(dish.id) === 'soldOut' ? { ...changed, soldOut: true } : changed;
  });
  const menu = addParts({ ...current, dishes: [...dishes, ...added] }, aligned.menu);
  const removed = new Set([...missing].filter(([, choice]) => choice === 'remove').map(([id]) => id));
  return removed.size > 0 ? removeDishes(menu, removed) : menu;
}

function applyChange(dish: DishDocument, { field, size, after }: ImportChange): DishDocument {
  if (field === 'price') return applyPrice(dish, after, size);
  if (field === 'sizes') return replaceSizes(dish, after);
  if (field === 'declarations') {
    const { partialDeclarations: _, ...rest } = dish;
    const { declarations, partialDeclarations } = after;
    return { ...rest, declarations, ...(partialDeclarations && { partialDeclarations }) };
  }
  if (field === 'deposit')
    return {
      ...dish,
      ...(after.deposit !== undefined && { deposit: after.deposit }),
      ...(after.depositKind && { depositKind: after.depositKind }),
    };
  return field === null ? dish : { ...dish, [field]: after[field] };
}

function applyPrice(dish: DishDocument, after: DishDocument, size: SizeId | null): DishDocument {
  const types = listPriceTypes(dish, after, size);
  const prices = Object.fromEntries(
    DELIVERY_TYPES.flatMap((type) => {
      const old = dish.prices[type];
      if (!old) return [];
      const price = readImportPrice(after, size, type);
      if (price === undefined || !types.includes(type)) return [[type, old]];
      return [[type, size === null ? { ...old, base: price } : { ...old, size: { ...old.size, [size]: price } }]];
    }),
  );
  const sizes = size === null || dish.sizes.includes(size) ? dish.sizes : [...dish.sizes, size];
  return { ...dish, sizes, prices };
}

/** A dish gets sizes, or loses them; its extras keep their prices. */
function replaceSizes(dish: DishDocument, { sizes, prices }: DishDocument): DishDocument {
  const replaced = DELIVERY_TYPES.flatMap((type) => {
    const [old, next] = [dish.prices[type], prices[type]];
    if (!old || !next) return old ? [[type, old] as const] : [];
    const { base: _, size: __, ...rest } = old;
    return [
      [
        type,
        { ...rest, ...(next.base !== undefined && { base: next.base }), ...(next.size && { size: next.size }) },
      ] as const,
    ];
  });
  return { ...dish, sizes, prices: Object.fromEntries(replaced) };
}

/** Adds the categories, sizes, groups and ingredients that the dishes of a menu name and it does not have. */
function addParts(menu: MenuDocument, source: MenuDocument): MenuDocument {
  const groups = new Set(menu.dishes.flatMap((dish) => [...dish.extraIngredientGroups, ...dish.sideDishGroups]));
  const extraGroups = addNamed(menu.extraGroups, source.extraGroups, groups);
  const ingredients = new Set([
    ...menu.dishes.flatMap((dish) => [...dish.primaryIngredients, ...dish.secondaryIngredients]),
    ...extraGroups.flatMap(({ items }) => items.flatMap((item) => ('ingredient' in item ? [item.ingredient] : []))),
  ]);
  const hasCodes = Object.keys(menu.declarationCodes).length > 0;
  return {
    ...menu,
    extraGroups,
    categories: addNamed(menu.categories, source.categories, new Set(menu.dishes.map(({ category }) => category))),
    sizes: addNamed(menu.sizes, source.sizes, new Set(menu.dishes.flatMap(({ sizes }) => sizes))),
    ingredients: addNamed(menu.ingredients, source.ingredients, ingredients),
    declarationCodes: hasCodes ? menu.declarationCodes : source.declarationCodes,
  };
}

function addNamed<Item extends { readonly id: string }>(
  present: readonly Item[],
  source: readonly Item[],
  named: ReadonlySet<string>,
): readonly Item[] {
  const known = new Set(present.map(({ id }) => id));
  const added = source.filter(({ id }) => named.has(id) && !known.has(id));
  return added.length > 0 ? [...present, ...added] : present;
}
