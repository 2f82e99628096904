import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawChanges, listCells, readChanges } from '../changes/draw.ts';

// It may only fall.
const MOST_OPEN = 0;

const cells = listCells();

it('docs/changes.md shows the cells of tests/changes: npm run changes', () => {
  expect(readChanges()).toBe(drawChanges());
});

it('each filled cell names a test, and its sentence stands in the same file', () => {
  const missing = cells.flatMap((cell) => {
    if (!('says' in cell)) return [];
    const { file, title } = cell.test;
    const source = readFileSync(file, 'utf8');
    return [title, cell.says].filter((text) => !source.includes(text)).map((text) => `${file}: ${text}`);
  });
  expect(missing).toEqual([]);
});

it(`at most ${MOST_OPEN} cells are open`, () => {
  const open = cells.filter((cell) => 'open' in cell).length;
  process.stdout.write(`${open} of at most ${MOST_OPEN} cells of tests/changes are open\n`);
  expect(open).toBeLessThanOrEqual(MOST_OPEN);
});
