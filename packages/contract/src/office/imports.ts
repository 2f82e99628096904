import { DECLARATIONS, type MenuDocument, NUTRIENTS } from '@tischlein/domain/menu';
import { z } from 'zod';
import { menuDocument } from '../shop/menu.ts';
import { line } from '../wire-values.ts';

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
  'priceAmbiguous',
  'priceFrom',
  'priceSeveral',
  'priceNotFixed',
  'priceCurrency',
  'priceNet',
  'pricePerUnit',
  'priceDate',
  'dateInCell',
  'nameRepeated',
  'sheetNotRead',
  'rowWithoutMeaning',
  'priceColumnIgnored',
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
  'depositHigh',
  'depositKindMissing',
  'particularsMissing',
  'priceZero',
  'priceOdd',
  'priceOfAllTypes',
  'notSoldFor',
  'categoryFromRow',
  'categoryFromAbove',
  'categoryFromSheet',
  'pricesForEveryOrderType',
  'zoneFeeMissing',
  'categoryMissing',
  'pageBlockUnreadable',
  'pictureByAddress',
  'pictureAddressRefused',
  'optionsLost',
] as const;

const IMPORT_NOTE_KINDS = ['rejected', 'lost', 'changed', 'assumed'] as const;

/**
 * rejected: a dish, or one of its rows, is not in the shop. lost: a value is not. changed: stored in another form. assumed:
 * missing in the file, we chose a careful value.
 */
export const importNote = z
  .object({
    kind: z.enum(IMPORT_NOTE_KINDS),
    code: z.enum(IMPORT_NOTE_CODES),
    /** The dish, category or field. */
    where: z.string(),
    /** The value in the imported file. */
    value: z.string(),
  })
  .readonly()
  .meta({ id: 'ImportNote' });
export type ImportNote = z.infer<typeof importNote>;

/** Why a row of a table is no dish, although nothing is wrong with it. */
export const IGNORED_ROWS = [
  'columnHeadings',
  'categoryHeading',
  'legend',
  'rowWithoutMeaning',
  'explanation',
  'example',
  'hidden',
  'repeatedOnPage',
] as const;

/** Each row of a source exactly once: `read` is the sum of the others. */
export const rowBalance = z
  .object({
    read: z.int(),
    taken: z.int(),
    refused: z.array(z.object({ row: z.string(), reason: z.enum(IMPORT_NOTE_CODES) })),
    ignored: z.array(z.object({ row: z.string(), reason: z.enum(IGNORED_ROWS) })),
  })
  .readonly()
  .meta({ id: 'RowBalance' });
export type RowBalance = z.infer<typeof rowBalance>;

/** What a column of a table can mean. */
export const IMPORT_COLUMNS = [
  'category',
  'number',
  'name',
  'description',
  'size',
  'crust',
  'price',
  'traits',
  'allergens',
  'additives',
  'declarations',
  'isDrink',
  'age',
  'deposit',
  'depositKind',
  'content',
  'isPrepacked',
  'producer',
  'ingredientList',
  'alcohol',
  ...NUTRIENTS,
  'origin',
  'storage',
  'extras',
  'picture',
] as const;

/** Prices of some order types: 'webshop' is delivery and pickup; or in cents. */
export const PRICE_COLUMNS = ['priceWebshop', 'priceDelivery', 'pricePickup', 'priceDineIn', 'priceCents'] as const;

/**
 * `price`: in euro, with VAT, for every order type; `sizePrice`: the price of the size that the heading names; `unclear`: a
 * price that only the merchant can explain; `none`: the column is not read.
 */
export const COLUMN_MEANINGS = [...IMPORT_COLUMNS, ...PRICE_COLUMNS, 'sizePrice', 'unclear', 'none'] as const;
export type ColumnMeaning = (typeof COLUMN_MEANINGS)[number];

const columnMeaning = z.enum(COLUMN_MEANINGS);

/**
 * Why prices below a heading cannot be sold as they are: without VAT, in another currency, by weight or person, of another
 * kind than what guests pay, or with unknown words.
 */
export const PRICE_COLUMN_PROBLEMS = ['net', 'currency', 'unit', 'otherPrice', 'words'] as const;
export type PriceColumnProblem = (typeof PRICE_COLUMN_PROBLEMS)[number];

/** The name of the sheet; empty in a text file. */
const sheet = z.string().max(200);

/** A file or a page with a menu, and what the merchant has answered about it so far. */
export const readingRequest = z
  .object({
    source: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('file'), fileName: z.string().min(1).max(200), content: z.base64() }),
      z.object({ kind: z.literal('page'), url: line(2000) }),
    ]),
    /** Replaces what the headings are taken for. */
    columns: z
      .array(z.object({ sheet: sheet.default(''), heading: z.string().max(1000), meaning: columnMeaning }))
      .max(2000)
      .default([]),
    /** What unknown words declare; an empty list: the word needs no declaration. */
    words: z
      .array(z.object({ word: line(80), declarations: z.array(z.enum(DECLARATIONS)).max(DECLARATIONS.length) }))
      .max(1000)
      .default([]),
  })
  .meta({ id: 'ReadingRequest' });
export type ReadingRequest = z.input<typeof readingRequest>;

const readMenu: z.ZodType<MenuDocument> = menuDocument;

/** A menu as it was read, for the wizard, which compares it with the present one. */
export const readingAnswer = z
  .object({
    format: z.enum(['tischlein', 'bistro', 'square', 'table', 'page', 'pdf']),
    /** Of a text file. */
    encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']).nullable(),
    /** Rows of a table, or dishes of another source, without those that are no dishes. */
    found: z.int(),
    /** What became of each row. */
    rows: rowBalance,
    /** The till or shop whose export this is, as far as we know it. */
    system: z.string().nullable(),
    /** The columns of a table with the first cells. */
    columns: z.array(
      z.object({
        sheet,
        heading: z.string(),
        meaning: columnMeaning,
        /** Of an unclear price, or one that is not read. */
        problem: z.enum(PRICE_COLUMN_PROBLEMS).nullable(),
        samples: z.array(z.string()),
      }),
    ),
    /** null: it is not known yet which columns are the name and the price. */
    menu: readMenu.nullable(),
    notes: z.array(importNote),
    /** Where pictures of its dishes are on the web, to be fetched when the menu is taken over. */
    pictures: z.array(z.object({ dish: z.string(), address: z.string() })),
    /** Unknown words about allergens, with the dishes that have them. */
    words: z.array(z.object({ word: z.string(), dishes: z.array(z.string()) })),
  })
  .meta({ id: 'Reading' });
export type ReadingAnswer = z.infer<typeof readingAnswer>;
