/** Allergens of Deliverect by number, in words that the importer reads. */
const ALLERGENS: ReadonlyMap<number, string> = new Map([
  [100, 'Sellerie'],
  [101, 'Gluten'],
  [102, 'Krebstiere'],
  [103, 'Fisch'],
  [104, 'Eier'],
  [105, 'Lupinen'],
  [106, 'Milch'],
  [107, 'Weichtiere'],
  [108, 'Senf'],
  [109, 'Schalenfrüchte'],
  [110, 'Erdnüsse'],
  [111, 'Sesam'],
  [112, 'Soja'],
  [113, 'Sulfite'],
  [114, 'Mandeln'],
  [115, 'Gerste'],
  [116, 'Paranüsse'],
  [117, 'Cashewnüsse'],
  [118, 'Haselnüsse'],
  [119, 'Kamut'],
  [120, 'Macadamianüsse'],
  [121, 'Hafer'],
  [122, 'Pekannüsse'],
  [123, 'Pistazien'],
  [124, 'Roggen'],
]);
const FIRST_ALLERGEN = 100;
const TRAITS: ReadonlyMap<number, string> = new Map([
  [2, 'halal'],
  [4, 'vegan'],
  [5, 'vegetarisch'],
]);

/** A number that is not known makes the allergens of a dish unknown. */
export const listAllergens = (tags: readonly number[]): readonly string[] =>
  tags.filter((tag) => tag >= FIRST_ALLERGEN).map((tag) => ALLERGENS.get(tag) ?? `Deliverect-${tag}`);

export const listTraits = (tags: readonly number[]): readonly string[] => tags.flatMap((tag) => TRAITS.get(tag) ?? []);
