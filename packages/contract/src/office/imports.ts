/** What an import had to do with something that did not fit. */
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

/** lost: it is not in the shop. changed: it is, in another form. assumed: it was not said, we chose. */
export interface ImportNote {
  readonly kind: 'lost' | 'changed' | 'assumed';
  readonly code: (typeof IMPORT_NOTE_CODES)[number];
  /** The dish, category or field. */
  readonly where: string;
  /** What stood there. */
  readonly value: string;
}
