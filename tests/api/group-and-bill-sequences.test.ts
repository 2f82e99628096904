import { describe, expect, it } from 'vitest';
import { runBillSequences, runGroupSequences } from '../faults/sequences.ts';
import { databases } from '../support/databases.ts';
import { amount, SEED, usuallyOnSqlite } from '../support/tier.ts';

// TEST_SEQUENCES=10000 runs as many.
const SEQUENCES = Number(process.env['TEST_SEQUENCES'] ?? amount({ usual: 16, thorough: 400 }));
const WITHIN_MS = 600_000 + SEQUENCES * 200;

// More with `npm run faults -- --only groups --sequences N --seed N`.
describe.each(usuallyOnSqlite(databases))('random steps on two nodes, on $name', ({ open }) => {
  const run = { open, sequences: SEQUENCES, seed: SEED };
  it(`a group orders once what its members see (seed ${SEED})`, { timeout: WITHIN_MS }, async () => {
    expect(await runGroupSequences(run)).toEqual([]);
  });

  it(`the sums of a bill add up (seed ${SEED})`, { timeout: WITHIN_MS }, async () => {
    expect(await runBillSequences(run)).toEqual([]);
  });
});
