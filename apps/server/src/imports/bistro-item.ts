import { categoryId, dishId, type SizeId, sizeId } from '@tischlein/domain';
import type { Declaration, DishDocument, SizeDocument, Tag } from '@tischlein/domain/menu';
import type { BistroCategory, BistroItem } from './bistro-file.ts';
import { eurosToCents } from './bistro-values.ts';
import { readContent } from './content-in-name.ts';
import { DECLARATION_WORDS, MISSPELLED, TAG_WORDS } from './declaration-words.ts';
import type { Notebook } from './imported.ts';
import { createPlainDish } from './plain-dish.ts';
import { toSlug } from './slug.ts';

/** State shared while a bistro file is read. */
export interface ReadingContext {
  readonly notebook: Notebook;
  readonly slugs: (name: string) => string;
  readonly sizes: Map<SizeId, SizeDocument>;
}

const NUMBER = /^([A-Z]?\d+[a-zA-Z]?)\s+(.+)$/;

/** Reads a dish: number and content are taken from its name, words become tags and declarations. */
export function readItem(
  item: BistroItem,
  category: BistroCategory,
  { notebook, slugs, sizes }: ReadingContext,
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
  const dish = createPlainDish({
    id: dishId(slugs(item.name)),
    category: categoryId(toSlug(category.category)),
    name: inName.name,
    price: item.onlyAsSupplement ? null : price,
    sizes: new Map(size ? [[size, price]] : []),
    isDrink: traits.some((trait) => trait === 'drinks' || trait === 'Wein'),
  });
  return {
    ...dish,
    ...(numbered?.[1] ? { number: numbered[1] } : {}),
    ...(inDescription.name ? { subtext: inDescription.name } : {}),
    tags: readTags(item, traits, notebook),
    declarations: readDeclarations(item, notebook),
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
  if (tags.has('alcohol16')) notebook.assumed('ageAssumed', item.name, '16');
  return [...tags];
}

function readDeclarations(item: BistroItem, notebook: Notebook): Declaration[] | null {
  const written = [...(item.allergens ?? []), ...(item.additives ?? [])];
  // A dish with additives only makes no statement about allergens.
  if (item.allergens === undefined) {
    notebook.assumed('allergensUnknown', item.name, written.join(', '));
    if (written.length === 0) return null;
  }
  const declared = new Set<Declaration>();
  for (const word of written) {
    const declaration = DECLARATION_WORDS[word.toLowerCase()];
    if (declaration) declared.add(declaration);
    else notebook.lost('declarationUnknown', item.name, word);
    if (MISSPELLED.has(word.toLowerCase())) notebook.changed('declarationMisspelled', item.name, word);
  }
  return [...declared];
}
