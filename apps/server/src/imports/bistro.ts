import { categoryId, groupId, itemId, type SizeId, toCents } from '@tischlein/domain';
import {
  ANY_SIZE,
  DELIVERY_TYPES,
  type DishDocument,
  type ExtraGroupDocument,
  type MenuDocument,
  type SizeDocument,
} from '@tischlein/domain/menu';
import type { BistroCategory, BistroFile, BistroItem } from './bistro-file.ts';
import { readItem, type Reading } from './bistro-item.ts';
import { codesOf, noteFieldsWithoutPlace, openingOf, zonesOf } from './bistro-shop.ts';
import { toTimetable } from './bistro-values.ts';
import { type Imported, type Notebook, openNotebook } from './imported.ts';
import { NO_MENU } from './plain-dish.ts';
import { slugOf, uniqueSlugs } from './slug.ts';

/** Reads the bistro format: every dish, and a note for everything that has no exact counterpart. */
export function readBistro(file: BistroFile): Imported {
  const notebook = openNotebook();
  const slugs = uniqueSlugs();
  const sizes = new Map<SizeId, SizeDocument>();
  const parts = file.cafeData.menu.map((category) => readCategory(category, { notebook, slugs, sizes }));
  noteFieldsWithoutPlace(file, notebook);
  const menu: MenuDocument = {
    ...NO_MENU,
    sizes: [...sizes.values()],
    extraGroups: parts.flatMap((part) => part.groups),
    categories: parts.map((part) => part.category),
    dishes: parts.flatMap((part) => part.dishes),
    declarationCodes: codesOf(file, notebook),
  };
  notebook.assumed('pricesForEveryOrderType', file.cafeData.menu.length + ' Kategorien');
  return {
    format: 'bistro',
    config: { deliveryZones: zonesOf(file, notebook), ...openingOf(file) },
    menu,
    coupons: null,
    notes: notebook.notes,
  };
}

interface CategoryParts {
  readonly category: MenuDocument['categories'][number];
  readonly dishes: readonly DishDocument[];
  readonly groups: readonly ExtraGroupDocument[];
}

function readCategory(category: BistroCategory, reading: Reading): CategoryParts {
  const id = categoryId(slugOf(category.category));
  const timetable = category.availableAt.length > 0 ? { timetable: toTimetable(category.availableAt) } : {};
  const read = category.items.map((item) => ({ item, dish: readItem(item, category, reading) }));
  const group = supplementsOf(category, read, reading.notebook);
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

type ReadItem = { readonly item: BistroItem; readonly dish: DishDocument };

function supplementsOf(
  category: BistroCategory,
  read: readonly ReadItem[],
  notebook: Notebook,
): ExtraGroupDocument | null {
  if (category.supplementedBy.length === 0) return null;
  const items = category.supplementedBy.flatMap(({ reference }) => {
    const found = read.find(({ item }) => item.name === reference.item && category.category === reference.category);
    if (!found) notebook.lost('referenceUnknown', category.category, reference.item);
    return found
      ? [
          {
            id: itemId(`s-${found.dish.id}`),
            dish: found.dish.id,
            prices: Object.fromEntries(DELIVERY_TYPES.map((type) => [type, { [ANY_SIZE]: toCents(0) }])),
          },
        ]
      : [];
  });
  return {
    id: groupId(`s-${slugOf(category.category)}`),
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
