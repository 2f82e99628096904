import type { ColumnMeaning } from '@tischlein/contract/office';

/** What the columns of a sheet mean, by their heading, as the merchant says. */
export type SheetAnswers = ReadonlyMap<string, ColumnMeaning>;
/** By the name of the sheet. */
export type ColumnAnswers = ReadonlyMap<string, SheetAnswers>;

interface Answer {
  readonly sheet: string;
  readonly heading: string;
  readonly meaning: ColumnMeaning;
}

const NONE: SheetAnswers = new Map();

/** A column that is still unclear is not answered. */
export const toColumnAnswers = (answers: readonly Answer[]): ColumnAnswers =>
  new Map(
    [...Map.groupBy(answers, ({ sheet }) => sheet)].map(([sheet, all]) => [
      sheet,
      new Map(
        all
          .filter(({ meaning }) => meaning !== 'unclear')
          .map(({ heading, meaning }) => [heading.trim(), meaning] as const),
      ),
    ]),
  );

export const answersFor = (answers: ColumnAnswers, sheet: string): SheetAnswers => answers.get(sheet) ?? NONE;
