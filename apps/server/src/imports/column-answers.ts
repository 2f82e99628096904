import type { ColumnMeaning } from '@tischlein/contract/office';

/**
 * What the columns of a sheet mean, by their heading, as the merchant says; or as the reader of a known system says, with
 * 'unread' for what a menu has no place for.
 */
export type SheetAnswers = ReadonlyMap<string, ColumnMeaning | 'unread'>;
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

/** The known meanings of the columns of a sheet; the merchant's word comes first. */
export const answersFor = (
  answers: ColumnAnswers,
  { name, known = NONE }: { readonly name: string; readonly known?: SheetAnswers },
): SheetAnswers => new Map([...known, ...(answers.get(name) ?? NONE)]);
