/** The allergens of EU 1169/2011 annex II, cereals and nuts named one by one. */
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

/** The additives that a German menu has to name (LMZDV). */
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

/** null: not declared yet. An empty list: checked, there is none (law: the difference must be shown). */
export type Declarations = readonly Declaration[] | null;
