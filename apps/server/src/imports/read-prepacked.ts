import { type DishDocument, NUTRIENTS, type NutrientInformation, type PrepackedDocument } from '@tischlein/domain/menu';
import { PREPACKED_ONLY } from '@tischlein/wording/import';
import type { CellContext, Cells } from './article-cells.ts';
import type { TableRow } from './table-rows.ts';

const TEXTS = { producer: 'producer', ingredients: 'ingredientList', origin: 'origin', storage: 'storage' } as const;

/** The particulars of prepacked goods, each in its column (S3 L4). Cells that are not readable are reported. */
export function readPrepacked(
  { where }: TableRow,
  cells: Cells,
  { article, notebook }: CellContext,
): Pick<DishDocument, 'prepacked'> {
  const readNumber = (column: 'alcohol' | (typeof NUTRIENTS)[number]): number | undefined => {
    const text = cells.one(column);
    const number = text === null ? undefined : readDecimal(text);
    if (text !== null && number === undefined) notebook.lost('cellUnreadable', where, text);
    return number;
  };
  const texts = Object.entries(TEXTS).flatMap(([field, column]) => {
    const text = cells.one(column);
    return text === null ? [] : [[field, text] as const];
  });
  const values = NUTRIENTS.flatMap((nutrient) => {
    const value = readNumber(nutrient);
    return value === undefined ? [] : [[nutrient, value] as const];
  });
  const alcoholPercent = readNumber('alcohol');
  const nutrition: NutrientInformation = { per: article.isDrink ? '100ml' : '100g', ...Object.fromEntries(values) };
  const prepacked: PrepackedDocument = {
    ...Object.fromEntries(texts),
    ...(values.length > 0 && { nutrition }),
    ...(alcoholPercent !== undefined && { alcoholPercent }),
  };
  if (!article.isPrepacked && texts.length === 0) {
    if (Object.keys(prepacked).length > 0) notebook.lost('fieldWithoutPlace', where, PREPACKED_ONLY);
    return {};
  }
  return { prepacked: { ...prepacked, ...(article.isWine && { isWine: true }) } };
}

/** '4,9 % vol.', '< 0,1 g', '180' → the number; undefined: none. */
export function readDecimal(text: string): number | undefined {
  const number = /^\s*(?:<|ca\.?)?\s*(\d{1,5}(?:[.,]\d{1,2})?)\s*(?:%?\s*(?:vol\.?)?(?:-?\s*%)?|g|kj|kcal)\s*$/i.exec(
    text,
  )?.[1];
  return number === undefined ? undefined : Number(number.replace(',', '.'));
}
