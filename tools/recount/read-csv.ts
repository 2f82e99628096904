/** The rows of a CSV file with semicolons, each as its fields by the headings of the first row. */
export function readCsv(text: string): readonly Readonly<Record<string, string>>[] {
  const [head = [], ...rows] = splitRows(text.replace(/^\uFEFF/, ''));
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
}

const FIELD = /(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r\n|\n|$)/gy;

/** The fields of each row. */
export function splitRows(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(FIELD)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ';') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    if (end === '') break;
    row = [];
  }
  return rows;
}
