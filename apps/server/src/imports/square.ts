import { categoryId, dishId, sizeId } from '@tischlein/domain';
import { type CategoryDocument, type DishDocument, EMPTY_MENU, type SizeDocument } from '@tischlein/domain/menu';
import { z } from 'zod';
import { classifyArticle, UNSTATED } from './article.ts';
import { type Imported, type Notebook, NOT_IN_ROWS, openNotebook } from './imported.ts';
import { noteArticle, tagArticle } from './note-article.ts';
import { createPlainDish } from './plain-dish.ts';
import { createSlugger } from './slug.ts';

const money = z.object({ amount: z.int().min(0), currency: z.string() });
const variation = z.looseObject({
  id: z.string(),
  itemVariationData: z.looseObject({
    name: z.string().default(''),
    description: z.string().optional(),
    priceMoney: money.optional(),
    pricingType: z.string().default('FIXED_PRICING'),
  }),
});
const entry = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('CATEGORY'), id: z.string(), categoryData: z.looseObject({ name: z.string() }) }),
  z.looseObject({
    type: z.literal('ITEM'),
    id: z.string(),
    itemData: z.looseObject({
      name: z.string(),
      description: z.string().default(''),
      categoryId: z.string().optional(),
      variations: z.array(variation).default([]),
    }),
  }),
  z.looseObject({
    type: z.literal('TAX'),
    id: z.string(),
    taxData: z.looseObject({ name: z.string(), percentage: z.string().default('') }),
  }),
]);

/** A Square catalogue: ITEM, ITEM_VARIATION, CATEGORY, TAX; amounts in minor units. Other types are noted. */
export const squareFile = z.looseObject({
  catalog: z.array(z.union([entry, z.looseObject({ type: z.string(), id: z.string().default('') })])),
});
export type SquareFile = z.infer<typeof squareFile>;

type Entry = z.infer<typeof entry>;
type Item = Extract<Entry, { type: 'ITEM' }>;
type Variation = Item['itemData']['variations'][number]['itemVariationData'];

const KNOWN_KINDS: ReadonlySet<string> = new Set(['CATEGORY', 'ITEM', 'TAX']);
const ITEM_FIELDS: ReadonlySet<string> = new Set([
  'name',
  'description',
  'categoryId',
  'variations',
  'taxIds',
  'productType',
  'presentAtAllLocations',
]);
const OTHER = 'Weitere';

interface NewItem {
  readonly slug: string;
  readonly sizeSlugs: (name: string) => string;
  readonly notebook: Notebook;
}

/** Reads a Square catalogue: an item is a dish; several variations are its sizes. */
export function readSquare(file: SquareFile): Imported {
  const notebook = openNotebook();
  const entries = file.catalog.flatMap((each) => {
    const known = entry.safeParse(each);
    if (!known.success)
      notebook.lost(
        'fieldWithoutPlace',
        each.id,
        KNOWN_KINDS.has(each.type) ? JSON.stringify(each).slice(0, 200) : each.type,
      );
    return known.success ? [known.data] : [];
  });
  for (const field of Object.keys(file)) if (field !== 'catalog') notebook.lost('fieldWithoutPlace', 'Datei', field);
  const names = new Map(
    entries.flatMap((each) => (each.type === 'CATEGORY' ? [[each.id, each.categoryData.name] as const] : [])),
  );
  const items = entries.filter((each) => each.type === 'ITEM');
  for (const tax of entries.filter((each) => each.type === 'TAX'))
    notebook.lost('taxIgnored', tax.taxData.name, `${tax.taxData.percentage} %`);
  return {
    format: 'square',
    config: {},
    menu: menuFrom(items, names, notebook),
    coupons: null,
    pictures: null,
    taken: 0,
    found: items.length,
    ...NOT_IN_ROWS,
    notes: notebook.notes,
  };
}

function menuFrom(
  items: readonly Item[],
  categoryNames: ReadonlyMap<string, string>,
  notebook: Notebook,
): Imported['menu'] {
  const [slugs, sizeSlugs] = [createSlugger(), createSlugger()];
  const categorySlugs = createSlugger();
  const categories = new Map(
    [...categoryNames].map(([id, name]) => [id, { id: categoryId(categorySlugs(name)), name, showTopDishes: false }]),
  );
  const other = { id: categoryId(categorySlugs(OTHER)), name: OTHER, showTopDishes: false };
  const read = items.map((item) => {
    const known = categories.get(item.itemData.categoryId ?? '');
    if (!known) notebook.assumed('categoryMissing', item.itemData.name, OTHER);
    noteItem(item, notebook);
    return readItem(item, known ?? other, { slug: slugs(item.itemData.name), sizeSlugs, notebook });
  });
  const isOtherUsed = read.some(({ dish }) => dish.category === other.id);
  return {
    ...EMPTY_MENU,
    sizes: read.flatMap(({ sizes }) => sizes),
    categories: [...categories.values(), ...(isOtherUsed ? [other] : [])],
    dishes: read.map(({ dish }) => dish),
  };
}

function readItem(
  item: Item,
  category: Pick<CategoryDocument, 'id' | 'name'>,
  { slug, sizeSlugs, notebook }: NewItem,
): { dish: DishDocument; sizes: SizeDocument[] } {
  const { name, description } = item.itemData;
  const variations = listVariations(item, (variationName) => sizeSlugs(`${slug} ${variationName}`));
  // One of several that has a price keeps its name: 'Klein'.
  const sizes = item.itemData.variations.length < 2 ? [] : variations;
  const names = sizes.map((size) => size.name);
  const article = classifyArticle({ ...UNSTATED, name, description, category: category.name, sizes: names });
  noteArticle(name, article, notebook);
  const dish = createPlainDish({ id: dishId(slug), category: category.id, name, isDrink: article.isDrink }, () => ({
    price: sizes.length > 0 ? null : (variations[0]?.price ?? null),
    sizes: new Map(sizes.map((size) => [size.id, size.price])),
  }));
  return {
    dish: {
      ...dish,
      ...(description ? { subtext: description } : {}),
      ...(article.isPrepacked ? { withdrawalAllowed: true } : {}),
      vatClass: article.vatClass,
      tags: tagArticle([], article),
    },
    sizes: sizes.map((size) => ({
      id: size.id,
      name: size.name,
      ...(size.description ? { description: size.description } : {}),
    })),
  };
}

const EURO = 'EUR';
const isFixed = ({ pricingType }: Variation): boolean => pricingType === 'FIXED_PRICING';

/** The variations with a fixed price in euro. */
const listVariations = (item: Item, toSizeSlug: (name: string) => string) =>
  item.itemData.variations.flatMap(({ itemVariationData: data }) => {
    const { name, description, priceMoney } = data;
    return priceMoney?.currency === EURO && isFixed(data)
      ? [{ id: sizeId(toSizeSlug(name)), name, description, price: priceMoney.amount }]
      : [];
  });

function noteItem(item: Item, notebook: Notebook): void {
  const { name, variations } = item.itemData;
  for (const [field, value] of Object.entries(item.itemData))
    if (!ITEM_FIELDS.has(field)) notebook.lost('fieldWithoutPlace', name, `${field}: ${JSON.stringify(value)}`);
  for (const { itemVariationData: data } of variations) {
    const { priceMoney } = data;
    const value = [data.name, priceMoney && `${priceMoney.amount / 100} ${priceMoney.currency}`]
      .filter(Boolean)
      .join(', ');
    if (!isFixed(data)) notebook.lost('priceNotFixed', name, value);
    else if (!priceMoney) notebook.lost('priceMissing', name, value);
    else if (priceMoney.currency !== EURO) notebook.lost('priceCurrency', name, value);
    else if (priceMoney.amount === 0) notebook.assumed('priceZero', name);
  }
  notebook.assumed('allergensUnknown', name);
}
