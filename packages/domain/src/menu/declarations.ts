/**
 * Allergens of Regulation (EU) 1169/2011, Annex II, with cereals and nuts listed one by one. `gluten` and `nuts`: the menu
 * does not state the kind.
 */
export const ALLERGENS = [
  'gluten',
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
  'nuts',
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
  'nitrate',
  'antioxidant',
  'flavourEnhancer',
  'sulphurised',
  'blackened',
  'waxed',
  'phosphate',
  'milkProtein',
  'sweetener',
  'phenylalanine',
  'laxative',
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

const GROUPS: readonly (readonly [group: Declaration, kinds: readonly Declaration[]])[] = [
  ['gluten', ['wheat', 'rye', 'barley', 'oats', 'spelt', 'khorasan']],
  ['nuts', ['almond', 'hazelnut', 'walnut', 'cashew', 'pecan', 'brazilNut', 'pistachio', 'macadamia']],
];

/** The declaration and its kinds: 'nuts' may be any nut. */
export function listKinds(declaration: Declaration): readonly Declaration[] {
  return [declaration, ...(GROUPS.find(([group]) => group === declaration)?.[1] ?? [])];
}

/** What has to be absent for a guest who avoids `declaration`: a group counts as each of its kinds (S3 L5). */
export function listAvoided(declaration: Declaration): readonly Declaration[] {
  const groups = GROUPS.filter(([, kinds]) => kinds.includes(declaration)).map(([group]) => group);
  return [...listKinds(declaration), ...groups];
}
