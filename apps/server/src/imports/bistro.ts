import { categoryId, groupId, itemId, type SizeId, toCents } from '@tischlein/domain';
import {
  ANY_SIZE,
  type ByDeliveryType,
  DELIVERY_TYPES,
  type DishDocument,
  EMPTY_MENU,
  type ExtraGroupDocument,
  type MenuDocument,
  type PriceBySize,
  type SizeDocument,
} from '@tischlein/domain/menu';
import type { BistroCategory, BistroFile, BistroItem } from './bistro-file.ts';
import { readItem, type ReadingContext } from './bistro-item.ts';
import { noteUnknownFields, noteZones, readCodes, readOpening } from './bistro-shop.ts';
import { eurosToCents, toTimetable } from './bistro-values.ts';
import { type Imported, NOT_IN_ROWS, openNotebook } from './imported.ts';
import { createSlugger } from './slug.ts';

/** Reads the bistro format: every dish, with a note for everything that has no exact counterpart. */
export function readBistro(file: BistroFile): Imported {
  const notebook = openNotebook();
  const slugs = createSlugger();
  const sizes = new Map<SizeId, SizeDocument>();
  const categorySlugs = createSlugger();
  const parts = file.cafeData.menu.map((category) =>
    readCategory(category, { notebook, slugs, sizes, category: categorySlugs(category.category) }),
  );
  noteUnknownFields(file, notebook);
  noteZones(file, notebook);
  const menu: MenuDocument = {
    ...EMPTY_MENU,
    sizes: [...sizes.values()],
    extraGroups: parts.flatMap((part) => part.groups),
    categories: parts.map((part) => part.category),
    dishes: parts.flatMap((part) => part.dishes),
    declarationCodes: readCodes(file, notebook),
  };
  notebook.assumed('pricesForEveryOrderType', file.cafeData.menu.length + ' Kategorien');
  return {
    format: 'bistro',
    config: readOpening(file),
    menu,
    coupons: null,
    pictures: null,
    taken: 0,
    found: menu.dishes.length,
    ...NOT_IN_ROWS,
    notes: notebook.notes,
  };
}

interface CategoryParts {
  readonly category: MenuDocument['categories'][number];
  readonly dishes: readonly DishDocument[];
  readonly groups: readonly ExtraGroupDocument[];
}

function readCategory(category: BistroCategory, reading: ReadingContext): CategoryParts {
  const id = categoryId(reading.category);
  const timetable = category.availableAt.length > 0 ? { timetable: toTimetable(category.availableAt) } : {};
  const read = category.items.map((item) => ({ item, dish: readItem(item, category, reading) }));
  const group = readSupplements(category, read, reading);
  const dishes = read.map(({ item, dish }) => ({
    ...dish,
    ...timetable,
    ...(group && !item.onlyAsSupplement ? { sideDishGroups: [group.id] } : {}),
  }));
  return {
    category: {
      id,
      name: category.category,
      ...(category.description ? { subtitle: category.description } : {}),
      showTopDishes: false,
      ...timetable,
    },
    dishes,
    groups: group ? [group] : [],
  };
}

const toSupplementPrices = ({ price }: BistroItem): Partial<ByDeliveryType<PriceBySize>> =>
  Object.fromEntries(DELIVERY_TYPES.map((type) => [type, { [ANY_SIZE]: toCents(eurosToCents(price)) }]));

type ReadItem = { readonly item: BistroItem; readonly dish: DishDocument };

function readSupplements(
  category: BistroCategory,
  read: readonly ReadItem[],
  { notebook, category: slug }: ReadingContext,
): ExtraGroupDocument | null {
  if (category.supplementedBy.length === 0) return null;
  const items = category.supplementedBy.flatMap(({ reference }) => {
    const match = read.find(({ item }) => item.name === reference.item && category.category === reference.category);
    if (!match) notebook.lost('referenceUnknown', category.category, reference.item);
    // What a dish of the menu costs as a supplement is not stated.
    else if (!match.item.onlyAsSupplement) notebook.lost('priceMissing', category.category, reference.item);
    return match?.item.onlyAsSupplement
      ? [
          {
            id: itemId(`s-${match.dish.id}`),
            dish: match.dish.id,
            prices: toSupplementPrices(match.item),
          },
        ]
      : [];
  });
  return {
    id: groupId(`s-${slug}`),
    name: category.supplementPrompt,
    groupType: 'dish',
    min: 1,
    limit: 1,
    maxAmount: 1,
    forceGroup: true,
    allowDifferentDishes: true,
    items,
  };
}
