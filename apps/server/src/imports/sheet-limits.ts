/** As in a spreadsheet. */
export const MOST_CELL_CHARACTERS = 32_767;
export const MOST_COLUMNS = 500;
export const MOST_ROWS = 50_000;

/** Whether rows are more than a menu can have: such a file takes minutes to read. */
export const isTooExtensive = (rows: readonly { readonly cells: readonly string[] }[]): boolean =>
  rows.length > MOST_ROWS || rows.some(({ cells }) => cells.length > MOST_COLUMNS);
