import type { Article } from './article.ts';
import type { Column } from './columns.ts';
import type { Notebook } from './imported.ts';
import type { TableRow } from './table-rows.ts';

/** The cells of the rows of an article: the first one that is filled, or all of them. */
export function createCells(rows: readonly TableRow[]) {
  const list = (column: Column): string[] => [...new Set(rows.flatMap(({ cells }) => cells[column] ?? []))];
  return {
    one: (column: Column): string | null => list(column)[0] ?? null,
    all: (column: Column): string | null => list(column).join('\n') || null,
  };
}
export type Cells = ReturnType<typeof createCells>;

export interface CellContext {
  readonly article: Article;
  readonly notebook: Notebook;
}
