import { describe, expect, it } from 'vitest';
import { type FaultResult, findNextSeed } from '../faults/results.ts';

const result = (seed: number, count: number, violations: readonly string[] = []): FaultResult => ({
  engine: 'sqlite',
  kind: 'groups',
  seed,
  count,
  violations,
  commit: 'abc',
});

describe('the seed at which a run resumes', () => {
  it.each([
    ['nothing was run', [], 1],
    ['after blocks that follow each other', [result(1, 100), result(101, 100)], 201],
    ['after blocks in another order, some of them twice', [result(101, 100), result(1, 100), result(51, 10)], 201],
    ['before a gap', [result(1, 100), result(201, 100)], 101],
    ['at a block with a violation', [result(1, 100), result(101, 100, ['lost'])], 101],
    ['another engine does not count', [{ ...result(1, 100), engine: 'postgres' as const }], 1],
  ])('%s', (_case, results, seed) => {
    expect(findNextSeed(results, { engine: 'sqlite', kind: 'groups', first: 1 })).toBe(seed);
  });
});
