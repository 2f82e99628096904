import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawChanges, listCells, readChanges } from '../changes/draw.ts';

// It may only fall.
const MOST_OPEN = 250;

const cells = listCells();

it('docs/changes.md shows the cells of tests/changes: npm run changes', () => {
  expect(readChanges()).toBe(drawChanges());
});

it('each driven cell names a test that expects its sentence', () => {
  const missing = cells.flatMap((cell) => {
    if (!('says' in cell)) return [];
    const { file, title } = cell.test;
    const source = readFileSync(file, 'utf8');
    return [title, cell.says].filter((text) => !source.includes(text)).map((text) => `${file}: ${text}`);
  });
  expect(missing).toEqual([]);
});

it('fewer cells are open than before', () => {
  const open = cells.filter((cell) => 'open' in cell).length;
  process.stdout.write(`${open} of at most ${MOST_OPEN} cells of tests/changes are open\n`);
  expect(open).toBeLessThanOrEqual(MOST_OPEN);
});
