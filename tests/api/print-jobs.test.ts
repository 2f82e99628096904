import { describe, expect, it } from 'vitest';
import { runPrintJobs } from '../faults/print-jobs.ts';
import { databases } from '../support/databases.ts';
import { amount, SEED, usuallyOnSqlite } from '../support/tier.ts';

const JOBS = amount({ usual: 36, thorough: 600 });

describe.each(usuallyOnSqlite(databases))(`${JOBS} print jobs on $name (TEST_SEED=${SEED})`, ({ open }) => {
  it('are printed once, or are in doubt, over lost and repeated messages and killed servers', async () => {
    const { kills, states, violations } = await runPrintJobs({ open, seed: SEED, jobs: JOBS });
    expect(violations).toEqual([]);
    expect(kills).toBeGreaterThan(0);
    expect(states['printed']).toBeGreaterThan(JOBS / 2);
  }, 300_000);
});
