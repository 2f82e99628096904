/** What an import did with a value that did not fit. */
export const IMPORT_NOTE_CODES = [
  'allergensUnknown',
  'declarationUnknown',
  'declarationMisspelled',
  'traitUnknown',
  'spicinessLevel',
  'numberInName',
  'contentInName',
  'priceZero',
  'pricesForEveryOrderType',
  'zoneFeeAssumed',
  'fieldWithoutPlace',
  'referenceUnknown',
  'ageAssumed',
  'currency',
  'taxIgnored',
  'priceMissing',
  'rowUnreadable',
  'categoryMissing',
  'menuProblem',
] as const;

/** lost: not in the shop. changed: stored in another form. assumed: missing in the file, we chose a value. */
export interface ImportNote {
  readonly kind: 'lost' | 'changed' | 'assumed';
  readonly code: (typeof IMPORT_NOTE_CODES)[number];
  /** The dish, category or field. */
  readonly where: string;
  /** The value in the imported file. */
  readonly value: string;
}
