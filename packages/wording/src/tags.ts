import type { Tag } from '@tischlein/domain/menu';

const TAG_NAMES: Readonly<Record<Tag, string>> = {
  fish: 'Fisch',
  chicken: 'Hähnchen',
  pork: 'Schwein',
  beef: 'Rind',
  nut: 'Nüsse',
  vegetarian: 'Vegetarisch',
  vegan: 'Vegan',
  halal: 'Halal',
  lamb: 'Lamm',
  piquant: 'Scharf',
  alcohol16: 'Alkohol, ab 16 Jahren',
  alcohol18: 'Alkohol, ab 18 Jahren',
  cheese: 'Käse',
  rice: 'Reis',
  potato: 'Kartoffel',
  game: 'Wild',
  noodles: 'Nudeln',
  bread: 'Brot',
  // About the plate, because 'Low Carb' is a claim about nutrition (Art. 8 of Regulation (EC) No 1924/2006).
  'low-carb': 'Ohne Sättigungsbeilage',
  'not-piquant': 'Nicht scharf',
  'not-alcohol': 'Ohne Alkohol',
};

/** 'Vegetarisch', 'Scharf' (S1 §3). */
export function tagName(tag: Tag): string {
  return TAG_NAMES[tag];
}
