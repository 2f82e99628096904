import { categoryId, dishId, type SizeId, sizeId } from '@tischlein/domain';
import type { DishDocument, SizeDocument, Tag } from '@tischlein/domain/menu';
import type { BistroCategory, BistroItem } from './bistro-file.ts';
import { eurosToCents } from './bistro-values.ts';
import { classifyArticle, UNSTATED } from './article.ts';
import type { Notebook } from './imported.ts';
import { NO_LEGEND } from './legend-codes.ts';
import { noteArticle, tagArticle } from './note-article.ts';
import { noteDeclarations } from './note-declarations.ts';
import { createPlainDish } from './plain-dish.ts';
import { toSlug } from './slug.ts';
import { TAG_WORDS } from './trait-words.ts';

/** State shared while a bistro file is read. */
export interface ReadingContext {
  readonly notebook: Notebook;
  readonly slugs: (name: string) => string;
  readonly sizes: Map<SizeId, SizeDocument>;
  /** Slug of the category. */
  readonly category: string;
}

const NUMBER = /^([A-Z]?\d+[a-zA-Z]?)\s+(.+)$/;

/** Reads a dish: number and content are taken from its name, words become tags and declarations. */
export function readItem(
  item: BistroItem,
  category: BistroCategory,
  { notebook, slugs, sizes, category: slug }: ReadingContext,
): DishDocument {
  const numbered = NUMBER.exec(item.name);
  const inName = readContent(numbered?.[2] ?? item.name);
  const inDescription = readContent(item.description);
  const content = inName.size ? inName : inDescription;
  const size = content.size ? sizeId(`v-${toSlug(content.size)}`) : null;
  if (size && content.size && content.millilitres) {
    sizes.set(size, { id: size, name: content.size, contentAmount: content.millilitres, contentUnit: 'ml' });
    notebook.changed('contentInName', item.name, content.size);
  }
  if (numbered) notebook.changed('numberInName', item.name, numbered[1]);
  if (item.price === 0 && !item.onlyAsSupplement) notebook.assumed('priceZero', item.name);
  const price = eurosToCents(item.price);
  const traits = [...category.traits, ...item.traits];
  const isDrink = traits.some((trait) => trait === 'drinks' || trait === 'Wein');
  const article = classifyArticle({ ...UNSTATED, name: item.name, category: category.category, isDrink });
  noteArticle(item.name, article, notebook);
  const prices = { price: item.onlyAsSupplement ? null : price, sizes: new Map(size ? [[size, price]] : []) };
  const names = { id: dishId(slugs(item.name)), category: categoryId(slug), name: inName.name, isDrink };
  const dish = createPlainDish(names, () => prices);
  return {
    ...dish,
    ...(numbered?.[1] ? { number: numbered[1] } : {}),
    ...(inDescription.name ? { subtext: inDescription.name } : {}),
    ...(article.isPrepacked ? { withdrawalAllowed: true } : {}),
    tags: tagArticle(readTags(item, traits, notebook), article),
    ...readDeclarations(item, notebook),
  };
}

function readTags(item: BistroItem, traits: readonly string[], notebook: Notebook): Tag[] {
  const tags = new Set<Tag>(item.spiciness > 0 ? ['piquant'] : []);
  if (item.spiciness > 0) notebook.changed('spicinessLevel', item.name, String(item.spiciness));
  for (const trait of traits) {
    const tag = TAG_WORDS[trait.toLowerCase()];
    if (tag) tags.add(tag);
  }
  // 'vegetarisch-NEG' removes a tag that the category gives to all its dishes.
  for (const trait of traits.filter((each) => each.endsWith('-NEG'))) {
    const tag = TAG_WORDS[trait.slice(0, -4).toLowerCase()];
    if (tag) tags.delete(tag);
  }
  for (const trait of item.traits) {
    if (!TAG_WORDS[trait.replace(/-NEG$/, '').toLowerCase()]) notebook.lost('traitUnknown', item.name, trait);
  }
  return [...tags];
}

const readDeclarations = (item: BistroItem, notebook: Notebook): ReturnType<typeof noteDeclarations> =>
  noteDeclarations(
    item.name,
    {
      allergens: item.allergens ? toStatement(item.allergens) : null,
      additives: (item.additives ?? []).join('\n'),
      both: null,
    },
    { legend: NO_LEGEND, notebook },
  );

/** An empty list says that there are none. */
const toStatement = (allergens: readonly string[]): string => allergens.join('\n') || 'keine';

/** Content found in a name: 'Chianti (Fl. 0,75l) (1l - 12€)' → 'Chianti', '0,75 l', 750. */
interface NameWithContent {
  readonly name: string;
  readonly size: string | null;
  readonly millilitres: number | null;
}

const AMOUNT = /\((?:Fl\.\s*)?(\d+(?:[.,]\d+)?)\s*(ml|cl|l)\)/i;
const BASE_PRICE = /\((?:1\s*l\s*-|Grundpreis)[^)]*\)/i;
const MILLILITRES: Readonly<Record<string, number>> = { ml: 1, cl: 10, l: 1000 };

/** Extracts the content from a name or description and drops a handwritten base price. */
function readContent(text: string): NameWithContent {
  const match = AMOUNT.exec(text);
  const name = text.replace(AMOUNT, '').replace(BASE_PRICE, '').replaceAll(/\s+/g, ' ').trim();
  if (!match) return { name, size: null, millilitres: null };
  const amount = (match[1] ?? '').replace('.', ',');
  const unit = (match[2] ?? 'l').toLowerCase();
  return {
    name,
    size: `${amount} ${unit}`,
    millilitres: Math.round(Number(amount.replace(',', '.')) * (MILLILITRES[unit] ?? 1)),
  };
}
