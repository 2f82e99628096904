import {
  categoryId,
  type CategoryId,
  DAY_INDEXES,
  type DayIndex,
  groupId,
  itemId,
  sizeId,
  type SizeId,
  dishId,
  type Timetable,
  toCents,
  zoneId,
} from '@tischlein/domain';
import {
  ANY_SIZE,
  type Declaration,
  DELIVERY_TYPES,
  type DishDocument,
  type ExtraGroupDocument,
  type MenuDocument,
  type SizeDocument,
  type Tag,
} from '@tischlein/domain/menu';
import type { DeliveryZone } from '@tischlein/domain/shop';
import { type BistroCategory, type BistroFile, type BistroItem, type BistroWindow } from './bistro-file.ts';
import { readContent } from './content-in-name.ts';
import { DECLARATION_WORDS, MISSPELLED, TAG_WORDS } from './declaration-words.ts';
import { type Imported, type Notebook, openNotebook } from './imported.ts';
import { NO_MENU, plainDish } from './plain-dish.ts';
import { slugOf, uniqueSlugs } from './slug.ts';

const DAYS: Readonly<Record<BistroWindow['day'], DayIndex>> = {
  Sunday: 0,
  Monday: 1,
  Tuesday: 2,
  Wednesday: 3,
  Thursday: 4,
  Friday: 5,
  Saturday: 6,
};
const NUMBER = /^([A-Z]?\d+[a-zA-Z]?)\s+(.+)$/;
const toTimetable = (windows: readonly BistroWindow[]): Timetable =>
  windows.map(({ day, from, to }) => ({ dayIndex: DAYS[day], from, to }));
const inCents = (euros: number): number => Math.round(euros * 100);

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
  notebook.note('assumed', 'pricesForEveryOrderType', file.cafeData.menu.length + ' Kategorien');
  return {
    format: 'bistro',
    config: { deliveryZones: zonesOf(file, notebook), ...openingOf(file) },
    menu,
    coupons: null,
    notes: notebook.notes,
  };
}

interface Reading {
  readonly notebook: Notebook;
  readonly slugs: (name: string) => string;
  readonly sizes: Map<SizeId, SizeDocument>;
}

interface CategoryParts {
  readonly category: MenuDocument['categories'][number];
  readonly dishes: readonly DishDocument[];
  readonly groups: readonly ExtraGroupDocument[];
}

function readCategory(category: BistroCategory, reading: Reading): CategoryParts {
  const id = categoryId(slugOf(category.category));
  const timetable = category.availableAt.length > 0 ? { timetable: toTimetable(category.availableAt) } : {};
  const read = category.items.map((item) => ({ item, dish: readItem(item, category, id, reading) }));
  const group = supplementsOf(category, id, read, reading.notebook);
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

function readItem(
  item: BistroItem,
  category: BistroCategory,
  categoryOfItem: CategoryId,
  { notebook, slugs, sizes }: Reading,
): DishDocument {
  const numbered = NUMBER.exec(item.name);
  const inName = readContent(numbered?.[2] ?? item.name);
  const inDescription = readContent(item.description);
  const content = inName.size ? inName : inDescription;
  const size = content.size ? sizeId(`v-${slugOf(content.size)}`) : null;
  if (size && content.size && content.millilitres) {
    sizes.set(size, { id: size, name: content.size, contentAmount: content.millilitres, contentUnit: 'ml' });
    notebook.note('changed', 'contentInName', item.name, content.size);
  }
  if (numbered) notebook.note('changed', 'numberInName', item.name, numbered[1]);
  if (item.price === 0 && !item.onlyAsSupplement) notebook.note('assumed', 'priceZero', item.name);
  const price = inCents(item.price);
  const traits = [...category.traits, ...item.traits];
  const dish = plainDish({
    id: dishId(slugs(item.name)),
    category: categoryOfItem,
    name: inName.name,
    price: item.onlyAsSupplement ? null : price,
    sizes: new Map(size ? [[size, price]] : []),
    isDrink: traits.some((trait) => trait === 'drinks' || trait === 'Wein'),
  });
  return {
    ...dish,
    ...(numbered?.[1] ? { number: numbered[1] } : {}),
    ...(inDescription.name ? { subtext: inDescription.name } : {}),
    tags: tagsOf(item, traits, notebook),
    declarations: declarationsOf(item, notebook),
  };
}

function tagsOf(item: BistroItem, traits: readonly string[], notebook: Notebook): Tag[] {
  const tags = new Set<Tag>(item.spiciness > 0 ? ['piquant'] : []);
  if (item.spiciness > 0) notebook.note('changed', 'spicinessLevel', item.name, String(item.spiciness));
  for (const trait of traits) {
    const tag = TAG_WORDS[trait.toLowerCase()];
    if (tag) tags.add(tag);
  }
  // 'vegetarisch-NEG' takes back what the category says of all its dishes.
  for (const trait of traits.filter((each) => each.endsWith('-NEG'))) {
    const tag = TAG_WORDS[trait.slice(0, -4).toLowerCase()];
    if (tag) tags.delete(tag);
  }
  for (const trait of item.traits) {
    if (!TAG_WORDS[trait.replace(/-NEG$/, '').toLowerCase()]) notebook.note('lost', 'traitUnknown', item.name, trait);
  }
  if (tags.has('alcohol16')) notebook.note('assumed', 'ageAssumed', item.name, '16');
  return [...tags];
}

function declarationsOf(item: BistroItem, notebook: Notebook): Declaration[] | null {
  const written = [...(item.allergens ?? []), ...(item.additives ?? [])];
  // A menu that names additives only has not said a word about allergens.
  if (item.allergens === undefined) {
    notebook.note('assumed', 'allergensUnknown', item.name, written.join(', '));
    if (written.length === 0) return null;
  }
  const declared = new Set<Declaration>();
  for (const word of written) {
    const declaration = DECLARATION_WORDS[word.toLowerCase()];
    if (declaration) declared.add(declaration);
    else notebook.note('lost', 'declarationUnknown', item.name, word);
    if (MISSPELLED.has(word.toLowerCase())) notebook.note('changed', 'declarationMisspelled', item.name, word);
  }
  return [...declared];
}

function supplementsOf(
  category: BistroCategory,
  id: CategoryId,
  read: readonly { readonly item: BistroItem; readonly dish: DishDocument }[],
  notebook: Notebook,
): ExtraGroupDocument | null {
  if (category.supplementedBy.length === 0) return null;
  const items = category.supplementedBy.flatMap(({ reference }) => {
    const found = read.find(({ item }) => item.name === reference.item && category.category === reference.category);
    if (!found) notebook.note('lost', 'referenceUnknown', category.category, reference.item);
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
    id: groupId(`s-${id}`),
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

function codesOf(file: BistroFile, notebook: Notebook): MenuDocument['declarationCodes'] {
  const codes: Partial<Record<Declaration, string>> = {};
  for (const [word, code] of [...Object.entries(file.footNote.allergens), ...Object.entries(file.footNote.additives)]) {
    const declaration = DECLARATION_WORDS[word.toLowerCase()];
    if (declaration) codes[declaration] = code;
    else notebook.note('lost', 'declarationUnknown', 'Legende', `${code} ${word}`);
  }
  return codes;
}

/** Postcodes with the same minimum are one zone; the format knows no fee. */
function zonesOf(file: BistroFile, notebook: Notebook): DeliveryZone[] {
  const byMinimum = Map.groupBy(file.supportedZipCodes, (entry) => entry.minimalSum);
  return [...byMinimum]
    .toSorted(([left], [right]) => left - right)
    .map(([minimum, entries]) => {
      const name = [...new Set(entries.map((entry) => entry.place))].join(', ') || 'Liefergebiet';
      notebook.note('assumed', 'zoneFeeAssumed', name, `ab ${minimum} €`);
      return {
        id: zoneId(`ab-${minimum}`),
        name: `${name} ab ${minimum} €`,
        area: { kind: 'postcodes', postcodes: entries.map((entry) => String(entry.zip).padStart(5, '0')) },
        deliveryFee: toCents(0),
        minimumOrderValue: toCents(inCents(minimum)),
        freeAfter: null,
      };
    });
}

function openingOf(file: BistroFile): Pick<Imported['config'], 'opening'> | Record<string, never> {
  if (file.openAt.length === 0) return {};
  return {
    opening: {
      openingTimes: toTimetable(file.openAt),
      deliveryTimes: [],
      specialOpeningTimes: [],
      preparationMinutes: { delivery: 45, pickup: 20, dineIn: 15 },
      slotMinutes: 15,
      enablePreOrder: true,
      preOrderDays: 2,
      allowASAP: { delivery: true, pickup: true },
    },
  };
}

const FILE_FIELDS: ReadonlySet<string> = new Set([
  'openAt',
  'footNote',
  'cafeData',
  'supportedZipCodes',
  'normalizationData',
  'orderingEnabled',
]);
const CATEGORY_FIELDS: ReadonlySet<string> = new Set([
  'category',
  'description',
  'traits',
  'availableAt',
  'supplementedBy',
  'supplementPrompt',
  'items',
]);
const ITEM_FIELDS: ReadonlySet<string> = new Set([
  'name',
  'description',
  'price',
  'traits',
  'allergens',
  'additives',
  'spiciness',
  'onlyAsSupplement',
]);

function noteFieldsWithoutPlace(file: BistroFile, notebook: Notebook): void {
  const rest = (known: ReadonlySet<string>, holder: object, where: string): void => {
    for (const [field, value] of Object.entries(holder))
      if (!known.has(field)) notebook.note('lost', 'fieldWithoutPlace', where, `${field}: ${JSON.stringify(value)}`);
  };
  rest(FILE_FIELDS, file, 'Datei');
  rest(new Set(['allergens', 'additives']), file.footNote, 'Legende');
  for (const category of file.cafeData.menu) {
    rest(CATEGORY_FIELDS, category, category.category);
    for (const item of category.items) rest(ITEM_FIELDS, item, item.name);
  }
}
