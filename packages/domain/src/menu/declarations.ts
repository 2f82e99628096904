/** Allergens of Regulation (EU) 1169/2011, Annex II, with cereals and nuts listed one by one. */
export const ALLERGENS = [
  'wheat',
  'rye',
  'barley',
  'oats',
  'spelt',
  'khorasan',
  'crustaceans',
  'egg',
  'fish',
  'peanut',
  'soy',
  'milk',
  'almond',
  'hazelnut',
  'walnut',
  'cashew',
  'pecan',
  'brazilNut',
  'pistachio',
  'macadamia',
  'celery',
  'mustard',
  'sesame',
  'sulphite',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** Additives that a German menu has to declare (LMZDV). */
export const ADDITIVES = [
  'colour',
  'preservative',
  'nitriteCuringSalt',
  'antioxidant',
  'flavourEnhancer',
  'sulphurised',
  'blackened',
  'waxed',
  'phosphate',
  'milkProtein',
  'sweetener',
  'phenylalanine',
  'caffeine',
  'quinine',
  'taurine',
  'tartrazine',
  'imitationCrab',
] as const;
export type Additive = (typeof ADDITIVES)[number];

export type Declaration = Allergen | Additive;
export const DECLARATIONS: readonly Declaration[] = [...ALLERGENS, ...ADDITIVES];

/** null: not declared yet; empty: checked, contains none. The two must be shown differently. */
export type Declarations = readonly Declaration[] | null;
