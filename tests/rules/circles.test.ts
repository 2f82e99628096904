import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { committedFiles } from './committed-files.ts';

/** Files that reach each other through imports, types included, are read and changed together. This number may only get smaller. */
const MOST_CIRCLES = 5;

const IMPORTED = /(?:\bfrom|\bimport|\bimport\()\s*'(\.{1,2}\/[^']+)'/g;
const TESTS = /\.(?:test|stories)\.tsx?$/;

it('files import each other in circles at a few known places only', () => {
  const sources = committedFiles(/^(?:apps|packages)\/.*\.tsx?$/).filter(({ path }) => !TESTS.test(path));
  expect(sources.length).toBeGreaterThan(2000);
  const circles = findCircles(new Map(sources.map(({ path, text }) => [path, listImported(path, text)])));
  // All of them, for the message, if there are too many.
  expect(circles.length > MOST_CIRCLES ? circles : []).toEqual([]);
});

it('circles are found whichever file is read first', () => {
  const imports = { a: ['b'], b: ['c', 'x'], c: ['a'], d: ['a', 'e'], e: ['d'], f: ['a', 'd'] };
  for (const entries of [Object.entries(imports), Object.entries(imports).toReversed()]) {
    const circles = findCircles(new Map(entries)).map((files) => new Set(files));
    expect(new Set(circles)).toEqual(new Set([new Set(['a', 'b', 'c']), new Set(['d', 'e'])]));
  }
});

const listImported = (path: string, text: string): readonly string[] =>
  Array.from(text.matchAll(IMPORTED), ([, file = '']) => posix.join(posix.dirname(path), file));

/** The strongly connected components of more than one file (Tarjan). */
function findCircles(imports: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const numbers = new Map<string, number>();
  const open: string[] = [];
  const circles: (readonly string[])[] = [];
  for (const file of imports.keys()) if (!numbers.has(file)) visit(file);
  return circles;

  /** Returns the lowest number of an open file that this one reaches. */
  function visit(file: string): number {
    const own = numbers.size;
    numbers.set(file, own);
    open.push(file);
    let lowest = own;
    for (const next of imports.get(file) ?? []) {
      if (!imports.has(next)) continue;
      const known = numbers.get(next);
      if (known === undefined) lowest = Math.min(lowest, visit(next));
      else if (open.includes(next)) lowest = Math.min(lowest, known);
    }
    if (lowest < own) return lowest;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1) circles.push(circle);
    return own;
  }
}
