// npm run changes: writes docs/changes.md from tests/changes/pages and prints it; tests/rules compares it.
import { readFileSync, writeFileSync } from 'node:fs';
import { CHANGES, type Cell } from './changes.ts';
import { PAGES } from './pages.ts';

const PAGE = 'docs/changes.md';
const NAMES = Object.entries(CHANGES);

export const readChanges = (): string => readFileSync(PAGE, 'utf8');

export const listCells = (): readonly Cell[] => Object.values(PAGES).flatMap((row) => Object.values(row));

export function drawChanges(): string {
  const cells = listCells();
  const filled = cells.filter((cell) => 'says' in cell).length;
  const impossible = cells.filter((cell) => 'cannot' in cell).length;
  return [
    '# What others change while a page is open',
    'Written by `npm run changes` from `tests/changes/pages`; do not edit. A filled cell states what the person reads and what they can do next; an open one has no test yet.',
    `${cells.length} cells: ${filled} driven by a test, ${impossible} impossible, ${cells.length - filled - impossible} open.`,
    ...Object.entries(PAGES).flatMap(([page, row]) => [`## ${page}`, drawRow(Object.entries(row))]),
  ]
    .join('\n\n')
    .concat('\n');
}

function drawRow(cells: readonly (readonly [string, Cell])[]): string {
  const words = new Map<string, string>(NAMES);
  return [
    '| Change | Reads | Next step | Test |',
    '|---|---|---|---|',
    ...cells.map(([change, cell]) => `| ${words.get(change)} | ${drawCell(cell)} |`),
  ].join('\n');
}

function drawCell(cell: Cell): string {
  if ('cannot' in cell) return `– | cannot happen: ${cell.cannot} | –`;
  if ('open' in cell) return `? | open: ${cell.open} | –`;
  return `“${cell.says}” | ${cell.next} | \`${cell.test.file}\``;
}

if (import.meta.main) {
  writeFileSync(PAGE, drawChanges());
  process.stdout.write(drawChanges());
}
