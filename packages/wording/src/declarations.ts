import type { Additive, Allergen, Declaration } from '@tischlein/domain/menu';

// Cereals and nuts are listed one by one, as annex II of Regulation (EU) 1169/2011 requires.
const ALLERGEN_NAMES: Readonly<Record<Allergen, string>> = {
  gluten: 'Gluten (Art nicht angegeben)',
  wheat: 'Gluten (Weizen)',
  rye: 'Gluten (Roggen)',
  barley: 'Gluten (Gerste)',
  oats: 'Gluten (Hafer)',
  spelt: 'Gluten (Dinkel)',
  khorasan: 'Gluten (Khorasan-Weizen)',
  crustaceans: 'Krebstiere',
  egg: 'Ei',
  fish: 'Fisch',
  peanut: 'Erdnuss',
  soy: 'Soja',
  milk: 'Milch',
  nuts: 'Schalenfrüchte (Art nicht angegeben)',
  almond: 'Mandel',
  hazelnut: 'Haselnuss',
  walnut: 'Walnuss',
  cashew: 'Cashewnuss',
  pecan: 'Pekannuss',
  brazilNut: 'Paranuss',
  pistachio: 'Pistazie',
  macadamia: 'Macadamianuss',
  celery: 'Sellerie',
  mustard: 'Senf',
  sesame: 'Sesam',
  sulphite: 'Schwefeldioxid und Sulfite',
  lupin: 'Lupine',
  molluscs: 'Weichtiere',
};

const ADDITIVE_NAMES: Readonly<Record<Additive, string>> = {
  colour: 'mit Farbstoff',
  preservative: 'mit Konservierungsstoff',
  nitriteCuringSalt: 'mit Nitritpökelsalz',
  nitrate: 'mit Nitrat',
  antioxidant: 'mit Antioxidationsmittel',
  flavourEnhancer: 'mit Geschmacksverstärker',
  sulphurised: 'geschwefelt',
  blackened: 'geschwärzt',
  waxed: 'gewachst',
  phosphate: 'mit Phosphat',
  milkProtein: 'mit Milcheiweiß',
  sweetener: 'mit Süßungsmittel(n)',
  phenylalanine: 'enthält eine Phenylalaninquelle',
  laxative: 'kann bei übermäßigem Verzehr abführend wirken',
  caffeine: 'koffeinhaltig',
  quinine: 'chininhaltig',
  taurine: 'mit Taurin',
  tartrazine: 'Tartrazin: kann Aktivität und Aufmerksamkeit bei Kindern beeinträchtigen',
  imitationCrab: 'mit Krebsfleischimitat',
};

const NAMES: Readonly<Record<Declaration, string>> = { ...ALLERGEN_NAMES, ...ADDITIVE_NAMES };

/** 'Milch', 'Gluten (Weizen)', 'mit Farbstoff'. */
export function declarationName(declaration: Declaration): string {
  return NAMES[declaration];
}

/** 'Ohne Milch', 'Ohne Farbstoff', 'Ohne Gluten': the filter that hides 'Mit Milch' (S1 §5). */
export function withoutDeclaration(declaration: Declaration): string {
  const noun = NOUNS[declaration] ?? declarationName(declaration).replace(/^mit | \(Art.*/g, '');
  return `Ohne ${noun}`;
}

/** Nouns for declarations whose name is not one. */
const NOUNS: Readonly<Partial<Record<Declaration, string>>> = {
  sulphurised: 'Schwefelung',
  blackened: 'Schwärzung',
  waxed: 'Wachs',
  sweetener: 'Süßungsmittel',
  phenylalanine: 'Phenylalaninquelle',
  laxative: 'abführende Süßungsmittel',
  caffeine: 'Koffein',
  quinine: 'Chinin',
  tartrazine: 'Tartrazin',
};

/** Dish info: the allergens of several ingredients add up (S1 §2 Dish info). */
export const TRACE_WARNING =
  'Trotz aller Sorgfalt können Spuren anderer Allergene enthalten sein, darunter Gluten, Milch, Ei, Sellerie, Erdnuss und Nüsse.';

/** Dish info: only one main ingredient has nutrient information (S1 §2 Dish info). */
export const PACKAGING_WARNING = 'Die Angaben stammen vom Hersteller. Bitte prüfe auch die Verpackung des Produkts.';
