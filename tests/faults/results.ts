import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What was run with these seeds, and what it found. */
export interface FaultResult {
  readonly engine: 'sqlite' | 'postgres';
  /** 'kills at random', say. */
  readonly kind: string;
  /** The first of `count` consecutive seeds. */
  readonly seed: number;
  readonly count: number;
  readonly violations: readonly string[];
  /** The commit that was tested. */
  readonly commit: string;
}

/** One result a line, kept in the repository. */
export const RESULTS_FILE = join(import.meta.dirname, 'results.jsonl');

export function readResults(file: string): readonly FaultResult[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line): FaultResult => JSON.parse(line));
}

export const keepResult = (file: string, result: FaultResult): void =>
  appendFileSync(file, `${JSON.stringify(result)}\n`);

/** The first seed from `first` on that has not been run without a violation. */
export function findNextSeed(
  results: readonly FaultResult[],
  { engine, kind, first }: { readonly engine: FaultResult['engine']; readonly kind: string; readonly first: number },
): number {
  const clean = results
    .filter((each) => each.engine === engine && each.kind === kind && each.violations.length === 0)
    .toSorted((left, right) => left.seed - right.seed);
  return clean.reduce((next, { seed, count }) => (seed <= next ? Math.max(next, seed + count) : next), first);
}
