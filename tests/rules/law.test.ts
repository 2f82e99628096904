import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const LAW = readFileSync('docs/law.md', 'utf8');
const SPECIFICATION = readFileSync('docs/specification/3-decisions.md', 'utf8');

const duties = LAW.split('\n')
  .slice(LAW.split('\n').findIndex((line) => line === '## Duties'))
  .filter((line, at, lines) => line.startsWith('| ') && at < lines.findIndex((next) => next.startsWith('## The ')))
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('docs/law.md names a paragraph, what we do and a test for each duty', () => {
  expect(duties.length).toBeGreaterThan(18);
  const incomplete = duties.filter(([, ...cells]) => cells.slice(0, 4).some((cell) => cell === ''));
  expect(incomplete).toEqual([]);
});

it('every test that docs/law.md names exists', () => {
  const named = duties.flatMap(([, , , , tests = '']) =>
    Array.from(tests.matchAll(/`([^`]+)`/g), ([, path = '']) => path),
  );
  expect(named.length).toBeGreaterThanOrEqual(duties.length);
  expect(named.filter((path) => !/\.(test|story)\.tsx?$/.test(path) || !existsSync(path))).toEqual([]);
});

it('docs/law.md names every row L of the specification', () => {
  const rows = Array.from(SPECIFICATION.matchAll(/^\| (L\d+) \|/gm), ([, row = '']) => row);
  expect(rows).toContain('L16');
  const named = new Set(duties.flatMap(([, , from = '']) => from.match(/\bL\d+\b/g) ?? []));
  expect(rows.filter((row) => !named.has(row))).toEqual([]);
});
