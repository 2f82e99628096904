/** What an import did with a value that did not fit. */
export const IMPORT_NOTE_CODES = [
  'rowUnreadable',
  'rowRepeated',
  'optionMissing',
  'priceMissing',
  'priceUnreadable',
  'ruleBroken',
  'menuProblem',
  'halves',
  'partAmount',
  'extraUnreadable',
  'cellUnreadable',
  'traitUnknown',
  'fieldWithoutPlace',
  'referenceUnknown',
  'pictureUnreadable',
  'taxIgnored',
  'declarationMisspelled',
  'declarationHint',
  'spicinessLevel',
  'numberInName',
  'contentInName',
  'currency',
  'allergensUnknown',
  'declarationUnknown',
  'legendMissing',
  'glutenKindMissing',
  'nutKindMissing',
  'sulphiteProposed',
  'ageAssumed',
  'mayContainAlcohol',
  'drinkAssumed',
  'contentAssumed',
  'prepackedAssumed',
  'depositMissing',
  'depositKindMissing',
  'particularsMissing',
  'priceZero',
  'pricesForEveryOrderType',
  'zoneFeeAssumed',
  'categoryMissing',
] as const;

/**
 * rejected: a dish, or one of its rows, is not in the shop. lost: a value is not. changed: stored in another form. assumed:
 * missing in the file, we chose a careful value.
 */
export interface ImportNote {
  readonly kind: 'rejected' | 'lost' | 'changed' | 'assumed';
  readonly code: (typeof IMPORT_NOTE_CODES)[number];
  /** The dish, category or field. */
  readonly where: string;
  /** The value in the imported file. */
  readonly value: string;
}
