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

/** What guests may exclude: an allergen or additive, a group with the kinds of it that occur. */
export interface Avoidable {
  readonly declaration: Declaration;
  readonly kinds: readonly Declaration[];
}

/** Everything that guests may exclude where these are declared, in the order of the law; a group comes before its kinds. */
export function listAvoidables(declared: readonly Declaration[]): readonly Avoidable[] {
  const occurring = new Set(declared.flatMap(listKinds));
  const kinds = new Set(GROUPS.flatMap(([, of]) => of));
  return DECLARATIONS.filter((each) => !kinds.has(each)).flatMap((declaration) => {
    const own = listKinds(declaration).filter((kind) => kind !== declaration && occurring.has(kind));
    return own.length > 0 || occurring.has(declaration) ? [{ declaration, kinds: own }] : [];
  });
}
