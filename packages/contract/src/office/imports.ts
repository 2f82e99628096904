import { z } from 'zod';

/** A file of a merchant, and whether the shop may lose dishes, offers or pictures by it (S3 L7). */
export const importRequest = z
  .object({
    fileName: z.string().min(1).max(200),
    content: z.base64(),
    replace: z.boolean().default(false),
  })
  .meta({ id: 'ImportRequest' });

/** The report in lines; nothing is written by a check. */
export const importAnswer = z
  .object({
    report: z.array(z.string()),
    /** The shop would lose so much that a person has to agree. */
    needsConsent: z.boolean(),
    /** To be sent as If-Match with the import. */
    version: z.string(),
  })
  .meta({ id: 'ImportAnswer' });
export type ImportAnswer = z.infer<typeof importAnswer>;

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
